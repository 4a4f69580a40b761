import {
  SaveTherapistResponseAnswer,
  type SaveTherapistResponseRequest,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { therapistResponsesQuery } from "@/lib/therapist-queries.ts";

/**
 * Saves one answer, in place of an earlier one to the same question.
 *
 * @throws ApiError
 */
export const saveTherapistResponse = (request: SaveTherapistResponseRequest) =>
  api.post("/api/save-therapist-response", request, SaveTherapistResponseAnswer);

/** Saves an answer that was edited by itself; the pages that list it show it at once. */
export function useSaveTherapistResponse(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = therapistResponsesQuery(userId);
  return useMutation({
    mutationFn: saveTherapistResponse,
    onSuccess: async ({ response }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (responses) =>
        responses?.map((one) => (one.questionId === response.questionId ? response : one)),
      );
      // The description is written anew from it.
      void queryClient.invalidateQueries({ refetchType: "none" });
    },
  });
}
