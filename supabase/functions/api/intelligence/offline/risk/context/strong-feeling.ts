import type { Text } from "../../text/tokens.ts";
import { type Span, wordAt, wordSet } from "./sentence.ts";

const ASKS_FOR_FEELINGS =
  /\b(?:strong|big|difficult|hard|intense) (?:feelings?|emotions?)\b|\bfeelings? (?:comes?|flood|rise|get)\b|\bin your body\b|\bwhen you (?:are|feel|get) (?:anxious|stressed|upset|scared|afraid|overwhelmed)\b|\bpanic\b/i;
const OF_FEAR = wordSet("breathe breath breathing air throat chest heart");
const OF_THE_BODY = wordSet(
  `arm arms jaw blood bleeding blue grey gray swollen swelling lips tongue numb drooping slurring fainted
  pills took taken overdose allergic bee peanut peanuts stroke seizure unconscious asthma inhaler`,
);
const AT_THIS_MOMENT = wordSet("now today tonight currently minutes");

/** "My chest tightens and I can't breathe", told of how strong feelings come: fear, and no emergency. */
export function isStrongFeeling(question: string | undefined, text: Text, span: Span): boolean {
  if (question === undefined || !ASKS_FOR_FEELINGS.test(question)) return false;
  let isOfFear = false;
  for (let i = Math.max(0, span.from - 1); i <= span.to + 1; i++) {
    isOfFear ||= OF_FEAR.has(wordAt(text, i));
  }
  const isMore = text.tokens.some(({ word }) => OF_THE_BODY.has(word) || AT_THIS_MOMENT.has(word));
  return isOfFear && !isMore;
}
