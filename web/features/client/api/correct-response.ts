import {
  type ClientResponse,
  CorrectClientResponseAnswer,
  type CorrectClientResponseRequest,
  RemoveClientResponseAnswer,
} from "@rapport/shared/contracts/client-profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { clientProfileQuery } from "@/lib/client-queries.ts";

const pathOf = (responseId: string) => `/api/client-responses/${encodeURIComponent(responseId)}`;

/** Shows other answers at once; what else follows from them is asked for. */
function useResponsesCache(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = clientProfileQuery(userId);
  return {
    change: async (change: (responses: ClientResponse[]) => ClientResponse[]) => {
      // A reading that began before would put the old answers back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (profile) =>
        profile ? { ...profile, responses: change(profile.responses) } : profile,
      );
    },
    refetch: () => queryClient.invalidateQueries({ queryKey }),
  };
}

/** Puts the client's own words in place of an answer. */
export function useCorrectResponse(userId: string) {
  const cache = useResponsesCache(userId);
  return useMutation({
    mutationFn: ({ id, answer }: CorrectClientResponseRequest & { id: string }) =>
      api.put(pathOf(id), { answer }, CorrectClientResponseAnswer),
    onSuccess: ({ response }) =>
      cache.change((all) => all.map((one) => (one.id === response.id ? response : one))),
    onSettled: () => void cache.refetch(),
  });
}

/** Takes an answer away for good. */
export function useRemoveResponse(userId: string) {
  const cache = useResponsesCache(userId);
  return useMutation({
    mutationFn: (id: string) => api.delete(pathOf(id), RemoveClientResponseAnswer),
    onSuccess: (_answer, id) => cache.change((all) => all.filter((one) => one.id !== id)),
    onSettled: () => void cache.refetch(),
  });
}
