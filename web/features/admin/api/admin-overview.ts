import { AdminOverviewAnswer } from "@rapport/shared/contracts/admin.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";

/** No channel tells an admin of changes: the page asks this often. */
const POLL = 30_000;

/** Counts and the newest rows. */
export const adminOverviewQuery = queryOptions({
  queryKey: ["admin", "overview"] as const,
  queryFn: ({ signal }) => api.get("/api/admin/overview", AdminOverviewAnswer, { signal }),
  staleTime: 0,
  refetchInterval: POLL,
});
