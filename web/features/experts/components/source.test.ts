import { describe, expect, test } from "vitest";
import { excerpt, findSource } from "./source.ts";

const TEXT = "I ask about sleep. Then I ask about sleep again. 🙂 The end.";

describe("where an item's words stand", () => {
  test("is where its offset says, if the words are there", () => {
    const sourceText = "ask about sleep";
    expect(findSource(TEXT, { sourceOffset: 26, sourceText })).toEqual({ start: 26, end: 41 });
  });

  test.each([2, 500, -1, null, undefined])(
    "is where the words are found when the offset is %s",
    (sourceOffset) => {
      const sourceText = "again";
      const start = TEXT.indexOf(sourceText);
      expect(findSource(TEXT, { sourceOffset, sourceText })).toEqual({ start, end: start + 5 });
    },
  );

  test.each([null, undefined, "", "words that nobody wrote"])("is nowhere for %j", (sourceText) => {
    expect(findSource(TEXT, { sourceOffset: 0, sourceText })).toBeNull();
  });
});

describe("an excerpt", () => {
  test("is cut between words and says where it was cut", () => {
    const stretch = findSource(TEXT, { sourceText: "I ask about sleep again", sourceOffset: null });
    expect(stretch && excerpt(TEXT, stretch, 9)).toEqual({
      before: "… Then ",
      words: "I ask about sleep again",
      after: ". 🙂 The …",
    });
  });

  test("of a short text is all of it", () => {
    expect(excerpt("One two three", { start: 4, end: 7 })).toEqual({
      before: "One ",
      words: "two",
      after: " three",
    });
  });
});
