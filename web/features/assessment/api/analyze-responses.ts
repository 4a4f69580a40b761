import {
  AnalyzeResponsesAnswer,
  type AnalyzeResponsesRequest,
} from "@rapport/shared/contracts/assessment.ts";
import { api } from "@/lib/api.ts";
import type { Outcome } from "../assessment-state.ts";

/**
 * Matches a person by all their answers.
 *
 * @throws Error "Failed to analyze responses", with the ApiError as its cause.
 */
export async function analyzeResponses(request: AnalyzeResponsesRequest): Promise<Outcome> {
  try {
    const { recommendation, message, engine, safety } = await api.post(
      "/api/analyze-responses",
      request,
      AnalyzeResponsesAnswer,
    );
    return { recommendation, message, engine, safety };
  } catch (cause) {
    throw new Error("Failed to analyze responses", { cause });
  }
}
