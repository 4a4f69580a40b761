import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { httpSpeechToText, httpTextToSpeech } from "./http-engines.ts";
import { type FakeAudio, startFakeAudio } from "./testing/fake-audio.ts";

const never = new AbortController().signal;
const second = new Int16Array(24_000).fill(500);

let server: FakeAudio;
beforeEach(async () => {
  server = await startFakeAudio();
});
afterEach(() => server.stop());

/** Milliseconds that no answer takes, on a machine however busy. */
const PATIENCE = 15_000;

const shared = (changes = {}) => ({
  baseUrl: server.baseUrl,
  apiKey: server.apiKey,
  timeoutMs: PATIENCE,
  ...changes,
});

/** Where the time-out itself is looked at, it is soon there. */
const patienceFor = (code: string) => ({ timeoutMs: code === "timeout" ? 1_000 : PATIENCE });

const listener = (changes = {}) =>
  httpSpeechToText({ ...shared(changes), model: "gpt-transcribe", maxUtteranceSeconds: 3 });
const reader = (changes = {}) =>
  httpTextToSpeech({ ...shared(changes), model: "some-voice", voice: "alloy" });

async function heard(engine = listener(), seconds = 2) {
  const one = await engine.listen({ signal: never });
  for (let i = 0; i < seconds; i += 1) one.write(second);
  return one.finish();
}

async function read(engine = reader(), signal = never) {
  let samples = 0;
  for await (const piece of engine.speak({ text: "How are you?", tone: "calm", signal })) {
    samples += piece.samples.length;
  }
  return samples;
}

const failures = [
  ["refuses the key", { status: 401 }, "unavailable", false],
  ["has had too much", { status: 429 }, "unavailable", true],
  ["is broken", { status: 500 }, "unavailable", true],
  ["refuses the request", { status: 400 }, "unavailable", false],
  ["is cut off", "cut", "unavailable", true],
  ["says nothing", "silent", "timeout", true],
  ["makes no sense", "malformed", "failed", true],
] as const;

describe("a whole utterance", () => {
  test("is sent as a WAV and comes back as text", async () => {
    expect(await heard()).toBe("i feel fine");
    expect(server.heardSeconds[0]).toBeCloseTo(2, 1);
    expect(server.faults).toEqual([]);
  });

  test("is no longer than it may be", async () => {
    await heard(listener(), 5);
    expect(server.heardSeconds[0]).toBeCloseTo(3, 1);
  });

  test("with nothing in it asks nobody", async () => {
    expect(await heard(listener(), 0)).toBe("");
    expect(server.heardSeconds).toEqual([]);
  });

  test.each(failures)(
    "when the service %s fails as it should",
    async (_, behaviour, code, retryable) => {
      server.behave(behaviour);
      await expect(heard(listener(patienceFor(code)))).rejects.toMatchObject({ code, retryable });
    },
  );

  test("that is cancelled ends its request", async () => {
    server.behave("silent");
    const one = await listener().listen({ signal: never });
    one.write(second);
    const text = one.finish();
    text.catch(() => undefined);
    await vi.waitFor(() => expect(server.heardSeconds).toHaveLength(1), { timeout: 15_000 });
    one.cancel();
    await expect(text).rejects.toMatchObject({ code: "failed", retryable: false });
    await vi.waitFor(() => expect(server.busy).toBe(0), { timeout: 15_000 });
  });
});

describe("a reply", () => {
  test("is played as it comes, whatever way it is cut", async () => {
    expect(await read()).toBe(4_800);
    expect(server.readings[0]).toMatchObject({ input: "How are you?", response_format: "pcm" });
    expect(server.faults).toEqual([]);
  });

  test.each(failures)(
    "when the service %s fails as it should",
    async (_, behaviour, code, retryable) => {
      server.behave(behaviour);
      await expect(read(reader(patienceFor(code)))).rejects.toMatchObject({ code, retryable });
    },
  );

  test.each([
    ["cut-midway", "unavailable"],
    ["silent-midway", "timeout"],
  ] as const)("that is %s fails as %s", async (behaviour, code) => {
    server.behave(behaviour);
    const reply = read(reader(patienceFor(code)));
    await expect(reply).rejects.toMatchObject({ code, retryable: true });
  });

  test("that is left in the middle ends its request", async () => {
    server.behave("silent-midway");
    for await (const _ of reader().speak({ text: "Hello", tone: "calm", signal: never })) break;
    await vi.waitFor(() => expect(server.busy).toBe(0), { timeout: 15_000 });
  });
});
