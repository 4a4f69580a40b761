import type { TherapistDescription } from "../../intelligence.ts";

/** Where in a description something stands. `named`: specialty, tags, modalities or populations. */
export type Where = "named" | "style" | "description" | "clients" | "text" | "anywhere";

/** Words to look for, upper or lower case alike. */
export interface Fact {
  where: Where;
  words: string;
}

/**
 * A therapist of one kind, answering the eleven questions of `seed.sql` as people write, and what a
 * careful reader found in the answers. Written apart from the words that the product looks for.
 */
export interface TherapistCase {
  id: string;
  kind: string;
  name: string;
  experience: number;
  /** In the order of the questions. */
  answers: string[];
  /** What was said plainly and a description must hold. */
  facts: Fact[];
  /** What was denied, left to others or never said, and must not be claimed. */
  forbidden: Fact[];
  /** Numbers of the insights in `seed.sql`, from 0, whose subject the answers really meet. */
  insights: number[];
  /** Those that would be wrong to apply. The rest is a matter of taste. */
  notInsights: number[];
}

/** One fact a row: where it is looked for, a colon, the words. */
export function facts(text: TemplateStringsArray): Fact[] {
  return text
    .join("")
    .split("\n")
    .map((line) => /^\s*(named|style|description|clients|text|anywhere): (.+?)\s*$/.exec(line))
    .flatMap((row) => (row ? [{ where: row[1] as Where, words: row[2] ?? "" }] : []));
}

/** The words of a description that stand at a place. */
export function wordsAt(where: Where, of: TherapistDescription): string {
  const named = [of.specialty, ...of.tags, ...of.modalities, ...of.populations].join("\n");
  const text = [of.style, of.description, of.userFriendlyDescription].join("\n");
  const at: Record<Where, string> = {
    named,
    style: of.style,
    description: of.description,
    clients: of.userFriendlyDescription,
    text,
    anywhere: `${named}\n${text}`,
  };
  return at[where];
}
