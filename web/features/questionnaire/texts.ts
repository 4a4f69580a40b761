import { count } from "@/lib/answer-rules.ts";

/** In the words of the product's error catalogue. */
export const SUBMIT_FAILED = "There was an error submitting your responses. Please try again.";

/** What the browser's tab is called at every step. */
export const TITLE = "Therapist Questionnaire";

export const tooLongTogether = (excess: number) =>
  `Together your answers are too long to be sent. Please shorten them by about ${count(excess)} ${excess === 1 ? "character" : "characters"}.`;

const questions = (number: number) => (number === 1 ? "1 question" : `${number} questions`);

/** What changed in the questions since one was last here, in a sentence or two. */
export function questionsChanged({ added, removed }: { added: number; removed: number }): string {
  const parts = [
    added > 0 && `${questions(added)} ${added === 1 ? "was" : "were"} added`,
    removed > 0 && `${questions(removed)} ${removed === 1 ? "was" : "were"} taken out`,
  ];
  return `The questionnaire has changed: ${parts.filter(Boolean).join(" and ")}. Your answers are kept.`;
}

export const EDIT_TITLE = "Edit Your Response";

export const SAVE_FAILED = "Your answer could not be saved. Please try again.";

export const RESPONSE_SAVED = "Your answer has been saved.";

/** Where the therapist's stored answers are listed. */
export const QUESTIONS_PATH = "/therapist-dashboard/questions";
