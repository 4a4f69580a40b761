import { VOICE_QUESTIONS_MIN } from "../../../../../shared/src/constants.ts";
import type { ConversationQuestion } from "../intelligence.ts";
import { askedBy } from "../offline/conversation/aspects.ts";
import { BUILT_IN_QUESTIONS } from "./built-in-questions.ts";

/**
 * All that a conversation may ask: the experts' questions and, where these are too few to reach a match,
 * built-in ones, first those about what no expert asks.
 */
export function conversationQuestions(
  experts: readonly ConversationQuestion[],
): ConversationQuestion[] {
  const missing = Math.max(0, VOICE_QUESTIONS_MIN - experts.length);
  if (missing === 0) return [...experts];
  const asked = new Set(experts.flatMap(({ question }) => askedBy(question).aspects));
  const isNew = ({ question }: ConversationQuestion) =>
    !askedBy(question).aspects.some((aspect) => asked.has(aspect));
  const builtIn = BUILT_IN_QUESTIONS.map(({ again: _, ...question }) => question);
  const fresh = builtIn.filter(isNew);
  const others = builtIn.filter((question) => !isNew(question));
  return [...experts, ...[...fresh, ...others].slice(0, missing)];
}
