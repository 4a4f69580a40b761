import {
  type CreateSessionRequest,
  type SessionRequest,
  SessionRequestAnswer,
  SessionRequestsAnswer,
} from "@rapport/shared/contracts/session-requests.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { ensureGuest } from "@/lib/session.ts";

/** The names under which the query client keeps what belongs to a client. */
export const clientKeys = {
  all: (userId: string) => ["client", userId] as const,
  profile: (userId: string) => ["client", userId, "profile"] as const,
  sessionRequests: (userId: string) => ["client", userId, "session-requests"] as const,
};

/** The sessions that a client asked therapists for, newest first. */
export const clientRequestsQuery = (userId: string) =>
  queryOptions({
    queryKey: clientKeys.sessionRequests(userId),
    queryFn: async ({ signal }) =>
      (await api.get("/api/session-requests", SessionRequestsAnswer, { signal })).requests,
    staleTime: 0,
  });

/**
 * Asks a therapist for a first session. Somebody without an account is made a guest for it, so that
 * the answer finds them.
 */
export function useAskForSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wish: CreateSessionRequest) => {
      const { id } = await ensureGuest();
      const answer = await api.post("/api/session-requests", wish, SessionRequestAnswer);
      return { userId: id, ...answer };
    },
    onSuccess: async ({ userId, request }) => {
      const queryKey = clientKeys.sessionRequests(userId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<SessionRequest[]>(queryKey, (requests = []) => [
        request,
        ...requests.filter(({ id }) => id !== request.id),
      ]);
    },
    // One that was refused as a double is one that this page does not know of yet.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["client"] }),
  });
}
