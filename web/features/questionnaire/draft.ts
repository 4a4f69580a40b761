import type { TherapistQuestion } from "@rapport/shared/contracts/therapist-profile.ts";
import * as z from "zod/mini";
import { readDraft as readKept, removeDraft, writeDraft } from "@/lib/draft-storage.ts";
import { draftKey } from "./draft-key.ts";
import {
  changeBetween,
  type Known,
  NOTHING_TYPED,
  type QuestionnaireState,
  type Typed,
  withinReach,
} from "./questionnaire-state.ts";

const Place = z.discriminatedUnion("at", [
  z.object({ at: z.literal("info") }),
  z.object({ at: z.literal("question"), id: z.string() }),
  z.object({ at: z.literal("review") }),
]);

/** The questionnaire as the browser keeps it through a reload; each account has its own. */
export const Draft = z.object({
  version: z.literal(1),
  place: Place,
  reviewed: z.boolean(),
  /** The questions that were asked; empty when only an answer by itself was edited. */
  questionIds: z.array(z.string()),
  typed: z.object({
    info: z.partialRecord(z.enum(["name", "age", "experience"]), z.string()),
    answers: z.record(z.string(), z.string()),
  }),
});
export type Draft = z.infer<typeof Draft>;

const EMPTY: Draft = {
  version: 1,
  place: { at: "info" },
  reviewed: false,
  questionIds: [],
  typed: { info: {}, answers: {} },
};

/** Whether anything in the draft would be missed after a reload. */
function isWorthKeeping({ place, typed }: Draft): boolean {
  return (
    place.at !== "info" ||
    Object.keys(typed.info).length > 0 ||
    Object.keys(typed.answers).length > 0
  );
}

export const readDraft = (userId: string): Draft | null => readKept(draftKey(userId), Draft);

function keep(userId: string, draft: Draft): void {
  if (isWorthKeeping(draft)) writeDraft(draftKey(userId), draft);
  else removeDraft(draftKey(userId));
}

/** What a therapist has typed in this browser and not yet submitted. */
export const typedIn = (draft: Draft | null): Typed => draft?.typed ?? NOTHING_TYPED;

/** Keeps where a therapist stands and what they typed; after a submit there is nothing to keep. */
export function keepDraft(userId: string, state: QuestionnaireState): void {
  if (state.status.name === "submitted") {
    removeDraft(draftKey(userId));
    return;
  }
  const { place, reviewed, questions, typed } = state;
  const questionIds = questions.map(({ id }) => id);
  const { info, answers } = typed;
  keep(userId, {
    version: 1,
    place,
    reviewed,
    questionIds,
    typed: { info, answers: { ...answers } },
  });
}

/** Keeps, or with null forgets, what was typed to one question that is edited by itself. */
export function keepAnswer(userId: string, questionId: string, text: string | null): void {
  const draft = readDraft(userId) ?? EMPTY;
  const { [questionId]: _, ...others } = draft.typed.answers;
  const answers = text === null ? others : { ...others, [questionId]: text };
  keep(userId, { ...draft, typed: { ...draft.typed, answers } });
}

/**
 * Where a therapist goes on: with the draft's words and the questions of today. Nobody is put behind
 * a question that still waits for an answer, and no answer is dropped for a question that is gone.
 */
export function stateOf(
  draft: Draft | null,
  questions: readonly TherapistQuestion[],
  known: Known,
): QuestionnaireState {
  const { place, reviewed, questionIds, typed } = draft ?? EMPTY;
  return withinReach({
    questions,
    known,
    typed,
    place,
    reviewed,
    infoRefused: false,
    status: { name: "answering" },
    alert: null,
    change: questionIds.length === 0 ? null : changeBetween(questionIds, questions),
  });
}
