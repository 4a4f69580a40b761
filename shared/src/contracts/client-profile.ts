import * as z from "zod/mini";
import { Engine, Id, WrittenText } from "./primitives.ts";
import { Recommendation } from "./recommendation.ts";
import { Safety } from "./safety.ts";

/** `matchScore`: 0 to 100, how well the best therapist so far fits; 0 while nothing was matched. */
export const AnalysisResults = z.object({
  tags: z.array(z.string()),
  summary: z.string(),
  matchScore: z.number().check(z.gte(0), z.lte(100)),
});
export type AnalysisResults = z.infer<typeof AnalysisResults>;

/**
 * One answer of the client, with where it came from. `inferred`: concluded, not asked; its text begins
 * with `INFERRED_PREFIX`, and `reasoning` says what it was concluded from.
 */
export const ClientResponse = z.object({
  id: Id,
  questionId: z.string(),
  question: z.string(),
  answer: z.string(),
  source: z.enum(["assessment", "voice"]),
  inferred: z.boolean(),
  reasoning: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type ClientResponse = z.infer<typeof ClientResponse>;

export const GenerationStatus = z.enum(["none", "generating", "ready", "failed"]);
export type GenerationStatus = z.infer<typeof GenerationStatus>;

/** A match as the client saw it, with the conversation it came of. */
export const StoredRecommendation = z.object({
  id: Id,
  source: z.enum(["assessment", "voice"]),
  createdAt: z.string(),
  recommendation: Recommendation,
});
export type StoredRecommendation = z.infer<typeof StoredRecommendation>;

/**
 * `completedSessions`: finished assessments and voice sessions, those that recommended nobody too.
 * `generationStartedAt`: of the newest making of the personality profile; one that is `generating` for
 * longer than `GENERATION_STALE_MS` has died and can be started again. `recommendation` is the newest
 * one, `recommendations` the newest `RECOMMENDATIONS_SHOWN`, newest first.
 */
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
  generationStartedAt: z.nullable(z.string()),
  completedSessions: z.number().check(z.int(), z.gte(0)),
  recommendation: z.nullable(Recommendation),
  recommendations: z.array(StoredRecommendation),
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

/** Body of `PUT /api/client-responses/{id}`, by the client alone; 404 for any other answer than an own one. */
export const CorrectClientResponseRequest = z.strictObject({ answer: WrittenText });
export type CorrectClientResponseRequest = z.infer<typeof CorrectClientResponseRequest>;

/** The corrected answer is no longer inferred. A profile that is there is made anew in the background. */
export const CorrectClientResponseAnswer = z.object({
  success: z.literal(true),
  response: ClientResponse,
  safety: z.nullable(Safety),
});
export type CorrectClientResponseAnswer = z.infer<typeof CorrectClientResponseAnswer>;

/**
 * Answer of `DELETE /api/client-responses/{id}`. A profile that is there is made anew in the background,
 * and is none any more when this was the last answer.
 */
export const RemoveClientResponseAnswer = z.object({ success: z.literal(true) });
export type RemoveClientResponseAnswer = z.infer<typeof RemoveClientResponseAnswer>;
