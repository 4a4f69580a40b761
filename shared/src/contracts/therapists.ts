import * as z from "zod/mini";
import { Id } from "./primitives.ts";

/** A therapist as the directory, a recommendation and a list show one. `experience` in years. */
export const Therapist = z.object({
  id: Id,
  name: z.string(),
  specialty: z.string(),
  experience: z.number(),
  style: z.string(),
  tags: z.array(z.string()),
  description: z.string(),
});
export type Therapist = z.infer<typeof Therapist>;

/** Answer of `GET /api/therapists?limit=&offset=`: everyone who is approved and accepting, by name. */
export const TherapistsAnswer = z.object({
  success: z.literal(true),
  therapists: z.array(Therapist),
  total: z.number(),
});
export type TherapistsAnswer = z.infer<typeof TherapistsAnswer>;
