import {
  FinalizeSessionAnswer,
  type FinalizeSessionRequest,
} from "@rapport/shared/contracts/matchmaker.ts";
import { api } from "@/lib/api.ts";

/**
 * Ends a session with a match, and stores it for whom it belongs to. Sent again, it replaces itself.
 *
 * @throws ApiError
 */
export const finalize = (request: FinalizeSessionRequest, signal: AbortSignal) =>
  api.post("/api/natural-matchmaker/finalize", request, FinalizeSessionAnswer, {
    signal,
  });
