import {
  AnalyzeResponsesAnswer,
  type AssessmentQuestion,
} from "@rapport/shared/contracts/assessment.ts";
import { Safety } from "@rapport/shared/contracts/safety.ts";
import * as z from "zod/mini";
import { DraftOwner } from "@/lib/draft-owner.ts";
import { type AssessmentState, FRESH, firstOpen } from "./assessment-state.ts";

const Outcome = z.pick(AnalyzeResponsesAnswer, {
  recommendation: true,
  message: true,
  engine: true,
  safety: true,
});

/** The assessment as the browser keeps it through a reload: version, owner, and what was written. */
export const Draft = z.object({
  version: z.literal(1),
  owner: DraftOwner,
  questionId: z.nullable(z.string()),
  answers: z.record(z.string(), z.string()),
  sent: z._default(z.record(z.string(), z.object({ text: z.string(), userId: z.string() })), {}),
  acknowledged: z.nullable(Safety),
  outcome: z.nullable(Outcome),
});
export type Draft = z.infer<typeof Draft>;

/** Whether anything in the state would be missed after a reload. */
export function isWorthKeeping(state: AssessmentState): boolean {
  return state.step.name === "complete" || Object.values(state.answers).some((text) => text !== "");
}

export function draftOf(
  state: AssessmentState,
  questions: readonly AssessmentQuestion[],
  owner: DraftOwner,
): Draft {
  return {
    version: 1,
    owner,
    questionId: questions[state.index]?.id ?? null,
    answers: { ...state.answers },
    sent: { ...state.sent },
    acknowledged: state.acknowledged,
    outcome: state.step.name === "complete" ? state.step.outcome : null,
  };
}

/**
 * The state that a draft stands for, with the questions of today. Answers to questions that are gone
 * are dropped, the others kept; nobody is put behind a question that still waits for an answer.
 */
export function stateOf(
  draft: Draft | null,
  questions: readonly AssessmentQuestion[],
): AssessmentState {
  if (draft === null) return FRESH;
  const answers: Record<string, string> = {};
  for (const { id } of questions) {
    const text = draft.answers[id];
    if (text !== undefined) answers[id] = text;
  }
  const state = { ...FRESH, answers, sent: draft.sent, acknowledged: draft.acknowledged };
  if (draft.outcome !== null)
    return { ...state, step: { name: "complete", outcome: draft.outcome } };
  const left = questions.findIndex(({ id }) => id === draft.questionId);
  const open = firstOpen(answers, questions);
  const furthest = open === -1 ? questions.length - 1 : open;
  return { ...state, index: Math.max(0, left === -1 ? furthest : Math.min(left, furthest)) };
}
