import { expect, test } from "vitest";
import { CaptureClock } from "./capture-clock.ts";

const FRAME = 480;
const FRAME_MS = 20;

test("a sample's time does not depend on how late its frames were handled", () => {
  const clock = new CaptureClock();
  for (let i = 1; i <= 20; i += 1) clock.arrived(i * FRAME, 1_000 + i * FRAME_MS);
  // The page was busy for 200 ms: ten frames come at once.
  for (let i = 21; i <= 30; i += 1) clock.arrived(i * FRAME, 1_000 + 30 * FRAME_MS);
  expect(clock.timeOf(25 * FRAME)).toBe(1_500);
});

test("after an interruption the clock is right again, told at once or by itself in a second", () => {
  const clock = new CaptureClock();
  clock.arrived(FRAME, 1_020);
  clock.reset();
  clock.arrived(2 * FRAME, 61_040);
  expect(clock.timeOf(2 * FRAME)).toBe(61_040);
  for (let i = 3; i < 60; i += 1) clock.arrived(i * FRAME, 121_000 + i * FRAME_MS);
  expect(clock.timeOf(59 * FRAME)).toBe(122_180);
});
