import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeRealSpeech, openTestRecognisers } from "../../testing/local-speech.ts";
import { spoken } from "../../testing/spoken.ts";
import type { SpeechToText } from "../ports.ts";
import { openPocketsphinx } from "./pocketsphinx-speech-to-text.ts";

const never = new AbortController().signal;
const usual = {
  recognisers: 1,
  maxWaiting: 10,
  maxBufferedSeconds: 300,
  maxUtteranceSeconds: 60,
  finishMs: 30_000,
  hangMs: 20_000,
};

async function said(engine: SpeechToText, pcm: Int16Array, onPartial?: (text: string) => void) {
  const one = await engine.listen({ signal: never, ...(onPartial && { onPartial }) });
  for (let from = 0; from < pcm.length; from += 24_000)
    one.write(pcm.subarray(from, from + 24_000));
  return one.finish();
}

describe("a recogniser's thread", () => {
  const thread = new URL("./testing/misbehaving-thread.ts", import.meta.url);

  test.each([
    ["crashes", 1],
    ["ends", 2],
    ["hangs", 3],
  ])(
    "that %s fails its utterance in a way worth a second try, and another takes its place",
    async (_, kind) => {
      const engine = await openPocketsphinx({ ...usual, thread, hangMs: 3_000 });
      await expect(said(engine, new Int16Array(2_400).fill(kind))).rejects.toMatchObject({
        code: "failed",
        retryable: true,
      });
      expect(await said(engine, new Int16Array(2_400))).toBe("well");
      await engine.close();
    },
    60_000,
  );
});

describeRealSpeech("speech on this machine", () => {
  let listener: SpeechToText;

  beforeAll(async () => {
    listener = await openTestRecognisers(1);
  }, 60_000);
  afterAll(() => listener?.close());

  test("is understood, word by word and in the end", async () => {
    const partials: string[] = [];
    const pcm = await spoken("I have been feeling anxious about my job for a long time.");
    expect(await said(listener, pcm, (text) => partials.push(text))).toBe(
      "i have been feeling anxious about my job for a long time",
    );
    expect(partials.length).toBeGreaterThan(1);
    expect(partials.some((text) => text.startsWith("i have"))).toBe(true);
  }, 60_000);

  test("an utterance says the same whatever was said before it", async () => {
    const pcm = await spoken("My husband and I argue about money every day.");
    const first = await said(listener, pcm);
    await said(
      listener,
      Int16Array.from({ length: 48_000 }, (_, i) => 8_000 * Math.sin(i * i * 1e-6)),
    );
    expect(await said(listener, pcm)).toBe(first);
  }, 60_000);

  test("silence, a faint hum and nothing at all hold no words", async () => {
    expect(await said(listener, new Int16Array(48_000))).toBe("");
    const hum = Int16Array.from({ length: 48_000 }, (_, i) => 60 * Math.sin(i / 50));
    expect(await said(listener, hum)).toBe("");
    expect(await said(listener, new Int16Array(0))).toBe("");
  }, 60_000);
});
