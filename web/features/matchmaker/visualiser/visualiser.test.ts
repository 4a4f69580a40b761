import { expect, test } from "vitest";
import type { VoiceMeter } from "../ports.ts";
import { BARS, bandOfBar, createVoiceShape, followVoice } from "./shape.ts";

/** A voice that is as loud as told, in one of the bands alone. */
function voiceAt(level: number, band: number): VoiceMeter {
  return {
    level: () => level,
    bands: (into) => into.fill(0).fill(level, band, band + 1),
  };
}

/** Frames of a screen that shows sixty a second. */
function pass(milliseconds: number, frame: (elapsed: number) => void): void {
  const step = 1_000 / 60;
  for (let at = 0; at < milliseconds; at += step) frame(step);
}

test("a voice is seen within a tenth of a second, in the bar of its pitch alone", () => {
  const shape = createVoiceShape();
  pass(100, (elapsed) => followVoice(shape, voiceAt(0.8, 5), elapsed));
  expect(shape.level).toBeGreaterThan(0.7);
  expect(shape.bands[5]).toBeGreaterThan(0.7);
  expect([...shape.bands].filter((length) => length > 0.01)).toHaveLength(1);
});

test("a voice that ends fades within a second, and does not vanish at once", () => {
  const shape = createVoiceShape();
  pass(200, (elapsed) => followVoice(shape, voiceAt(1, 0), elapsed));
  pass(50, (elapsed) => followVoice(shape, null, elapsed));
  expect(shape.level).toBeGreaterThan(0.5);
  pass(950, (elapsed) => followVoice(shape, null, elapsed));
  expect(shape.level).toBeLessThan(0.01);
  expect(shape.bands[0]).toBeLessThan(0.01);
});

test("what a meter says beyond its range, and a frame after a long pause, do no harm", () => {
  const shape = createVoiceShape();
  followVoice(shape, voiceAt(40, 3), 60_000);
  expect(shape.level).toBeLessThanOrEqual(1);
  expect(shape.bands[3]).toBeLessThanOrEqual(1);
  followVoice(shape, voiceAt(-1, 3), 60_000);
  expect(shape.level).toBeGreaterThanOrEqual(0);
});

test("each of the 32 bars shows a band of its own, the lowest two at the bottom", () => {
  const bands = Array.from({ length: BARS }, (_, bar) => bandOfBar(bar));
  expect(new Set(bands).size).toBe(32);
  expect(Math.min(...bands)).toBe(0);
  expect(Math.max(...bands)).toBe(31);
  expect([bands[15], bands[16]].toSorted()).toEqual([0, 1]);
});
