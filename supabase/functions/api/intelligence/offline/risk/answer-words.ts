import type { Text } from "../text/tokens.ts";

export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const YES = set(
  "yes yeah yep yup yea ya yess si sure absolutely definitely unfortunately sadly guilty sometimes often always daily constantly mhm",
);
const NO = set(
  "no nope nah never none na nada not nunca jamas neither negative noo non zero nothing nil",
);
const CLOSED =
  /^(?:i )?(?:would |do )?(?:rather|prefer|not want(?! to be)|not care|skip|pass|no comment|next)\b/;
/** A question that is not answered, and need not be. */
const UNTOLD =
  /\bnot want to (?:talk|say|answer|go there|get into)|\b(?:skip|pass on) (?:that|this|it)\b|\b(?:that|this|it) is (?:very |too |really |kind of )?(?:private|personal)\b|\bnone of your business\b|\bnot comfortable\b|\bmove on\b/;

/** Neither yes nor no: to a question of life and death it is asked again. */
export const UNSURE =
  /^(?:\w+ ){0,2}(?:do not know|not (?:\w+ )?sure|no idea|can not say|hard to say)\b/;

/** The words of an answer, without a "not" that says no no: "more often than not", "who doesn't". */
export function wordsOf(text: Text): string[] {
  const words = text.tokens.map(({ word }) => word);
  const plain = words.join(" ").replace(/^n a$/, "no");
  return plain.replace(/\b(than|who do|who does|why) not\b/g, "$1").split(" ");
}

/** Where an answer starts with a no, or says one in its first few words: "thankfully no". */
export function saysNo(words: readonly string[]): boolean {
  const first = words.slice(0, 5);
  const no = first.findIndex((word) => NO.has(word));
  const yes = words.findIndex((word, i) => YES.has(word) && !NO.has(words[i + 1] ?? ""));
  return no >= 0 && (yes < 0 || no < yes);
}

/** Whether somebody would rather not answer. */
export function isUntold(text: Text): boolean {
  const plain = wordsOf(text).join(" ");
  return CLOSED.test(plain) || UNTOLD.test(plain);
}
