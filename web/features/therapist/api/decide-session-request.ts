import {
  type SessionDecision,
  type SessionRequest,
  SessionRequestAnswer,
} from "@rapport/shared/contracts/session-requests.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { sessionRequestsKey } from "./keys.ts";

interface Decision {
  id: string;
  decision: SessionDecision;
}

/** Accepts or declines a request, once. Whatever comes of it, the list is asked for again. */
export function useDecideSessionRequest(userId: string) {
  const queryClient = useQueryClient();
  const queryKey = sessionRequestsKey(userId);
  return useMutation({
    mutationFn: ({ id, decision }: Decision) =>
      api.post(
        `/api/session-requests/${encodeURIComponent(id)}/decision`,
        decision,
        SessionRequestAnswer,
      ),
    onSuccess: async ({ request }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<SessionRequest[]>(queryKey, (requests) =>
        requests?.map((one) => (one.id === request.id ? request : one)),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
