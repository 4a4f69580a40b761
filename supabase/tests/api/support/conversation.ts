import { inject } from "vitest";
import {
  FinalizeSessionAnswer,
  type InferredQAs,
  type NextQuestionResult,
  SessionSummaryAnswer,
  type VoiceAnswer,
} from "../../../../shared/src/contracts/matchmaker.ts";
import {
  type NextQuestionEvent,
  parseNextQuestionEvent,
} from "../../../../shared/src/protocol/next-question.ts";
import { call, ok } from "./api.ts";

export const GREETING = {
  questionId: "initial_question",
  question: "Hi! How are you feeling today?",
};

/** The events of a next-question call, each with when it came, in milliseconds from the request. */
export async function eventsOf(
  body: unknown,
  token?: string,
  baseUrl: string = inject("baseUrl"),
): Promise<{ event: NextQuestionEvent; at: number }[]> {
  const start = performance.now();
  const answer = await fetch(`${baseUrl}/api/natural-matchmaker/next-question`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200 || !answer.headers.get("content-type")?.includes("event-stream")) {
    throw new Error(`no events but ${answer.status}: ${await answer.text()}`);
  }
  const events: { event: NextQuestionEvent; at: number }[] = [];
  let unread = "";
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    unread += decoder.decode(chunk, { stream: true });
    const blocks = unread.split("\n\n");
    unread = blocks.pop() ?? "";
    for (const block of blocks) {
      const parsed = parseNextQuestionEvent(block.replace(/^\s*data: /, ""));
      if (!parsed.ok) throw new Error(`${parsed.error} ${block}`);
      events.push({ event: parsed.message, at: performance.now() - start });
    }
  }
  return events;
}

/** A person in conversation: what was said so far, and what was concluded. */
export interface Talk {
  turns: VoiceAnswer[];
  inferred: InferredQAs;
  asked: Pick<VoiceAnswer, "questionId" | "question">;
}

export const newTalk = (): Talk => ({ turns: [], inferred: {}, asked: GREETING });

/** Says one thing as a page does, and hears what comes next. */
export async function says(
  talk: Talk,
  transcript: string,
  token?: string,
  baseUrl?: string,
): Promise<NextQuestionResult> {
  talk.turns.push({ ...talk.asked, answer: transcript });
  const events = await eventsOf(
    {
      transcript,
      tone: "neutral",
      previousQA: talk.turns,
      inferredQuestionIds: Object.keys(talk.inferred),
    },
    token,
    baseUrl,
  );
  const last = events.at(-1)?.event;
  if (last?.type !== "complete") throw new Error(`ended with ${JSON.stringify(last)}`);
  Object.assign(talk.inferred, last.data.inferredQAs);
  talk.asked = { questionId: last.data.questionId, question: last.data.spokenText };
  return last.data;
}

export const finalize = (
  { turns, inferred }: Pick<Talk, "turns" | "inferred">,
  { token, sessionId }: { token?: string; sessionId?: string } = {},
  baseUrl?: string,
) =>
  ok(
    FinalizeSessionAnswer,
    call(
      "natural-matchmaker/finalize",
      { token, body: { previousQA: turns, inferredQAs: inferred, sessionId } },
      baseUrl,
    ),
  );

export const summary = (turns: VoiceAnswer[], token?: string, baseUrl?: string) =>
  ok(
    SessionSummaryAnswer,
    call("natural-matchmaker/generate-summary", { token, body: { previousQA: turns } }, baseUrl),
  );
