import { count } from "@/lib/answer-rules.ts";
import { waitInWords } from "@/lib/api-error.ts";

/** What the assessment alerts, in the words of the product's error catalogue. */
export const PROCESSING_FAILED = "There was an error processing your response. Please try again.";

/** Something was put right elsewhere while the assessment was open. */
export const ANSWER_CHANGED =
  "You changed this answer in the meantime. This is how it stands now; send it if it is right.";
export const ANSWER_REMOVED =
  "You removed this answer in the meantime. Please answer the question again to be matched.";

/** In place of reasons that quote what was said before. */
export const REASONS_GONE =
  "You have since changed an answer that this recommendation was made from.";

/** `excess` in bytes, which for English is characters. */
export const tooLongTogether = (excess: number) =>
  `Together your answers are too long to be matched. Please shorten them by about ${count(excess)} characters.`;

/** `retryAfter` in seconds, when the server said how long it wants to be left alone. */
export function processingFailed(retryAfter: number | null): string {
  if (retryAfter === null || retryAfter <= 0) return PROCESSING_FAILED;
  return `${PROCESSING_FAILED} You can do so in ${waitInWords(retryAfter)}.`;
}
