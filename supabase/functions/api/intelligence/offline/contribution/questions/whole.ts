import { isAuxiliary, isModal, readVerb } from "../grammar/verbs.ts";
import { type Word, wordsIn } from "../language/words.ts";

/** Longer, nobody follows it, in words. */
const LONGEST = 48;

const LINKS =
  /^(?:how|what|who|whom|whose|why|when|where|which|that|if|whether|because|before|after|than|as|and|or|but|while|until|once|since|so|like|think|feel|believe|say|know|hope|fear|wish|sure|afraid|time|way|day|moment|place|reason)$/;
const PRONOUN =
  /^(?:you|they|he|she|it|we|i|somebody|someone|nobody|anyone|anybody|people|there|this|that)$/;

/** "How do you end with clients can't be learned": two sentences that ran into one. */
function runsOn(words: readonly Word[]): boolean {
  const at = (index: number) => words[index]?.lower ?? "";
  const opened = words.findIndex(
    ({ lower }) => isAuxiliary(lower) || readVerb(lower)?.form === "s",
  );
  if (opened < 0) return false;
  let linked = LINKS.test(at(opened + 1));
  for (let i = opened + 2; i < words.length; i++) {
    if (LINKS.test(at(i)) || /[,;:]/.test(words[i - 1]?.after ?? "")) linked = true;
    if (linked || PRONOUN.test(at(i - 1))) {
      if (/n't$/.test(at(i)) && !PRONOUN.test(at(i - 1)) && !linked) return true;
      continue;
    }
    if (isModal(at(i)) && at(i - 1) !== "will" && !/^(?:the|a|your|their)$/.test(at(i - 1)))
      return true;
  }
  return false;
}

/** Whether a question is one sentence that can be followed. */
export function isOneSentence(question: string): boolean {
  const words = wordsIn(question);
  return words.length <= LONGEST && !runsOn(words);
}

/** A question that stands on its own: long enough, about something, and one sentence. */
export function isWhole(question: string): boolean {
  const words = wordsIn(question);
  if (words.length < 3 || words.length > LONGEST || runsOn(words)) return false;
  return (
    !/^(?:what|how|why) (?:is|are|was|does|do) (?:it|that|this)\?$/i.test(question) &&
    !/\b(?:do|does|did|are|is|am|can|could|should|would|will|have|may|must) (?:i|we)\b/i.test(
      question,
    )
  );
}
