import { expect, test } from "vitest";
import { FRAME_SAMPLES, FrameMeter } from "./frame-measures.ts";
import { CHECKS_NEEDED, passedChecks } from "./speech-checks.ts";
import { pinkNoise, silence, tone, whiteNoise } from "./testing/sounds.ts";

const measure = (sound: Float32Array) => new FrameMeter().measure(sound.subarray(0, FRAME_SAMPLES));

test.each([[500], [1_000], [3_000], [6_000]])("a tone of %d Hz is measured as one", (hertz) => {
  const { energy, zeroCrossings, centroid, midBand } = measure(tone(hertz, 1));
  expect(energy).toBeCloseTo(Math.SQRT1_2, 1);
  expect(zeroCrossings).toBeCloseTo((2 * hertz) / 24_000, 2);
  expect(centroid).toBeGreaterThan(0.97 * hertz);
  expect(centroid).toBeLessThan(1.03 * hertz);
  expect(midBand).toBeCloseTo(hertz < 3_400 ? 1 : 0, 1);
});

test("noise is spread as its colour says", () => {
  const white = measure(whiteNoise(1));
  const pink = measure(pinkNoise(1));
  expect(white.centroid).toBeGreaterThan(5_000);
  expect(white.zeroCrossings).toBeGreaterThan(0.4);
  expect(pink.centroid).toBeLessThan(white.centroid);
  expect(pink.midBand).toBeGreaterThan(white.midBand);
});

test("silence measures nothing, and passes no check", () => {
  const measures = measure(silence(1));
  expect(measures).toEqual({ energy: 0, midBand: 0, zeroCrossings: 0, centroid: 0 });
  expect(passedChecks(measures, 0)).toBe(0);
});

const SPEECH = { energy: 0.1, midBand: 0.6, zeroCrossings: 0.1, centroid: 1_200 };

test.each([
  ["all five", SPEECH, 0.01, 5],
  ["energy of 0.05 is not above it", { ...SPEECH, energy: 0.05 }, 0.01, 4],
  ["a quarter in the mid band is not above it", { ...SPEECH, midBand: 0.25 }, 0.01, 4],
  ["noise of 0.4 is not below it", { ...SPEECH, energy: 0.125 }, 0.05, 4],
  ["too few crossings", { ...SPEECH, zeroCrossings: 0.029 }, 0.01, 4],
  ["the fewest crossings", { ...SPEECH, zeroCrossings: 0.03 }, 0.01, 5],
  ["the most crossings", { ...SPEECH, zeroCrossings: 0.35 }, 0.01, 5],
  ["too many crossings", { ...SPEECH, zeroCrossings: 0.351 }, 0.01, 4],
  ["too low a centroid", { ...SPEECH, centroid: 799 }, 0.01, 4],
  ["the lowest centroid", { ...SPEECH, centroid: 800 }, 0.01, 5],
  ["the highest centroid", { ...SPEECH, centroid: 4_500 }, 0.01, 5],
  ["too high a centroid", { ...SPEECH, centroid: 4_501 }, 0.01, 4],
  ["two alone", { ...SPEECH, energy: 0.01, midBand: 0.1, centroid: 500 }, 0.003, 2],
])("the checks: %s", (_, measures, floor, passed) => {
  expect(passedChecks(measures, floor)).toBe(passed);
});

test("three of the five are needed", () => {
  expect(CHECKS_NEEDED).toBe(3);
});
