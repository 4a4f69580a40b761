import { PreviousInputsAnswer } from "@rapport/shared/contracts/contributions.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { expertKeys } from "./keys.ts";
import { withAccess } from "./with-access.ts";

/** How often the list is looked at again: the other expert may be saving at the same time. */
const REFRESH_INTERVAL = 30_000;

/** What an expert has contributed so far, newest first. */
export function previousInputsQuery(slug: string) {
  return queryOptions({
    queryKey: expertKeys.previous(slug),
    queryFn: ({ signal }) =>
      withAccess(async (bearer) => {
        const path = `/api/get-previous-inputs/${encodeURIComponent(slug)}`;
        return (await api.get(path, PreviousInputsAnswer, { bearer, signal })).previousInputs;
      }),
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: REFRESH_INTERVAL,
  });
}
