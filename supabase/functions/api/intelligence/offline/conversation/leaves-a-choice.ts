import { askedIds } from "../../conversation/heard-questions.ts";
import type { ConversationState } from "../../intelligence.ts";
import { readText } from "../text/tokens.ts";
import { moveOf } from "./moves.ts";

/**
 * Whether there is something to choose: questions are left, and the person spoke of themselves. Words about
 * the conversation itself ("are you a person?") have answers of their own.
 */
export function leavesAChoice({
  transcript,
  turns,
  inferredIds,
  questions,
}: ConversationState): boolean {
  if (moveOf(readText(transcript)) !== null) return false;
  const gone = new Set([...inferredIds, ...askedIds(turns, questions)]);
  return questions.some(({ id }) => !gone.has(id));
}
