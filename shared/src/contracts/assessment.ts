import * as z from "zod/mini";
import { Engine, LooseId, WrittenText } from "./primitives.ts";
import { Recommendation } from "./recommendation.ts";
import { Safety } from "./safety.ts";

export const AssessmentQuestion = z.object({
  id: z.string(),
  text: z.string(),
  reasoning: z.string(),
  originalId: z.optional(z.string()),
  source: z.optional(z.object({ therapist: z.string() })),
});
export type AssessmentQuestion = z.infer<typeof AssessmentQuestion>;

/** Answer of `GET /api/get-assessment-questions`. */
export const AssessmentQuestionsAnswer = z.object({
  success: z.literal(true),
  questions: z.array(AssessmentQuestion),
});
export type AssessmentQuestionsAnswer = z.infer<typeof AssessmentQuestionsAnswer>;

/** Body of `POST /api/process-response`. A visitor without an account may leave `userId` out. */
export const ProcessResponseRequest = z.strictObject({
  questionId: LooseId,
  response: WrittenText,
  userId: z.optional(z.nullable(LooseId)),
  originalQuestionId: z.optional(z.nullable(LooseId)),
});
export type ProcessResponseRequest = z.infer<typeof ProcessResponseRequest>;

export const ProcessResponseAnswer = z.object({
  success: z.literal(true),
  safety: z.nullable(Safety),
});
export type ProcessResponseAnswer = z.infer<typeof ProcessResponseAnswer>;

/** Question id to answer. */
export const ResponseMap = z.record(LooseId, WrittenText).check(
  z.refine((map) => Object.keys(map).length > 0, "must hold at least one answer"),
  z.refine((map) => Object.keys(map).length <= 200, "holds too many answers"),
);
export type ResponseMap = z.infer<typeof ResponseMap>;

/** Body of `POST /api/analyze-responses`. */
export const AnalyzeResponsesRequest = z.strictObject({
  responses: ResponseMap,
  userId: z.optional(z.nullable(LooseId)),
});
export type AnalyzeResponsesRequest = z.infer<typeof AnalyzeResponsesRequest>;

/** `recommendation` is null when nobody in the directory qualifies; `message` then says so. */
export const AnalyzeResponsesAnswer = z.object({
  success: z.literal(true),
  recommendation: z.nullable(Recommendation),
  message: z.string(),
  engine: Engine,
  safety: z.nullable(Safety),
});
export type AnalyzeResponsesAnswer = z.infer<typeof AnalyzeResponsesAnswer>;
