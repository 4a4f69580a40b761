import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { ApiError } from "@/lib/api-error.ts";
import { ensureGuest, useSession } from "@/lib/session.ts";
import { analyzeResponses } from "./api/analyze-responses.ts";
import { processResponse } from "./api/process-response.ts";
import { type Assessment, createAssessment } from "./assessment.ts";
import type { AssessmentState } from "./assessment-state.ts";
import { type DraftOwner, draftOf, mayRead, stateOf } from "./draft.ts";
import { onDraftRemoved, readDraft, writeDraft } from "./draft-storage.ts";
import { processingFailed, SESSION_ENDED } from "./texts.ts";

/** How long the first answer waits for a guest account before it goes out without one, in milliseconds. */
const GUEST_PATIENCE = 8_000;

function ownerNow(): DraftOwner {
  const { user } = useSession.getState();
  return user && { id: user.id, isGuest: user.isGuest };
}

/** An account's session is over: a guest in its place would get what belongs to the account. */
const mustLogIn = (owner: DraftOwner) =>
  useSession.getState().status === "ended" && !owner?.isGuest;

/** Who is answering: the session's user, a new guest, or a visitor (null) if none can be made. */
async function whoAnswers(owner: DraftOwner): Promise<string | null> {
  if (mustLogIn(owner)) throw new Error(SESSION_ENDED);
  const tooLong = new Promise<null>((give) => setTimeout(give, GUEST_PATIENCE, null));
  const user = await Promise.race([ensureGuest().catch(() => null), tooLong]);
  return user?.id ?? null;
}

function alertFor(error: unknown, owner: DraftOwner): string {
  if (mustLogIn(owner)) return SESSION_ENDED;
  // The message alone: a cause may repeat what a server said, and that what a person wrote.
  if (error instanceof Error) console.warn(error.message);
  const cause = error instanceof Error ? error.cause : null;
  return processingFailed(cause instanceof ApiError ? cause.retryAfter : null);
}

function begin(questions: readonly AssessmentQuestion[], onAnalysed: () => void): Assessment {
  let owner = ownerNow();
  const draft = readDraft(owner);

  return createAssessment(questions, stateOf(draft, questions), {
    async send(question, response) {
      const userId = await whoAnswers(owner);
      return await processResponse({
        questionId: question.id,
        response,
        ...(userId === null ? {} : { userId }),
        ...(question.originalId === undefined ? {} : { originalQuestionId: question.originalId }),
      });
    },
    async analyse(responses) {
      const userId = await whoAnswers(owner);
      const outcome = await analyzeResponses({
        responses,
        ...(userId === null ? {} : { userId }),
      });
      onAnalysed();
      return outcome;
    },
    alertFor: (error) => alertFor(error, owner),
    keep(state) {
      const now = ownerNow();
      const { status } = useSession.getState();
      if (status !== "ended") {
        // An answer from the server may come after the person has logged out, or somebody else in.
        if (!mayRead(owner, now) || (owner !== null && now === null)) return;
        owner = now;
      }
      writeDraft(draftOf(state, questions, owner));
    },
  });
}

/** One person's way through the questions, found again after a reload. The questions stay the same. */
export function useAssessment(
  questions: readonly AssessmentQuestion[],
): [AssessmentState, Assessment] {
  const queryClient = useQueryClient();
  const beginHere = useCallback(
    () =>
      // What other pages know about the person (their profile, their matches) is old after a match.
      begin(questions, () => void queryClient.invalidateQueries({ refetchType: "none" })),
    [questions, queryClient],
  );
  const [assessment, setAssessment] = useState(beginHere);
  useEffect(() => onDraftRemoved(() => setAssessment(beginHere)), [beginHere]);
  return [useStore(assessment.store), assessment];
}
