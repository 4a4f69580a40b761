import { REQUEST_LIMIT_BYTES, TEXT_LIMIT } from "@rapport/shared/constants.ts";
import {
  type FinalizeSessionRequest,
  INITIAL_QUESTION_ID,
  type InferredQAs,
  type NextQuestionRequest,
  type NextQuestionResult,
  SAFETY_CHECK_ID,
  type VoiceAnswer,
} from "@rapport/shared/contracts/matchmaker.ts";
import { graver, needsPause, type Safety } from "@rapport/shared/contracts/safety.ts";
import { acknowledge, isAcknowledged } from "@/lib/acknowledged-safety.ts";
import { bytesOf } from "@/lib/answer-rules.ts";
import { fittingTurns } from "./fitting-turns.ts";
import { GREETING } from "./texts.ts";

/** The question that waits for an answer: as it was meant, and what the person heard of it. */
export interface AskedQuestion {
  questionId: string;
  text: string;
  heard: string;
}

/** What is worth keeping of a session: all that the server needs, and where the talk stands. */
export interface SessionRecord {
  readonly sessionId: string;
  readonly turns: readonly VoiceAnswer[];
  readonly inferredQAs: Readonly<InferredQAs>;
  readonly asked: AskedQuestion;
  /** What the person has said to the question so far; not yet answered. */
  readonly words: readonly string[];
  /** Before that: messages that did not reach the server, to be sent one after the other. */
  readonly unsent: readonly string[];
  /** What stands in the text field. */
  readonly typed: string;
  /** What their words call for, until they choose to go on. */
  readonly safety: Safety | null;
  /** What they chose to go on from: not stopped for it a second time. */
  readonly acknowledged: Safety | null;
  readonly readinessTold: boolean;
}

/** Left free in a request for all that is not a turn, in bytes. */
const ENVELOPE_BYTES = 1_024;

export function freshRecord(): SessionRecord {
  return {
    sessionId: crypto.randomUUID(),
    turns: [],
    inferredQAs: {},
    asked: { questionId: INITIAL_QUESTION_ID, text: GREETING, heard: GREETING },
    words: [],
    unsent: [],
    typed: "",
    safety: null,
    acknowledged: null,
    readinessTold: false,
  };
}

/** Everything said to the question, as one answer. */
export const answerOf = (words: readonly string[]): string =>
  words
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join(" ")
    .slice(0, TEXT_LIMIT);

export const insightsOf = ({ inferredQAs }: SessionRecord): number =>
  Object.keys(inferredQAs).length;

/** Everything that waits for an answer of the server, a message each. */
export function pendingOf({ unsent, words }: SessionRecord): readonly string[] {
  const said = answerOf(words);
  return said === "" ? unsent : [...unsent, said];
}

/** Whether anything would be lost without a copy of it. */
export const isWorthKeeping = ({ turns, unsent, words, typed }: SessionRecord): boolean =>
  turns.length + unsent.length + words.length > 0 || typed.trim() !== "";

/** The record after so many of the messages that wait, or all of them, became answers to the question. */
export function withTurns(record: SessionRecord, count = Number.POSITIVE_INFINITY): SessionRecord {
  const { questionId, heard } = record.asked;
  const answers = pendingOf(record).slice(0, count);
  return {
    ...record,
    words: count > record.unsent.length ? [] : record.words,
    unsent: record.unsent.slice(count),
    turns: [...record.turns, ...answers.map((answer) => ({ questionId, question: heard, answer }))],
  };
}

/** The record after what was said could not be sent: whatever is said next is a message of its own. */
export const withUnsent = (record: SessionRecord, words: number): SessionRecord => ({
  ...record,
  unsent: pendingOf({ ...record, words: record.words.slice(0, words) }),
  words: record.words.slice(words),
});

/**
 * The record after the next question is known.
 *
 * @param heard what the person hears of it
 * @param count how many of the messages that wait are answered by then
 */
export function withResult(
  record: SessionRecord,
  result: NextQuestionResult,
  heard: string,
  count?: number,
): SessionRecord {
  const inferredQAs = { ...record.inferredQAs };
  for (const id of result.inferredAnswers) {
    const inferred = result.inferredQAs[id];
    if (inferred && id !== INITIAL_QUESTION_ID && id !== SAFETY_CHECK_ID) {
      inferredQAs[id] ??= inferred;
    }
  }
  return {
    ...withSafety(withTurns(record, count), result.safety),
    inferredQAs,
    asked: { questionId: result.questionId, text: result.spokenText, heard },
  };
}

/** The record after words were read for risk: new risk is shown until the person goes on from it. */
export function withSafety(record: SessionRecord, safety: Safety | null): SessionRecord {
  if (!needsPause(safety) || isAcknowledged(record.acknowledged, safety)) return record;
  return { ...record, safety: graver(record.safety, safety) };
}

export function withSafetyAcknowledged(record: SessionRecord): SessionRecord {
  if (record.safety === null) return record;
  const acknowledged = acknowledge(record.acknowledged, record.safety);
  return { ...record, safety: null, acknowledged };
}

/** What is left for turns in a request that carries this, too, in bytes. */
const roomBeside = (carried: unknown) => REQUEST_LIMIT_BYTES - ENVELOPE_BYTES - bytesOf(carried);

/** @param answer the first words that wait for an answer, or later ones; those before it go along */
export function nextQuestionRequest(
  record: SessionRecord,
  answer: string,
  before: readonly string[],
  tone: string | null,
): NextQuestionRequest {
  const inferredQuestionIds = Object.keys(record.inferredQAs);
  const { turns } = withTurns({ ...record, unsent: before, words: [answer] });
  const room = roomBeside({ transcript: answer, inferredQuestionIds });
  return {
    transcript: answer,
    ...(tone === null ? {} : { tone }),
    previousQA: fittingTurns(turns, record.inferredQAs, room),
    inferredQuestionIds,
  };
}

export function finalizeRequest({
  sessionId,
  turns,
  inferredQAs,
}: SessionRecord): FinalizeSessionRequest {
  // A long talk repeats what was said once for every question that it answers.
  const isTooLong = bytesOf(turns) > roomBeside(inferredQAs);
  const inferred = isTooLong ? shortened(inferredQAs) : inferredQAs;
  const previousQA = fittingTurns(turns, inferredQAs, roomBeside(inferred));
  return { sessionId, previousQA, inferredQAs: inferred };
}

export const summaryRequest = ({ turns, inferredQAs }: SessionRecord) => ({
  previousQA: fittingTurns(turns, inferredQAs, roomBeside(null)),
});

/** Whether the talk is so long that not every word of its middle goes into the match. */
export function isOverlong(record: SessionRecord): boolean {
  const { previousQA } = finalizeRequest(record);
  return previousQA.some((turn, index) => turn !== record.turns[index]);
}

/** The inferred answers with no more of what was said than the answer itself repeats. */
function shortened(inferredQAs: Readonly<InferredQAs>): InferredQAs {
  return Object.fromEntries(
    Object.entries(inferredQAs).map(([id, inferred]) => {
      const words = inferred.answer.replace(/^\[Inferred\] /, "");
      return [id, { ...inferred, fullTranscript: words }];
    }),
  );
}

/** The question that an answer was given to: as it was asked, or as it was found answered. */
export const questionTextOf = (record: SessionRecord, questionId: string): string | undefined =>
  record.inferredQAs[questionId]?.question ??
  record.turns.find((turn) => turn.questionId === questionId)?.question;
