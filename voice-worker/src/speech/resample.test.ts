import { describe, expect, test } from "vitest";
import { Resampler, resample } from "./resample.ts";

const tone = (hertz: number, rate: number, seconds: number, level = 10_000) =>
  Int16Array.from({ length: rate * seconds }, (_, i) =>
    Math.round(level * Math.sin((2 * Math.PI * hertz * i) / rate)),
  );

/** Root mean square, without the edges, where the filter has silence beside it. */
function level(samples: Int16Array): number {
  const middle = samples.subarray(2_000, samples.length - 2_000);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
}

const decibels = (ratio: number) => 20 * Math.log10(Math.max(ratio, 1e-6));

describe.each([
  [24_000, 16_000],
  [16_000, 24_000],
  [22_050, 24_000],
])("from %i to %i hertz", (from, to) => {
  test.each([100, 1_000, 3_400, 6_500])(
    "keeps a tone of %i hertz within half a decibel",
    (hertz) => {
      const before = tone(hertz, from, 1);
      const change = decibels(level(resample(before, from, to)) / level(before));
      expect(Math.abs(change)).toBeLessThan(0.5);
    },
  );

  test("keeps a tone at its pitch and in its place", () => {
    const after = resample(tone(440, from, 1), from, to);
    const wanted = tone(440, to, 1);
    const difference = after.map((sample, i) => sample - (wanted[i] ?? 0));
    expect(decibels(level(difference) / level(wanted))).toBeLessThan(-60);
  });

  test("gives as much time as it was given, however it is cut", () => {
    const whole = tone(500, from, 1);
    const resampler = new Resampler(from, to);
    const pieces: number[] = [];
    for (let at = 0, size = 1; at < whole.length; at += size, size = ((size * 7) % 997) + 1) {
      pieces.push(...resampler.push(whole.subarray(at, at + size)));
    }
    pieces.push(...resampler.end());
    expect(pieces).toEqual([...resample(whole, from, to)]);
    expect(Math.abs(pieces.length - to)).toBeLessThanOrEqual(2);
  });
});

test.each([9_000, 10_000, 11_500])("%i hertz does not fold back when halved in", (hertz) => {
  const before = tone(hertz, 24_000, 1);
  expect(decibels(level(resample(before, 24_000, 16_000)) / level(before))).toBeLessThan(-60);
});

test("16 to 24 kHz adds no mirror image above eight kilohertz", () => {
  const up = resample(tone(6_000, 16_000, 1), 16_000, 24_000);
  const wanted = tone(6_000, 24_000, 1);
  const rest = up.map((sample, i) => sample - (wanted[i] ?? 0));
  expect(decibels(level(rest) / level(wanted))).toBeLessThan(-50);
});

test("what is too loud is cut off, never wrapped around", () => {
  const square = Int16Array.from({ length: 4_800 }, (_, i) => (i % 48 < 24 ? 32_767 : -32_768));
  const up = resample(square, 24_000, 16_000);
  for (let i = 40; i < up.length - 40; i += 1) {
    const inHigh = (i * 1.5) % 48 > 4 && (i * 1.5) % 48 < 20;
    if (inHigh) expect(up[i]).toBeGreaterThan(20_000);
  }
});
