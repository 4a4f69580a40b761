import * as z from "zod/mini";
import { Engine, Id } from "./primitives.ts";
import { Recommendation } from "./recommendation.ts";

/** `matchScore`: 0 to 100, how well the best therapist so far fits; 0 while nothing was matched. */
export const AnalysisResults = z.object({
  tags: z.array(z.string()),
  summary: z.string(),
  matchScore: z.number().check(z.gte(0), z.lte(100)),
});
export type AnalysisResults = z.infer<typeof AnalysisResults>;

/** One answer of the client, with where it came from. `inferred`: concluded, not asked. */
export const ClientResponse = z.object({
  id: Id,
  questionId: z.string(),
  question: z.string(),
  answer: z.string(),
  source: z.enum(["assessment", "voice"]),
  inferred: z.boolean(),
  updatedAt: z.string(),
});
export type ClientResponse = z.infer<typeof ClientResponse>;

export const GenerationStatus = z.enum(["none", "generating", "ready", "failed"]);
export type GenerationStatus = z.infer<typeof GenerationStatus>;

export const ClientProfile = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  responses: z.array(ClientResponse),
  personalityProfile: z.nullable(z.string()),
  analysisResults: z.nullable(AnalysisResults),
  status: GenerationStatus,
  engine: z.nullable(Engine),
  recommendation: z.nullable(Recommendation),
});
export type ClientProfile = z.infer<typeof ClientProfile>;

/** Answer of `GET /api/client-profile/{userId}`; 404 while there is no profile. */
export const ClientProfileAnswer = z.object({ success: z.literal(true), profile: ClientProfile });
export type ClientProfileAnswer = z.infer<typeof ClientProfileAnswer>;

/** Answer of `GET /api/generate-client-profile/{userId}`: 200 when ready, 202 while another call generates. */
export const GenerateClientProfileAnswer = z.object({
  success: z.literal(true),
  status: GenerationStatus,
});
export type GenerateClientProfileAnswer = z.infer<typeof GenerateClientProfileAnswer>;
