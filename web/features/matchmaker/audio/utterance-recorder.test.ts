import { VOICE_CHUNK_BYTES } from "@rapport/shared/protocol/voice.ts";
import { expect, test } from "vitest";
import { UtteranceRecorder } from "./utterance-recorder.ts";

const SECOND = 24_000;

/** Samples that tell their own position, from 0 to 32,767 and again. */
function counted(from: number, seconds: number): Int16Array {
  return Int16Array.from({ length: seconds * SECOND }, (_, i) => (from + i) % 0x8000);
}

function recorder() {
  const chunks: Int16Array[] = [];
  const recorder = new UtteranceRecorder((pcm) => chunks.push(new Int16Array(pcm.buffer)));
  let heard = 0;
  return {
    recorder,
    chunks,
    hear(seconds: number) {
      recorder.hear(counted(heard, seconds));
      heard += seconds * SECOND;
    },
    /** All samples that were sent, in one. */
    sent: () => Int16Array.from(chunks.flatMap((chunk) => [...chunk])),
  };
}

test("nothing is sent before an utterance begins, nor before there is a voice in it", () => {
  const { recorder: it, chunks, hear } = recorder();
  hear(2);
  it.voiceStarted(1.5 * SECOND);
  hear(1);
  it.begin(null);
  hear(3);
  expect(chunks).toEqual([]);
});

test("an utterance goes out in seconds from 300 ms before the voice, and ends with the rest", () => {
  const { recorder: it, chunks, hear, sent } = recorder();
  it.begin(null);
  hear(2);
  it.voiceStarted(1.875 * SECOND);
  hear(2.5);
  it.end(0);
  expect(chunks.map(({ byteLength }) => byteLength)).toEqual([
    VOICE_CHUNK_BYTES,
    VOICE_CHUNK_BYTES,
    2 * 0.925 * SECOND,
  ]);
  expect(sent()).toEqual(counted(1.575 * SECOND, 2.925));
});

test("a voice that goes on when the utterance begins is sent from its onset", () => {
  const { recorder: it, hear, sent } = recorder();
  hear(5);
  it.begin(2 * SECOND);
  it.end(0);
  expect(sent()).toEqual(counted(1.7 * SECOND, 3.3));
});

test("what one utterance has sent, or what lies ten seconds back, is not sent by the next", () => {
  const { recorder: it, chunks, hear, sent } = recorder();
  it.begin(0);
  hear(2);
  it.end(0);
  chunks.length = 0;
  it.begin(1.5 * SECOND);
  hear(1);
  it.end(0);
  expect(sent()).toEqual(counted(2 * SECOND, 1));

  chunks.length = 0;
  hear(20);
  it.begin(5 * SECOND);
  it.end(0);
  expect(sent()).toEqual(counted(13 * SECOND, 10));
});

test("a pause sends what there is; what it lasted is sent when the voice goes on", () => {
  const { recorder: it, chunks, hear, sent } = recorder();
  it.begin(0);
  hear(0.5);
  it.voiceStopped();
  expect(chunks).toHaveLength(1);
  hear(1.4);
  expect(chunks).toHaveLength(1);
  it.voiceStarted(1.8 * SECOND);
  hear(0.5);
  it.end(0);
  expect(sent()).toEqual(counted(0, 2.4));
});

test("the silence that ends an utterance is not sent, but for a little after the last sound", () => {
  const { recorder: it, hear, sent } = recorder();
  it.begin(0);
  hear(1);
  it.voiceStopped();
  hear(1.5);
  it.end(1.4 * SECOND);
  expect(sent()).toEqual(counted(0, 1.5));
  it.begin(null);
  hear(1);
  it.voiceStarted(2.5 * SECOND);
  it.end(0);
  expect(sent()).toEqual(Int16Array.from([...counted(0, 1.5), ...counted(2.5 * SECOND, 1)]));
});

test("ending twice, or without a voice, sends nothing", () => {
  const { recorder: it, chunks, hear } = recorder();
  it.end(0);
  it.begin(null);
  hear(1);
  it.end(0);
  it.end(0);
  expect(chunks).toEqual([]);
});
