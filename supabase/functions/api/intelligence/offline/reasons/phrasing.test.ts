import { describe, expect, it } from "vitest";
import { quoted, withSingleStops } from "./phrasing.ts";

describe("a sentence that ends in a quote", () => {
  it.each([
    ["Why does nobody say it?", "You wrote “Why does nobody say it?”"],
    ["I was so angry!", "You wrote “I was so angry!”"],
    ["He said “enough.”", "You wrote “He said 'enough.'”"],
    ["I check the stove.", "You wrote “I check the stove”."],
  ])("ends in one stop: %s", (words, expected) => {
    expect(withSingleStops(`You wrote ${quoted(words)}.`)).toBe(expected);
  });

  it("is left alone inside the text", () => {
    const text = "“Why?”, you wrote. And “no!” too.";
    expect(withSingleStops(text)).toBe(text);
  });
});
