import { VOICE_CHUNK_BYTES } from "@rapport/shared/protocol/voice.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MicrophoneEvent } from "../ports.ts";
import { FRAME_SAMPLES } from "./frame-measures.ts";
import { SpeechListener } from "./speech-listener.ts";
import { asPcm, framesOf } from "./testing/frames.ts";
import { atEnergy, joined, mixed, silence, speech, whiteNoise } from "./testing/sounds.ts";

const FRAME_MS = FRAME_SAMPLES / 24;
const WORDS = speech("slt");
const WORDS_MS = WORDS.length / 24;

/** A second of quiet, the words, a second of quiet. */
const spoken = asPcm(mixed(joined(silence(1), WORDS, silence(1)), atEnergy(whiteNoise(5), 0.0005)));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function listener() {
  const events: MicrophoneEvent[] = [];
  const it = new SpeechListener((event) => events.push(event));
  return {
    it,
    events,
    types: () => events.map(({ type }) => type),
    /** Frame after frame, each at the time at which it is over. */
    hear(pcm: Int16Array, delay = 0) {
      for (const frame of framesOf(Float32Array.from(pcm))) {
        vi.advanceTimersByTime(FRAME_MS);
        it.hear(Int16Array.from(frame), Date.now() + delay);
      }
    },
    chunks: () => events.flatMap((event) => (event.type === "microphone.chunk" ? event.pcm : [])),
  };
}

test("the words are told and sent, with a little silence around them, before the pause is over", () => {
  const { it, events, types, hear, chunks } = listener();
  it.beginUtterance();
  hear(spoken);
  it.endUtterance();
  expect(types()).toEqual([
    "voice.started",
    "microphone.chunk",
    "microphone.chunk",
    "voice.stopped",
  ]);
  const stopped = events.find((event) => event.type === "voice.stopped");
  expect(stopped?.silentMs).toBeGreaterThan(240);
  expect(stopped?.silentMs).toBeLessThan(280);

  const [first] = chunks();
  expect(first).toHaveLength(VOICE_CHUNK_BYTES);
  const sent = Buffer.concat(chunks());
  const sentMs = sent.length / 48;
  expect(sentMs).toBeGreaterThan(WORDS_MS + 300);
  expect(sentMs).toBeLessThan(WORDS_MS + 600);
  expect(Buffer.from(spoken.buffer).includes(sent)).toBe(true);
});

test("a page that is busy does not make the pause look shorter", () => {
  const { it, events, hear } = listener();
  it.beginUtterance();
  const end = spoken.length - 24_000;
  hear(spoken.subarray(0, end));
  hear(spoken.subarray(end), 300);
  const stopped = events.find((event) => event.type === "voice.stopped");
  expect(stopped?.silentMs).toBeGreaterThan(540);
});

test("muted in the middle of a word it tells that the voice stopped, and hears no more", () => {
  const { it, types, hear } = listener();
  it.beginUtterance();
  hear(spoken.subarray(0, 36_000));
  expect(types()).toEqual(["voice.started"]);
  it.setMuted(true);
  expect(types()).toEqual(["voice.started", "microphone.chunk", "voice.stopped"]);
  hear(spoken);
  expect(types()).toHaveLength(3);
  it.setMuted(false);
  hear(spoken);
  expect(types().slice(3)).toContain("voice.started");
});

test("without an utterance the voice is told and nothing is sent", () => {
  const { types, hear } = listener();
  hear(spoken);
  expect(types()).toEqual(["voice.started", "voice.stopped"]);
});
