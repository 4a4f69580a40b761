import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compilePhrases, type Effort, findPhrases, hasPhrase } from "./phrases.ts";
import { readText } from "./tokens.ts";

const compiled = (...phrases: string[]) =>
  compilePhrases(
    phrases.map((phrase) => ({ phrase, value: phrase })),
    { pet: ["dog", "cat"] },
  );

/** Whether a phrase is found in a text. */
const finds = (phrase: string, text: string) => hasPhrase(compiled(phrase), readText(text));

describe("phrases", () => {
  it("find a word in any inflection, but not inside another", () => {
    expect(finds("worry", "I keep worrying")).toBe(true);
    expect(finds("worry", "so many worries")).toBe(true);
    expect(finds("art", "I got a fresh start")).toBe(false);
    expect(finds("scare", "the scars are old")).toBe(false);
  });

  it("find what people write with other apostrophes, or with none", () => {
    for (const text of ["I can't sleep", "I can’t sleep", "i cant sleep", "I cannot sleep"]) {
      expect(finds("can not sleep", text), text).toBe(true);
    }
  });

  it("find misspelt, accented, full-width and stretched words", () => {
    for (const text of ["anxeity", "ANXIÉTY", "ａｎｘｉｅｔｙ", "anx\u00adiety", "anxietyyyy"]) {
      expect(finds("anxiety", text), text).toBe(true);
    }
    expect(finds("beating", "I am eating")).toBe(false);
  });

  it("take alternatives, classes, optional words, beginnings and exact forms", () => {
    expect(finds("my {pet} died", "my cat died")).toBe(true);
    expect(finds("my {pet}|horse died", "my horse died")).toBe(true);
    expect(finds("my old? dog", "my dog")).toBe(true);
    expect(finds("hyperventilat*", "hyperventilating again")).toBe(true);
    expect(finds("=gone", "she is gone")).toBe(true);
    expect(finds("=gone", "I am going")).toBe(false);
  });

  it("bridge a few words of one sentence, never a negation and never a full stop", () => {
    expect(finds("check ~ stove", "I check the old stove")).toBe(true);
    expect(finds("check ~ stove", "I check a b c d stove")).toBe(false);
    expect(finds("check ~ stove", "I check. The stove is off")).toBe(false);
    expect(finds("i ~ drink", "I do not drink")).toBe(false);
  });

  it("refuse a class that does not exist and an apostrophe among alternatives", () => {
    expect(() => compiled("my {bird}")).toThrow("No word class");
    expect(() => compiled("can't|won't go")).toThrow("outside of alternatives");
  });

  it("never report tokens outside of the text", () => {
    const phrases = compiled("a ~ b", "b ~~ a", "a* b");
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "c", ".", ",")), (words) => {
        const text = readText(words.join(" "));
        for (const { from, to } of findPhrases(phrases, text)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThan(text.tokens.length);
        }
      }),
    );
  });

  it("cost no more for each word in a long text than in a short one, however it is chosen", () => {
    const phrases = compiled("a ~~ a ~~ a ~~ b", "a ~ a ~ a", "a a a a a a b");
    const stepsFor = (words: number) => {
      const effort: Effort = { steps: 0 };
      findPhrases(phrases, readText("a ".repeat(words)), effort);
      return effort.steps / words;
    };
    expect(stepsFor(4000)).toBeLessThan(stepsFor(400) * 1.1);
  });
});
