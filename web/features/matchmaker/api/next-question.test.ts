// @vitest-environment happy-dom

import { STORAGE_KEYS } from "@rapport/shared/constants.ts";
import type { NextQuestionEvent } from "@rapport/shared/protocol/next-question.ts";
import { afterEach, expect, test, vi } from "vitest";
import { type Reply, serve, type TestServer } from "@/lib/testing/serve.ts";
import { question } from "../testing/samples.ts";
import { askNext } from "./next-question.ts";

const REQUEST = {
  transcript: "I sleep badly",
  previousQA: [{ questionId: "initial_question", question: "Hi!", answer: "I sleep badly" }],
  inferredQuestionIds: [],
};
const SPOKEN = { type: "spokenText", text: "And work?", tone: "calm" } as const;
const COMPLETE = { type: "complete", data: question(1) } as const;

let server: TestServer;

afterEach(async () => {
  localStorage.clear();
  await server.close();
});

const lines = (...events: unknown[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");

async function eventsOf(reply: Reply | ((bearer: string | null) => Reply)) {
  server = await serve(({ bearer }) => (typeof reply === "function" ? reply(bearer) : reply));
  const events: NextQuestionEvent[] = [];
  for await (const event of askNext(REQUEST, new AbortController().signal)) events.push(event);
  return events;
}

const stream = (body: string): Reply => ({
  body,
  headers: { "content-type": "text/event-stream" },
});

test("the events of the stream come in their order, and the request is what was asked", async () => {
  expect(await eventsOf(stream(lines(SPOKEN, COMPLETE)))).toEqual([SPOKEN, COMPLETE]);
  expect(server.requests).toEqual([
    {
      method: "POST",
      path: "/api/natural-matchmaker/next-question",
      bearer: null,
      body: REQUEST,
    },
  ]);
});

test("comments between them mean nothing", async () => {
  expect(await eventsOf(stream(`: still here\n\n${lines(SPOKEN)}: bye\n\n`))).toEqual([SPOKEN]);
});

test("a signed-in person's token goes along", async () => {
  localStorage.setItem(STORAGE_KEYS.authToken, "their-token");
  await eventsOf(stream(lines(SPOKEN)));
  expect(server.requests[0]?.bearer).toBe("their-token");
});

test("an event that is none of ours ends it", async () => {
  await expect(eventsOf(stream(lines({ type: "spokenText" })))).rejects.toThrow(/not valid/);
});

test("a refusal is told in the server's words", async () => {
  await expect(
    eventsOf({
      status: 429,
      body: { error: "Too many requests." },
      headers: { "retry-after": "20" },
    }),
  ).rejects.toMatchObject({ status: 429, message: "Too many requests.", retryAfter: 20 });
});

test("who has heard enough lets go of the stream", async () => {
  server = await serve(() => stream(lines(SPOKEN, COMPLETE)));
  const cancel = vi.spyOn(ReadableStreamDefaultReader.prototype, "cancel");
  for await (const _ of askNext(REQUEST, new AbortController().signal)) break;
  expect(cancel).toHaveBeenCalledTimes(1);
});
