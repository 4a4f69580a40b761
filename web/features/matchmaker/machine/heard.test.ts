import { expect, test } from "vitest";
import { heardPart, restAfter } from "./heard.ts";

const TEXT = "Thank you. What keeps you awake?";

test.each([
  ["nothing was heard", 0, 4_000, ""],
  ["only a part of the first word was heard", 200, 4_000, ""],
  ["it stopped between two words", 1_250, 4_000, "Thank you."],
  ["it stopped within a word: that one does not count", 2_200, 4_000, "Thank you. What"],
  ["all of it was heard", 4_000, 4_000, TEXT],
  ["more was heard than there is", 9_000, 4_000, TEXT],
  ["nobody knows how long it is, and a second was heard", 1_000, null, "Thank you. What"],
])("when %s", (_, heardMs, durationMs, heard) => {
  expect(heardPart(TEXT, heardMs, durationMs)).toBe(heard);
});

test.each([
  ["", TEXT],
  ["Thank", TEXT],
  ["Thank you.", "What keeps you awake?"],
  ["Thank you. What", "What keeps you awake?"],
])(
  "after %j what is left begins with the sentence that was not heard to its end",
  (heard, rest) => {
    expect(restAfter(TEXT, heard)).toBe(rest);
  },
);
