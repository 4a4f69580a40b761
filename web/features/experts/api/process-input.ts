import {
  type ProcessedInput,
  ProcessedInputAnswer,
  withRefinement,
} from "@rapport/shared/contracts/contributions.ts";
import * as z from "zod/mini";
import { api } from "@/lib/api.ts";
import { withAccess } from "./with-access.ts";

/** What the server made of an expert's thoughts. @throws ApiError */
export const processInput = (therapistName: string, rawInput: string) =>
  withAccess((bearer) =>
    api.post("/api/therapist-input", { therapistName, rawInput }, ProcessedInputAnswer, { bearer }),
  );

/** The same, changed as the instructions say. @throws ApiError */
export function refineInput(
  therapistName: string,
  thoughts: string,
  instructions: string,
  { rawInput: _, ...originalProcessedInput }: ProcessedInput,
) {
  const rawInput = withRefinement(thoughts, instructions);
  const body = { therapistName, rawInput, originalProcessedInput };
  return withAccess((bearer) =>
    api.post("/api/therapist-input-refinement", body, ProcessedInputAnswer, { bearer }),
  );
}

/** What was saved is saved, also when the server does not say under which id. */
const Saved = z.object({ contributionId: z.optional(z.nullable(z.string())) });

/** @returns the id of the contribution; null should the server give none. @throws ApiError */
export const saveInput = (therapistName: string, processedInput: ProcessedInput) =>
  withAccess(async (bearer) => {
    const body = { therapistName, processedInput };
    const saved = await api.post("/api/save-processed-input", body, Saved, { bearer });
    return saved.contributionId ?? null;
  });
