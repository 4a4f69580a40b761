import * as z from "zod/mini";
import { EXPERTS } from "../brand.ts";
import { AGE, EXPERIENCE, NAME_MAX_LENGTH, TEXT_LIMIT } from "../constants.ts";
import { Email } from "./accounts.ts";
import { GenerationStatus } from "./client-profile.ts";
import { Engine, Id, LooseId, PersonName, WrittenText } from "./primitives.ts";
import { Safety } from "./safety.ts";
import { UsState } from "./us-states.ts";

const number = (what: string, { min, max }: { min: number; max: number }) =>
  z
    .number(`must be a number from ${min} to ${max}`)
    .check(
      z.int(`must be a whole number of ${what}`),
      z.gte(min, `must be from ${min} to ${max}`),
      z.lte(max, `must be from ${min} to ${max}`),
    );

/** Whole years. */
export const Age = number("years", AGE);
/** Whole years of work as a therapist. */
export const Experience = number("years", EXPERIENCE);

const short = (limit: number) =>
  z
    .string("must be text")
    .check(z.trim(), z.maxLength(limit, `must have at most ${limit} characters`));

/** Who contributed an insight that was applied. */
export const InsightSource = z.enum([...EXPERTS, "unknown"]);
export type InsightSource = z.infer<typeof InsightSource>;

/** An expert's insight that fits what the therapist wrote; `relevance` says in what. */
export const InsightApplied = z.object({
  insightText: z.string(),
  relevance: z.string(),
  /** Contributions of a name that is none of the experts' are nobody's we could name. */
  source: z.catch(InsightSource, "unknown"),
});
export type InsightApplied = z.infer<typeof InsightApplied>;

export const SessionFormat = z.enum(["in-person", "video", "phone"]);
export type SessionFormat = z.infer<typeof SessionFormat>;

/** `pending`: not looked at yet; only `approved` therapists are recommended. */
export const TherapistStatus = z.enum(["pending", "approved", "rejected", "suspended"]);
export type TherapistStatus = z.infer<typeof TherapistStatus>;

/** What clients can book. Empty lists and null: not said. Fees in whole US dollars a session. */
const availability = {
  acceptingClients: z.boolean("must be true or false"),
  /** Open places for new clients; each accepted request takes one, and at 0 nobody new is taken. */
  capacity: z.nullable(number("places", { min: 0, max: 1000 })),
  licensedStates: z.array(UsState).check(z.maxLength(56, "holds too many states")),
  languages: z
    .array(
      z.string("must be text").check(z.trim(), z.minLength(1), z.maxLength(100, "is too long")),
    )
    .check(z.minLength(1, "must hold at least one language"), z.maxLength(30, "holds too many")),
  formats: z.array(SessionFormat).check(z.maxLength(3, "holds too many formats")),
  feeMin: z.nullable(number("dollars", { min: 0, max: 10_000 })),
  feeMax: z.nullable(number("dollars", { min: 0, max: 10_000 })),
};

export const Availability = z.object(availability);
export type Availability = z.infer<typeof Availability>;

/** A therapist's own entry, as the dashboard shows it. `version` counts its changes by hand. */
export const TherapistProfile = z.object({
  /** The entry's id in the directory. */
  id: Id,
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  age: z.nullable(z.number()),
  name: z.string(),
  experience: z.number(),
  specialty: z.string(),
  bio: z.string(),
  style: z.string(),
  tags: z.array(z.string()),
  description: z.string(),
  userFriendlyDescription: z.string(),
  insightsApplied: z.array(InsightApplied),
  analysisDetails: z.nullable(z.record(z.string(), z.unknown())),
  descriptionGenerated: z.boolean(),
  /** How the making of the description stands. */
  generation: GenerationStatus,
  engine: z.nullable(Engine),
  status: TherapistStatus,
  availability: Availability,
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TherapistProfile = z.infer<typeof TherapistProfile>;

/** Answer of `GET`, `POST` and `PUT /api/therapist-profile/{userId}`; 404 while there is no profile. */
export const TherapistProfileAnswer = z.object({
  success: z.literal(true),
  profile: TherapistProfile,
});
export type TherapistProfileAnswer = z.infer<typeof TherapistProfileAnswer>;

/**
 * Body of `POST` (creates, 409 when there is one) and `PUT` (changes, 404 when there is none). With a
 * `version` that is not the stored one any more the answer is 409 and nothing is changed.
 */
export const TherapistProfileRequest = z.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  experience: Experience,
  phone: z.optional(short(50)),
  specialty: z.optional(short(200)),
  address: z.optional(short(500)),
  bio: z.optional(short(5_000)),
  version: z.optional(z.number().check(z.int(), z.gte(1))),
});
export type TherapistProfileRequest = z.infer<typeof TherapistProfileRequest>;

/** Body of `PUT /api/therapist-availability/{userId}`; answers with the profile. */
export const AvailabilityRequest = z.strictObject(availability).check(
  z.refine(({ feeMin, feeMax }) => feeMin === null || feeMax === null || feeMin <= feeMax, {
    path: ["feeMax"],
    error: "must not be less than feeMin",
  }),
);
export type AvailabilityRequest = z.infer<typeof AvailabilityRequest>;

/** A question of the questionnaire. */
export const TherapistQuestion = z.object({
  id: z.string(),
  text: z.string(),
  reasoning: z.string(),
  source: z.object({ therapist: z.string() }),
});
export type TherapistQuestion = z.infer<typeof TherapistQuestion>;

/** Answer of `GET /api/get-therapist-questions`; for therapists and admins. */
export const TherapistQuestionsAnswer = z.object({
  success: z.literal(true),
  questions: z.array(TherapistQuestion),
});
export type TherapistQuestionsAnswer = z.infer<typeof TherapistQuestionsAnswer>;

const answered = { questionId: LooseId, question: WrittenText, answer: WrittenText };

/**
 * Body of `POST /api/submit-therapist-responses`. The question's text is shown back by the page; what
 * is stored is the text that the expert wrote.
 */
export const SubmitTherapistResponsesRequest = z.strictObject({
  therapistName: z
    .string("must be text")
    .check(
      z.trim(),
      z.minLength(1, "must not be empty"),
      z.maxLength(NAME_MAX_LENGTH, `must have at most ${NAME_MAX_LENGTH} characters`),
    ),
  age: z.optional(z.nullable(Age)),
  experience: Experience,
  responses: z
    .array(z.strictObject(answered))
    .check(z.minLength(1, "must hold at least one answer"), z.maxLength(200, "holds too many")),
});
export type SubmitTherapistResponsesRequest = z.infer<typeof SubmitTherapistResponsesRequest>;

/** Its answer; `therapist` has the generated description, whichever engine wrote it. */
export const SubmitTherapistResponsesAnswer = z.object({
  success: z.literal(true),
  therapist: TherapistProfile,
  safety: z.nullable(Safety),
});
export type SubmitTherapistResponsesAnswer = z.infer<typeof SubmitTherapistResponsesAnswer>;

/** An answer of the therapist. `tags`: the subjects it speaks of. `timestamp`: ISO 8601. */
export const TherapistResponse = z.object({
  id: Id,
  questionId: z.string(),
  question: z.string(),
  answer: z.string(),
  timestamp: z.string(),
  tags: z.array(z.string()),
});
export type TherapistResponse = z.infer<typeof TherapistResponse>;

/** Answer of `GET /api/therapist-responses/{userId}`, in the order of the questionnaire. */
export const TherapistResponsesAnswer = z.object({
  success: z.literal(true),
  responses: z.array(TherapistResponse),
});
export type TherapistResponsesAnswer = z.infer<typeof TherapistResponsesAnswer>;

/** Body of `POST /api/save-therapist-response`: once per answer, again for an answer that is edited. */
export const SaveTherapistResponseRequest = z.strictObject({ userId: LooseId, ...answered });
export type SaveTherapistResponseRequest = z.infer<typeof SaveTherapistResponseRequest>;

export const SaveTherapistResponseAnswer = z.object({
  success: z.literal(true),
  response: TherapistResponse,
  safety: z.nullable(Safety),
});
export type SaveTherapistResponseAnswer = z.infer<typeof SaveTherapistResponseAnswer>;

/**
 * Answer of `GET /api/generate-therapist-description/{userId}`: 200 with the description, 202 with null
 * while another call makes it.
 */
export const GenerateTherapistDescriptionAnswer = z.object({
  success: z.literal(true),
  status: GenerationStatus,
  description: z.nullable(z.string()),
});
export type GenerateTherapistDescriptionAnswer = z.infer<typeof GenerateTherapistDescriptionAnswer>;

/** How many characters all answers of one questionnaire may have together, to fit one request. */
export const RESPONSES_LIMIT = 2 * TEXT_LIMIT;
