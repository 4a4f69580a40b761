import { SAFETY_CHECK_ID } from "@rapport/shared/contracts/matchmaker.ts";
import { SPEECH_MS_PER_CHARACTER } from "../constants.ts";

/**
 * The part of a text that was heard when its speech was stopped: whole words.
 *
 * @param durationMs how long all of it takes; null where nobody knows
 */
export function heardPart(text: string, heardMs: number, durationMs: number | null): string {
  const whole = durationMs ?? text.length * SPEECH_MS_PER_CHARACTER;
  if (heardMs <= 0 || whole <= 0) return "";
  const characters = Math.floor((text.length * heardMs) / whole);
  if (characters >= text.length) return text;
  // The word that is being said counts once all of it was.
  const isWordsEnd = /\s/.test(text.charAt(characters));
  const part = text.slice(0, characters);
  return (isWordsEnd ? part : part.slice(0, part.search(/\S*$/))).trimEnd();
}

/**
 * What counts of a question whose speech was stopped: all of it for who could read it. A check of safety
 * counts only as far as it was heard, so that one which was pressed away is asked again.
 */
export const countedOf = (questionId: string, text: string, heard: string, read: boolean) =>
  read && questionId !== SAFETY_CHECK_ID ? text : heard;

/** What is still to be said after speech broke off: from the sentence on that was not heard to its end. */
export function restAfter(text: string, heard: string): string {
  const ends = [...text.matchAll(/[.!?…]+\s+/g)].map((match) => match.index + match[0].length);
  const from = ends.findLast((end) => end <= heard.length + 1) ?? 0;
  return text.slice(from);
}
