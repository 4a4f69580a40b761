import type { SafetyKind, SafetyLevel } from "../../../../../../../shared/src/contracts/safety.ts";

/**
 * Phrases that mean the same for a person's safety. Written as in `text/phrases.ts`.
 * A `hint` says nothing alone; `combinations.ts` says what it means beside another.
 */
export interface Expression {
  name: string;
  kinds: readonly SafetyKind[];
  level: SafetyLevel | "hint";
  phrases: readonly string[];
  /** The phrase holds its own "not", or a "not" before it takes nothing away. */
  deniable?: false;
  /** Told with intent, a plan or a time it is `high`. */
  intendable?: true;
  /** What it is once it is long over; `low` unless said otherwise. */
  settled?: SafetyLevel | "nothing";
  /** A thought that may come against the person's will; `low` then. */
  rejectable?: true;
  /** Names the acting person itself, or cannot be anybody else's. */
  about?: "self" | "other";
  /** An act in the past tense: done lately it is `high`. */
  act?: true;
  /** Counts only where the writer is the one who speaks of themselves. */
  ownOnly?: true;
  /** Counts only where nothing follows in its clause: "I cut.", not "I cut hair". */
  endsClause?: true;
  spanish?: true;
}

/** Words that are one element of a phrase may stay together as its alternatives. */
const isOneWord = (words: string) => !/[\s?~]/.test(words) && words !== "";

/**
 * Every way to read a phrase with choices of several words: "tired of (life|being alive)"; `)?` may
 * be missing. Outside of brackets an alternative is one word: "being alive|dead" is "being" and then
 * "alive" or "dead".
 */
function spellOut(phrase: string): string[] {
  const choice = /\(([^()]*)\)(\?)?/.exec(phrase);
  if (choice === null) return [phrase];
  const before = phrase.slice(0, choice.index);
  const after = phrase.slice(choice.index + choice[0].length);
  const choices = (choice[1] ?? "").split("|");
  const single = choices.filter(isOneWord);
  const several = choices.filter((words) => !isOneWord(words));
  if (single.length > 0) several.unshift(single.join("|"));
  if (choice[2] === "?") several.push("");
  return several.flatMap((words) => spellOut(before + words + after));
}

/** Phrases apart by semicolons or line breaks; choices of several words stand in brackets. */
export function phrases(strings: TemplateStringsArray): readonly string[] {
  return strings
    .join("")
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .flatMap(spellOut)
    .map((phrase) => phrase.replace(/\s+/g, " "));
}
