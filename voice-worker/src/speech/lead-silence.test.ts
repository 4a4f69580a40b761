import { expect, test } from "vitest";
import { LeadSilence } from "./lead-silence.ts";

const RATE = 16_000;
const samples = (milliseconds: number, value: number) =>
  new Int16Array((milliseconds * RATE) / 1_000).fill(value);
const piece = (silentMs: number, voicedMs: number) =>
  Int16Array.from([...samples(silentMs, 20), ...samples(voicedMs, 3_000)]);

/** Milliseconds of each piece that are left. */
const leftOf = (...pieces: Int16Array[]) => {
  const lead = new LeadSilence();
  return pieces.map((each) => (lead.cut(each, RATE).length * 1_000) / RATE);
};

test("silence before the first sound is taken away but for a moment of it", () => {
  expect(leftOf(piece(200, 300))).toEqual([320]);
  expect(leftOf(piece(10, 300))).toEqual([310]);
});

test("silence that comes in several pieces is taken away from each", () => {
  expect(leftOf(piece(100, 0), piece(100, 0), piece(50, 300))).toEqual([0, 0, 320]);
});

test("a pause after the first sound stays", () => {
  expect(leftOf(piece(0, 300), piece(200, 300), piece(200, 0))).toEqual([300, 500, 200]);
});

test("no more than half a second is taken away", () => {
  expect(leftOf(piece(900, 300))).toEqual([700]);
  expect(leftOf(piece(400, 0), piece(400, 0), piece(100, 300))).toEqual([0, 300, 400]);
});
