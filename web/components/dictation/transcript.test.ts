import { expect, test } from "vitest";
import { readTranscript } from "./transcript.ts";

const final = (transcript: string, confidence = 0.9) => ({ transcript, isFinal: true, confidence });
const guess = (transcript: string) => ({ transcript, isFinal: false, confidence: 0.9 });

test("final phrases are settled, guesses are pending", () => {
  expect(readTranscript([final("I feel low"), final(" most days"), guess(" and ti")], 0)).toEqual({
    settled: "I feel low most days",
    pending: "and ti",
    settledCount: 2,
  });
});

test("a phrase that is already in the text is not read again", () => {
  expect(readTranscript([final("I feel low"), guess(" most")], 1)).toEqual({
    settled: "",
    pending: "most",
    settledCount: 1,
  });
});

test("the same word said twice is two words", () => {
  expect(readTranscript([final("no"), final(" no")], 0).settled).toBe("no no");
});

test("guesses that Chrome on Android calls final replace each other", () => {
  const heard = [
    final("I", 0),
    final("I feel", 0),
    final("i feel low", 0),
    final("I feel low", 0.9),
  ];
  expect(readTranscript(heard, 0)).toEqual({
    settled: "",
    pending: "I feel low",
    settledCount: 0,
  });
});
