import { describe, expect, it } from "vitest";
import { wordsIn } from "../language/words.ts";
import { isSentence } from "./sentence.ts";

describe("a statement of its own", () => {
  it.each([
    "Is better than any inventory of symptoms",
    "and tells me more than a form",
    "A few notes on men who do not come until somebody makes them",
    "Some thoughts about endings",
    "Which is why nobody stays",
  ])("is not a heading or a remainder: %s", (text) => {
    expect(isSentence(wordsIn(text))).toBe(false);
  });

  it.each([
    "Money is also never discussed",
    "Never match two silent people",
    "Do not begin with the story",
    "Thinking about death is common",
    "Because nobody asks, they do not say it",
  ])("is kept: %s", (text) => {
    expect(isSentence(wordsIn(text))).toBe(true);
  });
});
