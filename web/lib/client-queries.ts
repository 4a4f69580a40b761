import {
  type ClientProfile,
  ClientProfileAnswer,
} from "@rapport/shared/contracts/client-profile.ts";
import {
  type CreateSessionRequest,
  type SessionRequest,
  SessionRequestAnswer,
  SessionRequestsAnswer,
} from "@rapport/shared/contracts/session-requests.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { hasStatus } from "@/lib/api-error.ts";
import { doubtDeletion, ensureGuest } from "@/lib/session.ts";
import { loadSupabase } from "@/lib/supabase.ts";

/** How often a profile that is being generated is looked at again, should no message tell of it. */
const GENERATION_POLL = 15_000;

/** The names under which the query client keeps what belongs to a client. */
export const clientKeys = {
  all: (userId: string) => ["client", userId] as const,
  profile: (userId: string) => ["client", userId, "profile"] as const,
  accountDates: (userId: string) => ["client", userId, "account-dates"] as const,
  sessionRequests: (userId: string) => ["client", userId, "session-requests"] as const,
};

async function readProfile(userId: string, signal: AbortSignal): Promise<ClientProfile | null> {
  try {
    const path = `/api/client-profile/${encodeURIComponent(userId)}`;
    return (await api.get(path, ClientProfileAnswer, { signal })).profile;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** The client's profile with answers and recommendations; null while there is none. */
export const clientProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: clientKeys.profile(userId),
    queryFn: async ({ signal }) => {
      const profile = await readProfile(userId, signal);
      // Who still has answers, or may give some, was not deleted.
      doubtDeletion(false);
      return profile;
    },
    // Whoever comes back from the assessment sees what became of the answers.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "generating" ? GENERATION_POLL : false),
  });

/** When the account of this browser's session was made and last changed; null where it does not say. */
export const accountDatesQuery = (userId: string) =>
  queryOptions({
    queryKey: clientKeys.accountDates(userId),
    queryFn: async () => {
      const { auth } = await loadSupabase();
      const user = (await auth.getSession()).data.session?.user;
      if (user?.id !== userId) return null;
      return { createdAt: user.created_at, updatedAt: user.updated_at ?? user.created_at };
    },
  });

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
