import { SAFETY_CHECK_ID } from "../../../../../shared/src/contracts/matchmaker.ts";
import { needsPause, type Safety } from "../../../../../shared/src/contracts/safety.ts";
import type { ConversationState, SpokenTurn } from "../intelligence.ts";
import { moveOf } from "../offline/conversation/moves.ts";
import { isUntold } from "../offline/risk/answer-words.ts";
import { answersSafetyQuestion } from "../offline/risk/answers.ts";
import { inPlainWords } from "../offline/risk/plain-words.ts";
import { readText } from "../offline/text/tokens.ts";
import { afterCheck, isSettled, wasDisclosed } from "./safety-after.ts";
import { checkOf, heardBefore } from "./safety-check.ts";
import { metDanger } from "./safety-danger.ts";
import { readingOf, unheard } from "./safety-saying.ts";
import {
  SAFETY_ASKED_AGAIN,
  SAFETY_EASED,
  SAFETY_HELP_COMES,
  SAFETY_LEFT_OPEN,
  SAFETY_TOUCHED,
  SAFETY_UNTOLD,
} from "./safety-words.ts";
import { SAFETY_MISHEARD } from "./safety-words-later.ts";

/** The question about safety that was asked of everybody, once more where nothing was said to it. */
function screeningAgain({ transcript, turns, questions }: ConversationState): SpokenTurn | null {
  const last = turns.at(-1);
  const known = questions.find(({ id }) => id === last?.questionId);
  if (last === undefined || known === undefined) return null;
  const wasAskedAgain = turns.some(({ question }) => question.includes(SAFETY_ASKED_AGAIN));
  const text = readText(inPlainWords(transcript));
  if (wasAskedAgain || answersSafetyQuestion(heardBefore(turns) ?? "", text) !== false) return null;
  const move = moveOf(readText(transcript));
  if (move !== null && move !== "unsure" && move !== "advice") return null;
  return {
    questionId: known.id,
    question: known.question,
    spokenText: `${SAFETY_ASKED_AGAIN} ${known.question}`,
    tone: "gentle",
  };
}

/**
 * What is said instead of the next question when words speak of danger, when a check is not settled yet,
 * or when the question about safety that everybody is asked was not answered; null when the conversation
 * may go on. The words are ours: no engine writes them.
 */
export function safetyTurn(state: ConversationState, safety: Safety | null): SpokenTurn | null {
  if (state.turns.at(-1)?.questionId === SAFETY_CHECK_ID) return afterCheck(state, safety);
  if (safety && needsPause(safety)) return metDanger(state, safety);
  return safety === null ? screeningAgain(state) : null;
}

/** What is said before the next question; null when nothing needs to be. */
function careFor(
  state: ConversationState,
  safety: Safety | null,
  { questionId }: SpokenTurn,
): string | null {
  const text = readingOf(state);
  const last = state.turns.at(-1);
  if (last?.questionId === SAFETY_CHECK_ID) {
    if (!isSettled(state)) return unheard(SAFETY_LEFT_OPEN, state);
    const asked = checkOf(heardBefore(state.turns) ?? "")?.clearBy;
    if (asked === "not-dying" && !wasDisclosed(state)) return SAFETY_MISHEARD;
    return unheard(asked === "help-comes" ? SAFETY_HELP_COMES : SAFETY_EASED, state);
  }
  const isAnswered = answersSafetyQuestion(heardBefore(state.turns) ?? "", text);
  const isLeft = isAnswered === false && safety === null && questionId !== last?.questionId;
  if (isLeft || (isAnswered && isUntold(text))) return unheard(SAFETY_UNTOLD, state);
  return safety?.level === "low" ? unheard(SAFETY_TOUCHED, state) : null;
}

/**
 * The next question as it is said after a check, or to words that touch on danger long over: care first,
 * and no echo of what was said.
 */
export function withCare(
  state: ConversationState,
  safety: Safety | null,
  next: SpokenTurn,
): SpokenTurn {
  if (next.questionId === SAFETY_CHECK_ID) return next;
  const care = careFor(state, safety, next);
  return care ? { ...next, spokenText: `${care} ${next.question}`, tone: "gentle" } : next;
}
