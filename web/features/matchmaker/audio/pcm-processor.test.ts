import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { energyOf } from "./testing/sounds.ts";

const script = readFileSync(
  new URL("../../../../public/pcm-processor.js", import.meta.url),
  "utf8",
);

interface Processor {
  process(inputs: Float32Array[][]): boolean;
}

/** What the script makes of a sound in an audio thread of that rate. */
function processed(sound: Float32Array, sampleRate: number): Int16Array[] {
  const frames: Int16Array[] = [];
  let Registered: (new () => Processor) | null = null;
  runInNewContext(script, {
    sampleRate,
    AudioWorkletProcessor: class {
      port = { postMessage: (frame: Int16Array) => frames.push(Int16Array.from(frame)) };
    },
    registerProcessor: (name: string, processor: new () => Processor) => {
      expect(name).toBe("pcm-processor");
      Registered = processor;
    },
  });
  if (Registered === null) throw new Error("no processor was registered");
  const processor = new (Registered as new () => Processor)();
  for (let at = 0; at < sound.length; at += 128) {
    expect(processor.process([[sound.subarray(at, at + 128)]])).toBe(true);
  }
  return frames;
}

const sine = (hertz: number, sampleRate: number) =>
  Float32Array.from(
    { length: sampleRate },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / sampleRate),
  );

const samplesOf = (frames: Int16Array[]) =>
  Float32Array.from(
    frames.flatMap((frame) => [...frame]),
    (sample) => sample / 0x7fff,
  );

test("at 24 kHz every sample is handed on as it is, 512 at a time", () => {
  const sound = Float32Array.from({ length: 1_536 }, (_, i) => (i % 201) / 100 - 1);
  const frames = processed(sound, 24_000);
  expect(frames.map(({ length }) => length)).toEqual([512, 512, 512]);
  const samples = samplesOf(frames);
  for (const [i, sample] of samples.entries()) expect(sample).toBeCloseTo(sound[i] ?? 0, 3);
});

test("samples beyond full scale are limited, and a microphone without a channel is waited for", () => {
  const [frame] = processed(new Float32Array(512).fill(3), 24_000);
  expect(new Set(frame)).toEqual(new Set([0x7fff]));
  const [low] = processed(new Float32Array(512).fill(-3), 24_000);
  expect(new Set(low)).toEqual(new Set([-0x8000]));
});

test.each([[16_000], [44_100], [48_000]])("%d Hz become 24 kHz", (rate) => {
  const samples = samplesOf(processed(sine(1_000, rate), rate));
  expect(samples.length).toBeGreaterThan(23_000);
  expect(samples.length).toBeLessThanOrEqual(24_000);
  const middle = samples.subarray(2_400, 21_600);
  const expected = sine(1_000, 24_000).subarray(2_400, 21_600);
  const error = energyOf(middle.map((sample, i) => sample - (expected[i] ?? 0)));
  expect(error / energyOf(expected)).toBeLessThan(0.01);
});

test("what 24 kHz cannot hold does not fold back into what is heard", () => {
  const samples = samplesOf(processed(sine(15_000, 48_000), 48_000));
  expect(energyOf(samples.subarray(2_400, 21_600))).toBeLessThan(0.002);
});
