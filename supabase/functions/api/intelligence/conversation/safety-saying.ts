import { SAFETY_CHECK_ID } from "../../../../../shared/src/contracts/matchmaker.ts";
import type { ConversationState, SpokenTurn } from "../intelligence.ts";
import { inPlainWords } from "../offline/risk/plain-words.ts";
import { readText, type Text } from "../offline/text/tokens.ts";
import { wasHeard } from "./safety-check.ts";
import type { SafetyWords } from "./safety-words.ts";

/** What was said last, as it is read for danger. */
export const readingOf = ({ transcript }: ConversationState): Text =>
  readText(inPlainWords(transcript));

/** The words of a check as a turn of the talk. */
export const asTurn = ({ says, asks }: SafetyWords, ...besides: string[]): SpokenTurn => ({
  questionId: SAFETY_CHECK_ID,
  question: asks,
  spokenText: [says, ...besides, asks].filter(Boolean).join(" "),
  tone: "gentle",
});

/** Of several ways to say it the one that was heard the longest ago. */
export function leastRecent(
  ways: readonly [SafetyWords, ...SafetyWords[]],
  turns: ConversationState["turns"],
): SafetyWords {
  const lastHeard = (words: SafetyWords) =>
    turns.findLastIndex(({ question }) => wasHeard(words, question));
  return ways.reduce((a, b) => (lastHeard(b) < lastHeard(a) ? b : a));
}

/** One of the ways to say it that was not heard before, or the last. */
export const unheard = (
  ways: readonly [string, ...string[]],
  { turns }: ConversationState,
): string =>
  ways.find((way) => !turns.some(({ question }) => question.includes(way))) ??
  ways.at(-1) ??
  ways[0];
