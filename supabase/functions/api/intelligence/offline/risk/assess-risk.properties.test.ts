import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessRisk } from "./assess-risk.ts";
import { findSignals } from "./signals.ts";

const NEUTRAL = [
  "I moved to Denver for a job in the spring.",
  "My sister lives two streets away and we cook together.",
  "Work has been busy, and I sleep badly on Sundays.",
  "We argue about money and the dishes.",
  "I worry about exams and about my mother's health.",
  "I like long walks, old films and quiet rooms.",
  "Sometimes I feel lonely after parties.",
  "I would like somebody who listens and gives homework.",
  "We have a cat called Miso.",
  "My back hurts from the desk.",
  "I am not sure what I want from therapy yet.",
  "It was a long winter.",
];
const HIGH = [
  "I'm going to kill myself tonight.",
  "I have the pills counted out on my desk.",
  "I just swallowed 40 tylenol.",
  "The voices tell me to kill myself.",
  "He strangled me on Sunday.",
];
const MODERATE = ["I want to die.", "I cut myself when I'm alone.", "My husband hits me."];
const FIGURES = [
  "this commute is killing me",
  "I could kill for a coffee",
  "my boss will murder me if I am late",
  "I was bored to death",
  "I died of embarrassment",
  "I am cutting carbs",
];
const LIMIT = 20_000;
const RANK = { low: 1, moderate: 2, high: 3 };

const neutralText = fc
  .array(fc.constantFrom(...NEUTRAL), { minLength: 1, maxLength: 20 })
  .map((sentences) => sentences.join(" "));
const rank = (text: string) => {
  const level = assessRisk([{ text }])?.level;
  return level === undefined ? 0 : RANK[level];
};

/** Long texts, many of them: on a machine that is busy with other things they take their time. */
describe("assessRisk", { timeout: 20_000 }, () => {
  it("never throws, and always keeps its contract", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc
        .array(fc.constantFrom(...HIGH.join(" ").split(" "), "no", "not", "?", "’", "\u200b"))
        .map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: anything, question: anything }), { maxLength: 4 }),
        (texts) => {
          const safety = assessRisk(texts);
          if (safety === null) return;
          expect(safety.kinds.length).toBeGreaterThan(0);
          expect(safety.message).toMatch(/988|911/);
          expect(safety.resources.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 80 },
    );
  });

  it("gives the same answer to the same words", () => {
    fc.assert(
      fc.property(neutralText, fc.constantFrom(...HIGH, ...MODERATE), (neutral, grave) => {
        const texts = [{ text: `${neutral} ${grave}` }];
        expect(assessRisk(texts)).toEqual(assessRisk(texts));
      }),
      { numRuns: 20 },
    );
  });

  it("finds nothing in neutral words", () => {
    fc.assert(
      fc.property(neutralText, (neutral) => {
        expect(assessRisk([{ text: neutral }])).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it("finds a grave sentence anywhere in 20,000 characters of neutral words", () => {
    const filler: string[] = [];
    for (let length = 0, i = 0; length < LIMIT; i++) {
      const sentence = NEUTRAL[i % NEUTRAL.length] ?? "";
      filler.push(sentence);
      length += sentence.length + 1;
    }
    fc.assert(
      fc.property(fc.nat(filler.length), fc.constantFrom(...HIGH), (at, grave) => {
        expect(rank(filler.toSpliced(at, 0, grave).join(" "))).toBe(RANK.high);
      }),
      { numRuns: 12 },
    );
  });

  it("is never lowered by neutral words before or after", () => {
    fc.assert(
      fc.property(
        neutralText,
        neutralText,
        fc.constantFrom(...HIGH, ...MODERATE),
        (before, after, grave) => {
          expect(rank(`${before} ${grave} ${after}`)).toBeGreaterThanOrEqual(rank(grave));
        },
      ),
      { numRuns: 25 },
    );
  });

  it("stays silent on a figure of speech, denied, doubled, in capitals or with other marks", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIGURES),
        fc.constantFrom("", "No, ", "I'm not joking, ", "It's not that ", "Honestly, "),
        fc.constantFrom("", ".", "!!", ", not really.", ", as they say"),
        fc.boolean(),
        (figure, before, after, loud) => {
          const text = before + figure + after;
          expect(assessRisk([{ text: loud ? text.toUpperCase() : text }])).toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  });

  it("reads the same through capitals, curly apostrophes and invisible characters", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HIGH, ...MODERATE),
        fc.constantFrom(
          (text: string) => text.toUpperCase(),
          (text: string) => text.toLowerCase(),
          (text: string) => text.replaceAll("'", "’"),
          (text: string) => text.replaceAll("'", ""),
          (text: string) => [...text].join("\u200b"),
          (text: string) => text.replaceAll(" ", "  "),
          (text: string) => text.replaceAll(" ", "\u00a0"),
        ),
        (grave, change) => {
          expect(rank(change(grave))).toBe(rank(grave));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("does work in proportion to the length, also on words that repeat an expression's beginning", () => {
    const steps = (text: string) => {
      const effort = { steps: 0 };
      findSignals({ text }, effort);
      return effort.steps;
    };
    const repeated = [
      "i want to ",
      "not not not no ",
      "i took took all my ",
      "he says he will kill ",
      "a b c d ",
      "think about the of ",
    ];
    for (const piece of [...repeated, `${NEUTRAL.join(" ")} `]) {
      const short = piece.repeat(Math.ceil(2_000 / piece.length));
      const long = piece.repeat(Math.ceil(LIMIT / piece.length));
      expect(steps(long)).toBeLessThan(12 * steps(short) + 1_000);
      expect(steps(long)).toBeLessThan(60 * LIMIT);
    }
  });
});
