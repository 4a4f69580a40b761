import type { Text } from "../../text/tokens.ts";
import { type Span, sameSentence, wordAt, wordSet } from "./sentence.ts";

const NEGATOR = wordSet(
  "not never no without neither nor zero deny denies denied nunca jamas ni sin aint",
);
/**
 * Words through which a "not" reaches what follows: "never really had any thoughts of …". Any other
 * word stops it: in "I can't take it, I want to die" nothing is denied.
 */
const TRANSPARENT = wordSet(
  `i am was were is be been being have has having had do did does would will could going to gonna
  want wanted wanting wish wished plan plans planning planned intend intending intention intentions
  desire feel feeling feels felt think thinks thinking thought thoughts of about any ever really
  currently actively active actual actually even at all a an the considered considering consider
  contemplated self harm suicide suicidal attempt attempts attempted try tried trying or history
  current once urge urges hurt hurting harm harming kill killing myself anyone anybody someone others
  that way like anything ideas idea wishes my life cut cutting also either me it he she they you
  need needed tempted with struggled struggle experienced experience yo quiero pensado pienso tenido en`,
);
const REACH = 14;
const LIST_REACH = 8;

/** How a "not" before the match takes it back. */
export type Denial = "denied" | "doubted" | "none";

/** Whether the match is denied: "I have never thought of …", "no plans to …", "suicidal? no". */
export function denialOf(text: Text, { from, to }: Span): Denial {
  const listed = /^(?:or|nor)$/.test(wordAt(text, from - 1));
  let guesses = false;
  for (let i = from - 1; i >= 0 && i >= from - REACH && sameSentence(text, i, from); i--) {
    const word = wordAt(text, i);
    if (/^(?:will|would|could|going)$/.test(word)) guesses = true;
    if (NEGATOR.has(word)) return denialBy(text, i, { from, to }, guesses);
    if (!TRANSPARENT.has(word) && !(listed && i > from - LIST_REACH)) break;
  }
  return isDeniedAfter(text, { from, to }) ? "denied" : "none";
}

/** What the negating word at `at` does to the match: "not only", "why not" and "can't not" do nothing. */
function denialBy(text: Text, at: number, { from, to }: Span, guesses: boolean): Denial {
  const word = wordAt(text, at);
  const next = wordAt(text, at + 1);
  if (at + 1 < from && /^(?:one|only|just|sure|telling|matter)$/.test(next)) return "none";
  if (word === "no" && /^(?:i|he|she|we|but|yo)$/.test(next)) return "none";
  if ([1, 2].some((back) => wordAt(text, at - back) === "why")) return "none";
  if (word === "never" && [1, 2, 3].some((on) => /^(?:more|so)$/.test(wordAt(text, to + on)))) {
    return "none";
  }
  if (word === "without" && hasNegatorBefore(text, at)) return "none";
  const between = text.tokens.slice(at + 1, from).map((token) => token.word);
  if (wordAt(text, at - 1) === "can" && between.includes("do")) return "none";
  return guesses && between.some((w) => /^(?:think|sure|believe)$/.test(w)) ? "doubted" : "denied";
}

function hasNegatorBefore(text: Text, at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 9 && sameSentence(text, i, at); i--) {
    if (NEGATOR.has(wordAt(text, i))) return true;
  }
  return false;
}

/** "Suicidal thoughts: none.", "Suicidal? No." and, as a whole sentence, "Hurting myself, no." */
function isDeniedAfter(text: Text, { from, to }: Span): boolean {
  const skipped = /^(?:thoughts?|ideation|attempts?|plans?|urges?)$/.test(wordAt(text, to + 1));
  const last = text.tokens[skipped ? to + 1 : to];
  const next = text.tokens[skipped ? to + 2 : to + 1];
  if (last === undefined || next === undefined) return false;
  const between = text.source.slice(last.end, next.start);
  const isWhole =
    !sameSentence(text, from - 1, from) && text.tokens[to + 2]?.sentence !== next.sentence;
  const isAnswered = /^\s?[?:=–—-]\s?$/.test(between) || (isWhole && /^\s?,\s?$/.test(between));
  return isAnswered && /^(?:no|none|never|nope|nah)$/.test(next.word);
}

/** A whole beginning of a sentence, so that nothing in it can turn the meaning round. */
const NO_SUCH_THOUGHT =
  /^(?:(?:no|nope|honestly|really|well|and) )*(?:i )?(?:(?:have|had|do|did|am|was) )*(?:never|not|no)(?: (?:once|really|ever|actually|currently|had|have|having|any|been|a|single|think|thinking|thought))* (?:thoughts?|thinking|think|thought|ideas?) (?:of|about)(?: (?:hurting|killing|harming) myself (?:or|nor|and))?$/;
const TURNED_ROUND = /^(?:until|till|before|except|unless|but|lately|now|since|more|so)$/;

/** Whether thoughts are denied whose words hold a "not" of their own: "I never have thoughts of not wanting to live". */
export function isThoughtDenied(text: Text, { from, to }: Span): boolean {
  const words = (keep: (index: number) => boolean) =>
    text.tokens.filter((_, i) => sameSentence(text, i, from) && keep(i)).map(({ word }) => word);
  return (
    NO_SUCH_THOUGHT.test(words((i) => i < from).join(" ")) &&
    !words((i) => i > to).some((word) => TURNED_ROUND.test(word))
  );
}

/** "She asked if I was suicidal": somebody's question, not the answer. */
export function isOnlyAsked(text: Text, { from }: Span): boolean {
  for (let i = from - 1; i >= 0 && i >= from - 8 && sameSentence(text, i, from); i--) {
    const asks = (back: number) => /^(?:asked|asks|ask|asking)$/.test(wordAt(text, i - back));
    if (/^(?:if|whether)$/.test(wordAt(text, i)) && [1, 2, 3].some(asks)) return true;
  }
  return false;
}
