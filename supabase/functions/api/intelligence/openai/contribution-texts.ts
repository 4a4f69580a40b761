import { contentWords } from "../matching/closeness.ts";
import { speaksToSoftware } from "./commands.ts";
import { ModelError } from "./model-error.ts";
import { plain, soundText } from "./soundness.ts";

/** How long each text of a contribution may be, in characters; 0 lets it be empty. */
const LENGTHS = {
  question: { min: 5, max: 600 },
  reasoning: { min: 0, max: 1_000 },
  insight: { min: 10, max: 1_000 },
  application: { min: 0, max: 1_000 },
  summary: { min: 0, max: 1_500 },
  note: { min: 3, max: 400 },
} as const;

/**
 * A text that the model wrote for an expert's contribution, as it may be shown. `sources`: what it
 * may quote. Throws a `ModelError` for one that does not hold up.
 */
export function contributionText(
  kind: keyof typeof LENGTHS,
  text: string,
  sources: readonly string[],
): string {
  // Clients will read it, so not even in quotation marks.
  if (speaksToSoftware(text)) throw new ModelError("unfounded", 0);
  const sound = soundText(text, { ...LENGTHS[kind], ownWords: sources });
  const asks = /[?？؟]\s*["”»]?$/.test(sound);
  const isWrong =
    (kind === "question" && !asks && !/\S\s+\S/.test(sound)) || (kind === "insight" && asks);
  if (isWrong) throw new ModelError("unfounded", 0);
  return sound;
}

/** Whether texts take up a word of the sources, filling words aside. */
export function takesUp(texts: readonly string[], sources: readonly string[]): boolean {
  const known = contentWords(sources.join("\n"));
  return [...contentWords(texts.join("\n"))].some((word) => known.has(word));
}

/** The items whose text no earlier one has, punctuation and case aside; `taken` are such texts, too. */
export function withoutRepeats<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  taken: readonly string[] = [],
): T[] {
  const seen = new Set(taken.map(plain));
  return items.filter((item) => {
    const words = plain(textOf(item));
    return !seen.has(words) && seen.add(words);
  });
}
