import { ClientProfileAnswer } from "@rapport/shared/contracts/client-profile.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { hasStatus } from "@/lib/api-error.ts";
import { clientKeys } from "@/lib/client-queries.ts";

/** How often a profile that is being generated is looked at again, should no message tell of it. */
const GENERATION_POLL = 15_000;

/** The client's profile with answers and recommendations; null while there is none. */
export const clientProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: clientKeys.profile(userId),
    queryFn: async ({ signal }) => {
      try {
        const path = `/api/client-profile/${encodeURIComponent(userId)}`;
        return (await api.get(path, ClientProfileAnswer, { signal })).profile;
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
    // Whoever comes back from the assessment sees what became of the answers.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "generating" ? GENERATION_POLL : false),
  });
