import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import { focusManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { ApiError } from "@/lib/api-error.ts";
import { clientProfileQuery } from "@/lib/client-queries.ts";
import type { DraftOwner } from "@/lib/draft-owner.ts";
import { useSession } from "@/lib/session.ts";
import {
  ACCOUNT_SESSION_ENDED,
  mustLogIn,
  nextOwner,
  ownerNow,
  whoAnswers,
} from "@/lib/who-answers.ts";
import { analyzeResponses } from "./api/analyze-responses.ts";
import { processResponse } from "./api/process-response.ts";
import { type Assessment, createAssessment } from "./assessment.ts";
import { draftOf, stateOf } from "./draft.ts";
import { onDraftRemoved, readDraft, writeDraft } from "./draft-storage.ts";
import { storedIn } from "./reconcile.ts";
import { processingFailed } from "./texts.ts";
import { useOpening } from "./use-opening.ts";

function alertFor(error: unknown, owner: DraftOwner): string {
  if (mustLogIn(owner)) return ACCOUNT_SESSION_ENDED;
  // The message alone: a cause may repeat what a server said, and that what a person wrote.
  if (error instanceof Error) console.warn(error.message);
  const cause = error instanceof Error ? error.cause : null;
  return processingFailed(cause instanceof ApiError ? cause.retryAfter : null);
}

function begin(questions: readonly AssessmentQuestion[], queryClient: QueryClient): Assessment {
  let owner = ownerNow();
  const draft = readDraft(owner);

  return createAssessment(questions, stateOf(draft, questions), {
    async send(question, response) {
      const userId = await whoAnswers(owner);
      const given = await processResponse({
        questionId: question.id,
        response,
        ...(userId === null ? {} : { userId }),
        ...(question.originalId === undefined ? {} : { originalQuestionId: question.originalId }),
      });
      return { given, userId };
    },
    async analyse(responses) {
      const userId = await whoAnswers(owner);
      const given = await analyzeResponses({
        responses,
        ...(userId === null ? {} : { userId }),
      });
      // What other pages know about the person (their profile, their matches) is old after a match.
      void queryClient.invalidateQueries({ refetchType: "none" });
      return { given, userId };
    },
    async readStored() {
      const { user } = useSession.getState();
      if (user === null) return null;
      return storedIn(await queryClient.fetchQuery(clientProfileQuery(user.id)), user);
    },
    alertFor: (error) => alertFor(error, owner),
    keep(state) {
      const next = nextOwner(owner);
      if (next === null) return;
      owner = next.owner;
      writeDraft(draftOf(state, questions, owner));
    },
  });
}

/**
 * One person's way through the questions, found again after a reload. The questions stay the same.
 * `opening`: how far it is known whether what was kept here still holds.
 */
export function useAssessment(questions: readonly AssessmentQuestion[]) {
  const queryClient = useQueryClient();
  const beginHere = useCallback(() => begin(questions, queryClient), [questions, queryClient]);
  const [assessment, setAssessment] = useState(beginHere);
  const opening = useOpening(assessment);
  useEffect(() => onDraftRemoved(() => setAssessment(beginHere)), [beginHere]);

  // Whoever comes back to this tab may have put something right in another.
  useEffect(
    () =>
      focusManager.subscribe((isFocused) => {
        if (isFocused) assessment.reconcile().catch(() => undefined);
      }),
    [assessment],
  );
  return { state: useStore(assessment.store), assessment, ...opening };
}
