import type { ConversationState } from "../intelligence.ts";
import { BUILT_IN_QUESTIONS } from "./built-in-questions.ts";

export type Exchange = readonly [question: string, answer: string];

/** A conversation of the tests: what was heard and said, oldest first; the built-in questions by their short names. */
export function conversation(...turns: Exchange[]): ConversationState {
  const asked = turns.map(([name, answer]) => {
    const question = BUILT_IN_QUESTIONS.find(({ id }) => id === `builtin:${name}`);
    return question
      ? { questionId: question.id, question: question.question, answer }
      : { questionId: "initial_question", question: name, answer };
  });
  return {
    transcript: asked.at(-1)?.answer ?? "",
    heardTone: null,
    turns: asked,
    inferredIds: [],
    questions: BUILT_IN_QUESTIONS.map(({ again: _, ...question }) => question),
  };
}

export const GREETING = "Hi! How are you feeling today?";
