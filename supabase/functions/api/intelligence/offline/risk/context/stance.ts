import type { Text } from "../../text/tokens.ts";
import { LAUGHTER } from "../figures-of-speech.ts";
import { type Span, sentenceAround, wordSet } from "./sentence.ts";

const REJECTION = wordSet(
  `intrusive unwanted ocd horrified horrifies horrify horrible disgusted disgusts disgust disgusting
  appalled repulsed ashamed monster sick awful sickens guilty guilt nightmare hate hates avoid petrified`,
);
const FEAR = wordSet("afraid scared terrified worried fear petrified frightened");
const REACH = 30;

/** Whether the person pushes the thought away: "I would never", "they make me sick". */
export function isRejected(text: Text, { from, to }: Span): boolean {
  const near = text.tokens.slice(Math.max(0, from - REACH), to + REACH + 1).map(({ word }) => word);
  return near.some((word, i) => {
    const next = near[i + 1] ?? "";
    const previous = near[i - 1] ?? "";
    if (REJECTION.has(word)) return true;
    if (word === "never")
      return /^(?:would|could)$/.test(previous) || /^(?:would|want|act)$/.test(next);
    if (word === "not") return /^(?:want|act)$/.test(next);
    return /^(?:scares?|terrif(?:y|ies)|freaks?|haunts?)$/.test(word) && next === "me";
  });
}

export const isLaughedOff = (text: Text, span: Span): boolean =>
  sentenceAround(text, span, 20).some((word) => LAUGHTER.has(word));

/** Whether the person is afraid of doing it: "I'm scared that I'm going to …". */
export const isFeared = (text: Text, { from }: Span): boolean =>
  text.tokens
    .slice(Math.max(0, from - 5), from + 1)
    .some(({ word, sentence }) => sentence === text.tokens[from]?.sentence && FEAR.has(word));
