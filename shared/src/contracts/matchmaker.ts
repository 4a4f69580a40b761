import * as z from "zod/mini";
import { INFERRED_LIMIT, TEXT_LIMIT, VOICE_TURNS_LIMIT } from "../constants.ts";
import { AnalyzeResponsesAnswer } from "./assessment.ts";
import { Engine, Id, LooseId, WrittenText } from "./primitives.ts";
import { Safety } from "./safety.ts";

/** The id of the greeting; it is asked by the page itself and never inferred. */
export const INITIAL_QUESTION_ID = "initial_question";

/** The id of what is said, and asked directly, after words of danger. May come more than once. */
export const SAFETY_CHECK_ID = "safety_check";

/** The id of the open question that stands where every other one is answered. May come more than once. */
export const OPEN_QUESTION_ID = "anything_else";

/**
 * One turn: what the assistant asked and what the person said to it. `question` is what the person
 * heard of it, which is less than was meant, or nothing, after an interruption.
 */
export const VoiceAnswer = z.strictObject({
  questionId: LooseId,
  question: z
    .string("must be text")
    .check(
      z.maxLength(TEXT_LIMIT, `must have at most ${TEXT_LIMIT.toLocaleString("en-US")} characters`),
    ),
  answer: WrittenText,
});
export type VoiceAnswer = z.infer<typeof VoiceAnswer>;

const Turns = z
  .array(VoiceAnswer)
  .check(z.maxLength(VOICE_TURNS_LIMIT, `must have at most ${VOICE_TURNS_LIMIT} turns`));

/** Body of `POST /api/natural-matchmaker/next-question`. The last turn is the one just answered with `transcript`. */
export const NextQuestionRequest = z.strictObject({
  transcript: WrittenText,
  /** How it sounded, as the voice worker heard it. */
  tone: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  previousQA: Turns,
  inferredQuestionIds: z
    .array(LooseId)
    .check(z.maxLength(INFERRED_LIMIT, `must have at most ${INFERRED_LIMIT} ids`)),
});
export type NextQuestionRequest = z.infer<typeof NextQuestionRequest>;

/** What the product says: the text for the voice and the captions, and the tone to say it in. */
export const SpokenText = z.object({ text: z.string(), tone: z.string() });
export type SpokenText = z.infer<typeof SpokenText>;

/**
 * An answer that was concluded from what the person said. `answer` begins with `INFERRED_PREFIX` and is
 * otherwise words of `fullTranscript`, letter for letter.
 */
export const InferredQA = z.strictObject({
  /** Not there in what an older page sends. */
  question: z.optional(z.string().check(z.maxLength(TEXT_LIMIT))),
  answer: WrittenText,
  fullTranscript: WrittenText,
  reasoning: WrittenText,
});
export type InferredQA = z.infer<typeof InferredQA>;

/** By question id. */
export const InferredQAs = z
  .record(LooseId, InferredQA)
  .check(
    z.refine(
      (map) => Object.keys(map).length <= INFERRED_LIMIT,
      `must have at most ${INFERRED_LIMIT} answers`,
    ),
  );
export type InferredQAs = z.infer<typeof InferredQAs>;

/**
 * What comes next. `question` is the question as it is kept; `spokenText` is what is said: it may begin
 * with a few words of acknowledgement, or be a caring answer with `SAFETY_CHECK_ID`. `inferredAnswers` are
 * the ids that this utterance newly answers, the one that was asked included when it truly was answered;
 * `inferenceMapping` and `inferredQAs` have exactly these keys.
 */
export const NextQuestionResult = z.object({
  success: z.literal(true),
  questionId: z.string(),
  question: z.string(),
  spokenText: z.string(),
  tone: z.string(),
  inferredAnswers: z.array(z.string()),
  inferenceMapping: z.record(z.string(), z.string()),
  inferredQAs: z.record(z.string(), z.required(z.object(InferredQA.shape))),
  safety: z.nullable(Safety),
  engine: Engine,
});
export type NextQuestionResult = z.infer<typeof NextQuestionResult>;

/**
 * Body of `POST /api/natural-matchmaker/finalize`. `sessionId` is made by the browser when the session
 * begins; sent again, the same session replaces itself. An inferred answer is kept where its question is
 * known and its words stand letter for letter in an answer of `previousQA`; any other is left out, and is
 * read for danger all the same. So a long talk keeps the turns that answers were inferred from.
 */
export const FinalizeSessionRequest = z.strictObject({
  previousQA: Turns.check(z.minLength(1, "must have at least one turn")),
  inferredQAs: InferredQAs,
  sessionId: z.optional(z.nullable(Id)),
});
export type FinalizeSessionRequest = z.infer<typeof FinalizeSessionRequest>;

/** `recommendation` is null when nobody in the directory qualifies; `message` then says so. */
export const FinalizeSessionAnswer = AnalyzeResponsesAnswer;
export type FinalizeSessionAnswer = z.infer<typeof FinalizeSessionAnswer>;

/** Body of `POST /api/natural-matchmaker/generate-summary`. */
export const SessionSummaryRequest = z.strictObject({
  previousQA: Turns.check(z.minLength(1, "must have at least one turn")),
});
export type SessionSummaryRequest = z.infer<typeof SessionSummaryRequest>;

/** `summary` is spoken: two or three short sentences in the person's words. */
export const SessionSummaryAnswer = z.object({
  success: z.literal(true),
  summary: z.string(),
  engine: Engine,
  safety: z.nullable(Safety),
});
export type SessionSummaryAnswer = z.infer<typeof SessionSummaryAnswer>;
