import { INITIAL_QUESTION_ID } from "../../../../../shared/src/contracts/matchmaker.ts";
import { BUILT_IN_QUESTIONS } from "../conversation/built-in-questions.ts";
import { SAFETY_WORDS } from "../conversation/safety-words.ts";
import { nextQuestion } from "./conversation/next-question.ts";
import { assessRisk } from "./risk/assess-risk.ts";

/**
 * Reads one sentence as a conversation does. What is made once of the word lists, a tenth of a second of
 * work, is then there before a person waits for it.
 */
export function warmUp(): void {
  const transcript = "I worry about everything and I do not sleep.";
  const question = BUILT_IN_QUESTIONS[0]?.question ?? "";
  assessRisk([{ text: transcript, question }]);
  // The words of answers to checks, too, which are many.
  for (const { moderate, high } of Object.values(SAFETY_WORDS)) {
    for (const { asks } of [moderate, high]) {
      assessRisk([{ text: transcript, question: asks, asksAgain: true }]);
    }
  }
  nextQuestion({
    transcript,
    heardTone: null,
    turns: [{ questionId: INITIAL_QUESTION_ID, question, answer: transcript }],
    inferredIds: [],
    questions: [...BUILT_IN_QUESTIONS],
  });
}
