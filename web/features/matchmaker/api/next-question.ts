import type { NextQuestionRequest } from "@rapport/shared/contracts/matchmaker.ts";
import {
  type NextQuestionEvent,
  parseNextQuestionEvent,
} from "@rapport/shared/protocol/next-question.ts";
import { createParser } from "eventsource-parser";
import { api } from "@/lib/api.ts";

/**
 * Asks what comes next after an utterance; the events come as the server sends them.
 *
 * @throws ApiError when there is no answer, Error when what comes is none of ours.
 */
export async function* askNext(
  request: NextQuestionRequest,
  signal: AbortSignal,
): AsyncGenerator<NextQuestionEvent> {
  const body = await api.stream("/api/natural-matchmaker/next-question", request, {
    signal,
  });
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => arrived.push(data) });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
      for (const data of arrived.splice(0)) yield eventOf(data);
    }
  } finally {
    // Who stops reading early leaves nothing open.
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(data: string): NextQuestionEvent {
  const parsed = parseNextQuestionEvent(data);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.message;
}
