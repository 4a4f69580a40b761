import { isAuxiliary } from "../grammar/verbs.ts";
import { roleOf } from "../language/roles.ts";
import { type Word, wordsIn } from "../language/words.ts";

/** What no question to "you" holds: a verb that does not agree, a doubled or misplaced word. */
const MISTAKES: readonly RegExp[] = [
  /\b(?:does|doesn't|is|isn't|was|wasn't|has|hasn't) you\b(?! that| who)/i,
  /\bdo (?:he|she|it|a|an|this|that)\b/i,
  /\byou (?:has|does|is|was|isn't|wasn't|doesn't|hasn't)\b/i,
  /\byou (?:\w+ly |still |ever |also )?(?:have|had|need|want|lack|miss) you\b/i,
  /\byou (?!for\b|that\b|who\b|and\b|or\b)\w+ (?:(?:to|with|at|of|about|on) )?you(?=[?,]|$| (?:in|at|on|when|and|for|with)\b)/i,
  /, (?:and|or) (?:with|without|in|at|by|on) (?!wh|how)\w+\?$/i,
  /\byou you(?:r|rs|rself)?\b|\byour your?\b|\byou (?:at|else)\b/i,
  /\b(?:and|or|but),? (?:and|or|but)\b/i,
  /\bif (?:so|not|yes|no),? (?:and|or|but)\b/i,
  /\b(?:do|does|did) (?:do|does|did|is|are|was|were|has|can|could|would|should)\b/i,
  /\b(?:a|an|the|and|or|but|of|your|if|whether|because|than|very)\?$/i,
];

/** "know about plainly": nothing hangs on the preposition. */
const DANGLING = /\b(?:about|of|for|to|with|on|from|by) (?<manner>[a-z]{3,}ly)\?$/i;
/** Ends like an adverb and is a thing or a person. */
const NO_ADVERB =
  /^(?:family|reply|anomaly|bully|ally|italy|supply|melancholy|assembly|july|jelly)$/i;

const THIRD = /^(?:they|them|their|theirs|themselves|he|him|she)(?:'(?:re|ve|ll|d|s))?$/;
const NO_PLURAL =
  /^(?:does|is|was|has|this|us|always|sometimes|perhaps|yours|hers|its|unless|towards|yes|as|besides|afterwards|nowadays|less|what's|who's|how's|it's|that's)$/;
const DETERMINER = /^(?:a|an|the|your|this|that|these|those|some|any|every|each|another|other|no)$/;
const COLLECTIVE =
  /^(?:anyone|anybody|someone|somebody|everyone|everybody|nobody|no|one|ones|who|whom|children|others|both|two|three|many|most)$/;

/** Whether a word may be whom a later "they" means. */
function names(words: readonly Word[], index: number): boolean {
  const word = words[index]?.lower ?? "";
  if (roleOf(word) !== null || COLLECTIVE.test(word)) return true;
  if (/[a-z]{2}s$/.test(word) && !NO_PLURAL.test(word)) return true;
  return DETERMINER.test(words[index - 1]?.lower ?? "") && !isAuxiliary(word);
}

/** Whether a "they" is left that nobody in the question is. */
function pointsToNobody(words: readonly Word[]): boolean {
  const at = words.findIndex(({ lower }) => THIRD.test(lower));
  return at >= 0 && !words.slice(0, at).some((_, index) => names(words, index));
}

/** Whether a question that was made of other words may go to real people as it stands. */
export function isSound(question: string): boolean {
  const manner = DANGLING.exec(question)?.groups?.manner;
  if (manner !== undefined && !NO_ADVERB.test(manner)) return false;
  return !MISTAKES.some((mistake) => mistake.test(question)) && !pointsToNobody(wordsIn(question));
}
