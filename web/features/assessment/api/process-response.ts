import {
  ProcessResponseAnswer,
  type ProcessResponseRequest,
} from "@rapport/shared/contracts/assessment.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { api } from "@/lib/api.ts";

/**
 * Sends one answer, in place of an earlier one to the same question.
 *
 * @returns what the answer says about the person's safety, or null.
 * @throws Error "Failed to process response", with the ApiError as its cause.
 */
export async function processResponse(request: ProcessResponseRequest): Promise<Safety | null> {
  try {
    return (await api.post("/api/process-response", request, ProcessResponseAnswer)).safety;
  } catch (cause) {
    throw new Error("Failed to process response", { cause });
  }
}
