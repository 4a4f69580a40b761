import { TEXT_LIMIT } from "@rapport/shared/constants.ts";

/** What the assessment alerts, in the words of the product's error catalogue. */
export const PLEASE_ANSWER = "Please provide an answer before continuing";
export const PROCESSING_FAILED = "There was an error processing your response. Please try again.";

export const SESSION_ENDED =
  "Your session has ended. Please log in again to go on; your answers are kept here.";

const count = (characters: number) => characters.toLocaleString("en-US");

export const tooLong = (length: number) =>
  `An answer may have at most ${count(TEXT_LIMIT)} characters. Please shorten yours by ${count(length - TEXT_LIMIT)}.`;

/** `excess` in bytes, which for English is characters. */
export const tooLongTogether = (excess: number) =>
  `Together your answers are too long to be matched. Please shorten them by about ${count(excess)} characters.`;

/** `retryAfter` in seconds, when the server said how long it wants to be left alone. */
export function processingFailed(retryAfter: number | null): string {
  if (retryAfter === null || retryAfter <= 0) return PROCESSING_FAILED;
  const wait = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return `${PROCESSING_FAILED} You can do so in ${wait}.`;
}
