import {
  TherapistProfileAnswer,
  TherapistResponsesAnswer,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { hasStatus } from "@/lib/api-error.ts";

/** How often a description that is being written is looked at again, should no message tell of it. */
const GENERATION_POLL = 4_000;

/** The therapist's entry; null while there is none. */
export const therapistProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ["therapist", userId, "profile"] as const,
    queryFn: async ({ signal }) => {
      try {
        const path = `/api/therapist-profile/${encodeURIComponent(userId)}`;
        return (await api.get(path, TherapistProfileAnswer, { signal })).profile;
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
    // Whoever comes from another page or tab sees what they did there.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.generation === "generating" ? GENERATION_POLL : false,
  });

/** The therapist's own answers, in the order of the questionnaire. */
export const therapistResponsesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["therapist", userId, "responses"] as const,
    queryFn: async ({ signal }) => {
      const path = `/api/therapist-responses/${encodeURIComponent(userId)}`;
      return (await api.get(path, TherapistResponsesAnswer, { signal })).responses;
    },
    staleTime: 0,
  });
