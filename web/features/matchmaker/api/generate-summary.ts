import {
  SessionSummaryAnswer,
  type SessionSummaryRequest,
} from "@rapport/shared/contracts/matchmaker.ts";
import { api } from "@/lib/api.ts";

/**
 * What the person said so far, to be spoken to them.
 *
 * @throws ApiError
 */
export const generateSummary = (request: SessionSummaryRequest, signal: AbortSignal) =>
  api.post("/api/natural-matchmaker/generate-summary", request, SessionSummaryAnswer, {
    signal,
  });
