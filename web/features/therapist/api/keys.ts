import type { QueryKey } from "@tanstack/react-query";
import { therapistProfileQuery, therapistResponsesQuery } from "@/lib/therapist-queries.ts";

/** The name under which the query client keeps a therapist's session requests. */
export const sessionRequestsKey = (userId: string) =>
  ["therapist", userId, "session-requests"] as const;

/** The queries that show rows of a table of which the therapist's channel speaks. */
export function keyOfTable(userId: string, table: string | null): QueryKey {
  if (table === "therapists") return therapistProfileQuery(userId).queryKey;
  if (table === "therapist_responses") return therapistResponsesQuery(userId).queryKey;
  if (table === "session_requests") return sessionRequestsKey(userId);
  return ["therapist", userId];
}
