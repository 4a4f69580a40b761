import type { User } from "@rapport/shared/contracts/accounts.ts";
import type {
  SaveTherapistResponseRequest,
  TherapistQuestion,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { onDraftChange } from "@/lib/draft-storage.ts";
import { useSession } from "@/lib/session.ts";
import { storedUser } from "@/lib/session-storage.ts";
import { therapistProfileQuery, therapistResponsesQuery } from "@/lib/therapist-queries.ts";
import { createAnswerSaver } from "./answer-saver.ts";
import { saveTherapistResponse } from "./api/save-therapist-response.ts";
import { submitTherapistResponses } from "./api/submit-therapist-responses.ts";
import { keepDraft, readDraft, stateOf, typedIn } from "./draft.ts";
import { draftKey } from "./draft-key.ts";
import { questionnaireKeys } from "./keys.ts";
import { createQuestionnaire } from "./questionnaire.ts";
import type { Known } from "./questionnaire-state.ts";

/** Nothing may be written down again for a person who has logged out while a call was under way. */
function mayKeep(userId: string): boolean {
  const { user, status } = useSession.getState();
  return status === "ended" || user?.id === userId;
}

function begin(
  userId: string,
  questions: readonly TherapistQuestion[],
  known: Known,
  queryClient: QueryClient,
) {
  const saver = createAnswerSaver<SaveTherapistResponseRequest>({
    save: saveTherapistResponse,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const questionnaire = createQuestionnaire(stateOf(readDraft(userId), questions, known), {
    async submit(request) {
      // Another tab may have logged somebody else in a moment ago, whose token would be sent.
      if (storedUser()?.id !== userId) throw new Error("Somebody else is logged in.");
      const { therapist, safety } = await submitTherapistResponses(request);
      // What other pages know of the therapist is old now.
      void queryClient.invalidateQueries({ refetchType: "none" });
      queryClient.setQueryData(therapistProfileQuery(userId).queryKey, therapist);
      void saver.save(request.responses.map((response) => ({ userId, ...response })));
      return { therapist, safety };
    },
    // A question that the server does not know may be why; then the next attempt is about the new ones.
    onFailure: () => void queryClient.refetchQueries({ queryKey: questionnaireKeys.questions }),
    keep: (state) => mayKeep(userId) && keepDraft(userId, state),
  });
  return { questionnaire, saver };
}

/** One therapist's way through the questionnaire, found again after a reload, the same in all tabs. */
export function useQuestionnaire(
  user: User,
  questions: readonly TherapistQuestion[],
  known: Known,
) {
  const queryClient = useQueryClient();
  const userId = user.id;
  const [{ questionnaire, saver }] = useState(() => begin(userId, questions, known, queryClient));

  useEffect(() => questionnaire.takeQuestions(questions), [questionnaire, questions]);
  useEffect(() => questionnaire.comeToKnow(known), [questionnaire, known]);
  useEffect(
    () =>
      onDraftChange(draftKey(userId), async (now) => {
        // Submitted in the other tab: what was a draft is stored.
        if (now === "gone") {
          await Promise.all([
            queryClient.refetchQueries(therapistResponsesQuery(userId)),
            queryClient.refetchQueries(therapistProfileQuery(userId)),
          ]);
        }
        questionnaire.takeTyped(typedIn(readDraft(userId)));
      }),
    [questionnaire, queryClient, userId],
  );
  return { state: useStore(questionnaire.store), questionnaire, saver };
}
