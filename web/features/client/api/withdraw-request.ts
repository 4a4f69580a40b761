import { SessionRequestAnswer } from "@rapport/shared/contracts/session-requests.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { clientRequestsQuery } from "@/lib/client-queries.ts";

/** Takes back a request that is still open. Whatever comes of it, the list is asked for again. */
export function useWithdrawRequest(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = clientRequestsQuery(userId);
  return useMutation({
    mutationFn: (id: string) =>
      api.post(
        `/api/session-requests/${encodeURIComponent(id)}/withdraw`,
        {},
        SessionRequestAnswer,
      ),
    onSuccess: async ({ request }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (requests) =>
        requests?.map((one) => (one.id === request.id ? request : one)),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
