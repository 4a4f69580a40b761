import {
  type ClientProfile,
  ClientProfileAnswer,
} from "@rapport/shared/contracts/client-profile.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { hasStatus } from "@/lib/api-error.ts";
import { clientKeys } from "./keys.ts";

/** How often a profile that is being generated is looked at again. */
const GENERATION_POLL = 2_000;

/** A profile that a match sets off, but has not begun yet, is looked for this often and no more. */
const LOOKS_FOR_A_BEGINNING = 5;

/** After a match the server begins the profile by itself, a moment later than a quick person arrives. */
function isUnderWay(profile: ClientProfile | null | undefined, looks: number): boolean {
  if (!profile) return false;
  const aboutToBegin = profile.status === "none" && profile.recommendation !== null;
  return profile.status === "generating" || (aboutToBegin && looks <= LOOKS_FOR_A_BEGINNING);
}

/** The client's profile with answers and latest recommendation; null while there is none. */
export function clientProfileQuery(userId: string) {
  return queryOptions({
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
    refetchInterval: ({ state }) =>
      isUnderWay(state.data, state.dataUpdateCount) ? GENERATION_POLL : false,
  });
}
