import { expect, test } from "vitest";
import { isNearlyDone, playingTime } from "./early-listening.ts";

test.each([
  ["90% of a clip", 9_000, 10_000, true],
  ["less than 90% of a clip", 8_999, 10_000, false],
  ["90% of exactly three seconds", 2_699, 3_000, false],
  ["80% of less than three seconds", 2_000, 2_500, true],
  ["less than 80% of less than three seconds", 1_999, 2_500, false],
])("%s", (_, playedMs, durationMs, done) => {
  expect(isNearlyDone({ playedMs, durationMs, arrivedMs: durationMs })).toBe(done);
});

test.each([
  ["a second of an unknown length is enough", 1_000, 1_100, true],
  ["less than a second of it is not", 999, 1_000, false],
  ["a second is not when more has come than is nearly played", 1_000, 8_000, false],
  ["what has come is nearly played", 7_200, 8_000, true],
])("unknown: %s", (_, playedMs, arrivedMs, done) => {
  expect(isNearlyDone({ playedMs, durationMs: null, arrivedMs })).toBe(done);
});

test("128 kbps are assumed", () => {
  expect(playingTime(16_000)).toBe(1_000);
});
