import * as z from "zod/mini";
import { Therapist } from "./therapists.ts";

/** What a factor weighs, after the Cooper-Norcross preferences and the matching literature. */
export const FactorKind = z.enum([
  "problem",
  "style",
  "identity",
  "modality",
  "goals",
  "convenience",
]);
export type FactorKind = z.infer<typeof FactorKind>;

/** Words of the client, letter for letter, and the question they answered. */
export const ClientEvidence = z.object({ quote: z.string(), questionId: z.string() });
export type ClientEvidence = z.infer<typeof ClientEvidence>;

/** Words of the therapist's own profile, letter for letter, and the field they stand in. */
export const TherapistEvidence = z.object({
  quote: z.string(),
  field: z.enum(["specialty", "style", "tags", "description", "availability"]),
});
export type TherapistEvidence = z.infer<typeof TherapistEvidence>;

/**
 * One thing that was weighed. `points` of at most `weight`; the weights of a recommendation add up
 * to at most 100. A factor without evidence on one side says so with `null`.
 */
export const Factor = z.object({
  kind: FactorKind,
  label: z.string(),
  points: z.number(),
  weight: z.number(),
  client: z.nullable(ClientEvidence),
  therapist: z.nullable(TherapistEvidence),
});
export type Factor = z.infer<typeof Factor>;

/** Another therapist worth meeting, and in what this one differs from the first. */
export const Alternative = z.extend(Therapist, {
  matchReasoning: z.string(),
  difference: z.string(),
});
export type Alternative = z.infer<typeof Alternative>;

/**
 * `caveat`: the one thing to ask about or keep in mind before booking. `matchScore`: 0 to 100.
 * `outdated`: the client has since corrected or removed an answer that was quoted in it, and the
 * reasons are gone: `matchReasoning` says only that, `factors` and `caveat` are empty.
 */
export const Recommendation = z.extend(Therapist, {
  matchReasoning: z.string(),
  matchScore: z.number(),
  factors: z.array(Factor),
  caveat: z.string(),
  alternatives: z.array(Alternative),
  outdated: z.optional(z.boolean()),
});
export type Recommendation = z.infer<typeof Recommendation>;
