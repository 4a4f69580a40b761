import type { QueryKey } from "@tanstack/react-query";
import { clientKeys } from "@/lib/client-queries.ts";

/** The tables of which the client's channel speaks and that the profile shows. */
const PROFILE_TABLES = ["client_profiles", "client_responses", "recommendations"];

/** The queries that show rows of a table; with null those that show any. */
export function keyOfTable(userId: string, table: string | null): QueryKey {
  if (table === "session_requests") return clientKeys.sessionRequests(userId);
  if (table !== null && PROFILE_TABLES.includes(table)) return clientKeys.profile(userId);
  return clientKeys.all(userId);
}
