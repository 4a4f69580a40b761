import * as z from "zod/mini";
import { CONTRIBUTION_ITEMS_LIMIT, REFINEMENT_LIMIT, TEXT_LIMIT } from "../constants.ts";
import { Engine, Id, LooseId, WrittenText } from "./primitives.ts";
import { Safety } from "./safety.ts";

/** Whom a saved question is for. */
export const Audience = z.enum(["client", "therapist"]);
export type Audience = z.infer<typeof Audience>;

/** Text that may be empty: trimmed, at most `TEXT_LIMIT` characters. */
const OptionalText = z
  .string("must be text")
  .check(
    z.trim(),
    z.maxLength(TEXT_LIMIT, `must have at most ${TEXT_LIMIT.toLocaleString("en-US")} characters`),
  );

/**
 * Which words of the expert's text something was made of: where they begin, in UTF-16 units, and the
 * words themselves, letter for letter. Null where somebody wrote it by hand.
 */
const Source = {
  sourceOffset: z.optional(z.nullable(z.number().check(z.int(), z.gte(0), z.lte(10 * TEXT_LIMIT)))),
  sourceText: z.optional(z.nullable(OptionalText)),
};

/**
 * A question as a page holds it: without `_id` while it was never saved. `audience` is any short text
 * here; what is neither client nor therapist is shown under 'Other' and saved as client.
 */
export const ContributionQuestion = z.object({
  _id: z.optional(Id),
  question: WrittenText,
  reasoning: z._default(OptionalText, ""),
  audience: z._default(z.string("must be text").check(z.maxLength(50, "is too long")), "client"),
  ...Source,
});
export type ContributionQuestion = z.infer<typeof ContributionQuestion>;

export const ContributionInsight = z.object({
  _id: z.optional(Id),
  insight: WrittenText,
  application: z._default(OptionalText, ""),
  ...Source,
});
export type ContributionInsight = z.infer<typeof ContributionInsight>;

const questions = z
  .array(ContributionQuestion)
  .check(z.maxLength(CONTRIBUTION_ITEMS_LIMIT, `holds more than ${CONTRIBUTION_ITEMS_LIMIT}`));
const analysis = z
  .array(ContributionInsight)
  .check(z.maxLength(CONTRIBUTION_ITEMS_LIMIT, `holds more than ${CONTRIBUTION_ITEMS_LIMIT}`));

/** What was made of an expert's thoughts, before anybody saved it. `rawInput`: the thoughts themselves. */
export const ProcessedInput = z.object({
  summary: z._default(OptionalText, ""),
  questions: z._default(questions, []),
  analysis: z._default(analysis, []),
  rawInput: z.optional(OptionalText),
  engine: z.optional(Engine),
});
export type ProcessedInput = z.infer<typeof ProcessedInput>;

/** An expert's name as an address or a form gives it; `expertSlug` makes the stored form of it. */
export const ExpertName = z
  .string("must be text")
  .check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(100, "is too long"));

/** Body of `POST /api/therapist-input`. */
export const TherapistInputRequest = z.strictObject({
  therapistName: ExpertName,
  rawInput: WrittenText,
});
export type TherapistInputRequest = z.infer<typeof TherapistInputRequest>;

/** The line between an expert's thoughts and the instructions that refine what was made of them. */
const REFINEMENT_MARK = "\n\nRefinement instructions:\n";

/** `rawInput` of a refinement: the original thoughts plus the instructions. */
export function withRefinement(thoughts: string, instructions: string): string {
  // The last mark is the one that divides: instructions that quote it must not move it.
  return `${thoughts.trim()}${REFINEMENT_MARK}${instructions.trim().replaceAll(REFINEMENT_MARK, "\n")}`;
}

/** The two parts of a refinement's `rawInput`; without a mark, all of it is instructions. */
export function splitRefinement(rawInput: string): { thoughts: string; instructions: string } {
  const at = rawInput.lastIndexOf(REFINEMENT_MARK);
  if (at < 0) return { thoughts: "", instructions: rawInput.trim() };
  return {
    thoughts: rawInput.slice(0, at),
    instructions: rawInput.slice(at + REFINEMENT_MARK.length).trim(),
  };
}

const REFINED_INPUT_LIMIT = TEXT_LIMIT + REFINEMENT_MARK.length + REFINEMENT_LIMIT;

/** Body of `POST /api/therapist-input-refinement`. `rawInput` is made by `withRefinement`. */
export const RefinementRequest = z.strictObject({
  therapistName: ExpertName,
  rawInput: z
    .string("must be text")
    .check(
      z.trim(),
      z.minLength(1, "must not be empty"),
      z.maxLength(
        REFINED_INPUT_LIMIT,
        `must have at most ${REFINED_INPUT_LIMIT.toLocaleString("en-US")} characters`,
      ),
    ),
  originalProcessedInput: ProcessedInput,
});
export type RefinementRequest = z.infer<typeof RefinementRequest>;

/** Answer of both. `notes`: what of a refinement could not be done, one sentence each. */
export const ProcessedInputAnswer = z.object({
  success: z.literal(true),
  processedInput: ProcessedInput,
  notes: z.array(z.string()),
  safety: z.nullable(Safety),
});
export type ProcessedInputAnswer = z.infer<typeof ProcessedInputAnswer>;

/** Body of `POST /api/save-processed-input`. */
export const SaveProcessedInputRequest = z.strictObject({
  therapistName: ExpertName,
  processedInput: ProcessedInput,
});
export type SaveProcessedInputRequest = z.infer<typeof SaveProcessedInputRequest>;

export const SaveProcessedInputAnswer = z.object({ success: z.literal(true), contributionId: Id });
export type SaveProcessedInputAnswer = z.infer<typeof SaveProcessedInputAnswer>;

/** A row of 'Previous Contributions', newest first. `timestamp`: ISO 8601. */
export const ContributionSummary = z.object({
  id: Id,
  timestamp: z.string(),
  lastEdited: z.nullable(z.string()),
  summary: z.string(),
  questionCount: z.number(),
  analysisCount: z.number(),
});
export type ContributionSummary = z.infer<typeof ContributionSummary>;

/** Answer of `GET /api/get-previous-inputs/{therapistName}`. */
export const PreviousInputsAnswer = z.object({
  success: z.literal(true),
  previousInputs: z.array(ContributionSummary),
});
export type PreviousInputsAnswer = z.infer<typeof PreviousInputsAnswer>;

/**
 * A saved contribution. `version` counts its saves: whoever sends an older one is told that somebody
 * else saved meanwhile. `deletedQuestionIds` and `deletedInsightIds` are empty when it is read.
 */
export const Contribution = z.object({
  id: Id,
  timestamp: z.string(),
  lastEdited: z.nullable(z.string()),
  summary: z.string(),
  rawInput: z.string(),
  engine: z.nullable(z.enum(["openai", "offline", "curated"])),
  version: z.number(),
  questions: z.array(ContributionQuestion),
  analysis: z.array(ContributionInsight),
  deletedQuestionIds: z.array(Id),
  deletedInsightIds: z.array(Id),
});
export type Contribution = z.infer<typeof Contribution>;

/** Answer of `GET /api/get-contribution/{therapistName}/{contributionId}`. */
export const ContributionAnswer = z.object({
  success: z.literal(true),
  contribution: Contribution,
});
export type ContributionAnswer = z.infer<typeof ContributionAnswer>;

const deletedIds = z.array(Id).check(z.maxLength(10 * CONTRIBUTION_ITEMS_LIMIT, "holds too many"));

/**
 * Body of `POST /api/update-contribution/{therapistName}/{contributionId}`: the whole contribution as it
 * was read, with its changes. Items without `_id` are new; only what the deleted ids name is removed.
 */
export const UpdateContributionRequest = z.strictObject({
  contribution: z.object({
    version: z.number().check(z.int(), z.gte(1)),
    summary: z._default(OptionalText, ""),
    questions,
    analysis,
    deletedQuestionIds: z._default(deletedIds, []),
    deletedInsightIds: z._default(deletedIds, []),
  }),
});
export type UpdateContributionRequest = z.infer<typeof UpdateContributionRequest>;

/** 409 when `version` is not the stored one any more; nothing is then changed. */
export const UpdateContributionAnswer = ContributionAnswer;
export type UpdateContributionAnswer = ContributionAnswer;

/** Body of `POST /api/convert-question-to-insight`. Nothing is stored. */
export const ConvertQuestionRequest = z.strictObject({
  question: ContributionQuestion,
  contributionId: LooseId,
});
export type ConvertQuestionRequest = z.infer<typeof ConvertQuestionRequest>;

export const ConvertQuestionAnswer = z.object({
  success: z.literal(true),
  insight: ContributionInsight,
});
export type ConvertQuestionAnswer = z.infer<typeof ConvertQuestionAnswer>;
