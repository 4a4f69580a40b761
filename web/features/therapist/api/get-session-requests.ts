import { SessionRequestsAnswer } from "@rapport/shared/contracts/session-requests.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { sessionRequestsKey } from "./keys.ts";

/** What clients asked of this therapist, newest first. */
export function sessionRequestsQuery(userId: string) {
  return queryOptions({
    queryKey: sessionRequestsKey(userId),
    queryFn: async ({ signal }) =>
      (await api.get("/api/session-requests", SessionRequestsAnswer, { signal })).requests,
    staleTime: 0,
  });
}
