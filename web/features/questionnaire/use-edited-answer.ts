import type { TherapistResponse } from "@rapport/shared/contracts/therapist-profile.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { onDraftChange } from "@/lib/draft-storage.ts";
import { therapistResponsesQuery } from "@/lib/therapist-queries.ts";
import { keepAnswer, readDraft, typedIn } from "./draft.ts";
import { draftKey } from "./draft-key.ts";

/** What was typed over a stored answer, and what was stored when that began; null: not known any more. */
interface Edited {
  text: string;
  over: string | null;
}

/** The text of a stored answer while it is edited: found again after a reload, the same in all tabs. */
export function useEditedAnswer(userId: string, { questionId, answer }: TherapistResponse) {
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<Edited | null>(() => {
    const text = typedIn(readDraft(userId)).answers[questionId];
    return text === undefined ? null : { text, over: null };
  });

  useEffect(
    () =>
      onDraftChange(draftKey(userId), () => {
        const text = typedIn(readDraft(userId)).answers[questionId];
        // Saved, or left as it was, in the other tab.
        if (text === undefined) void queryClient.refetchQueries(therapistResponsesQuery(userId));
        setEdited((before) =>
          text === undefined ? null : { text, over: before ? before.over : answer },
        );
      }),
    [queryClient, userId, questionId, answer],
  );

  return {
    text: edited?.text ?? answer,
    isChanged: edited !== null && edited.text !== answer,
    /** What stands here comes from an earlier visit; another answer may have been stored since. */
    isFromEarlier: edited !== null && edited.text !== answer && edited.over === null,
    /** The stored answer is not the one that is being edited any more. */
    isOvertaken:
      edited !== null && edited.text !== answer && edited.over !== null && edited.over !== answer,
    type(text: string) {
      setEdited((before) => ({ text, over: before ? before.over : answer }));
      keepAnswer(userId, questionId, text);
    },
    /** Lets go of what was typed: it is saved, or not wanted. */
    forget() {
      keepAnswer(userId, questionId, null);
    },
  };
}
