import * as z from "zod/mini";
import { NextQuestionResult, SpokenText } from "../contracts/matchmaker.ts";
import { type Parsed, parseMessage } from "./parse-message.ts";

/**
 * What `POST /api/natural-matchmaker/next-question` sends, one JSON object a `data:` line: `spokenText`
 * as soon as it is known, so that the voice can begin, then `complete`; or `error` instead of what is
 * missing. Once sent, the text of `spokenText` stays: `complete` carries the same.
 */
export const NextQuestionEvent = z.discriminatedUnion("type", [
  z.extend(SpokenText, { type: z.literal("spokenText") }),
  z.object({ type: z.literal("complete"), data: NextQuestionResult }),
  /** `message` is a sentence for people. */
  z.object({ type: z.literal("error"), message: z.string() }),
]);
export type NextQuestionEvent = z.infer<typeof NextQuestionEvent>;

/** Reads the data of one event. Never throws; the error never quotes the text. */
export const parseNextQuestionEvent = (text: string): Parsed<NextQuestionEvent> =>
  parseMessage(NextQuestionEvent, text);
