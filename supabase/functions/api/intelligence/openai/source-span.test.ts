import { describe, expect, it } from "vitest";
import { sourceFinder } from "./source-span.ts";

const THOUGHTS =
  "I ask “Why now?” — always.\n\nTired people  can't choose… 😴 Sleep comes first. How do you sleep?";
const find = sourceFinder(THOUGHTS);

describe("words of a model in an expert's thoughts", () => {
  it.each<[string, string]>([
    ["Sleep comes first.", "Sleep comes first."],
    ["  How do you sleep? ", "How do you sleep?"],
    ['I ask "Why now?" - always.', "I ask “Why now?” — always."],
    ["always. Tired people can’t choose...", "always.\n\nTired people  can't choose…"],
    ["sleep comes FIRST", "Sleep comes first"],
    ["“Tired people can't choose”", "Tired people  can't choose"],
    ["choose… 😴 Sleep", "choose… 😴 Sleep"],
  ])("are found where they stand, letter for letter: %s", (words, expected) => {
    const { sourceOffset, sourceText } = find(words);
    expect(sourceText).toBe(expected);
    expect(THOUGHTS.slice(sourceOffset ?? -1).startsWith(expected)).toBe(true);
  });

  it.each([
    "Tired people cannot choose",
    "How do they sleep?",
    "Sleep … first",
    "",
    " ",
    "“”",
    "?",
    "\ud83d",
    "choose… \ud83d",
  ])("are nowhere when they stand nowhere: %j", (words) => {
    expect(find(words)).toEqual({ sourceOffset: null, sourceText: null });
  });

  it("are the first of several", () => {
    expect(sourceFinder("ask why. ask why.")("ask why").sourceOffset).toBe(0);
  });
});
