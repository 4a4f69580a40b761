import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processContribution } from "./process-contribution.ts";
import { refineContribution } from "./refine-contribution.ts";

const THOUGHTS =
  "I ask who knows at home. I ask what they have tried before. Ask therapists how they end. People who apologise for crying usually need somebody who can wait. Never match a blunt therapist with a grieving client.";

const piece = fc.oneof(
  fc.constantFrom(
    "remove the second",
    "add a question about sleep for ",
    "therapists",
    "clients",
    " and ",
    ", ",
    ". ",
    "make the first question ",
    "softer",
    "shorter",
    "move 3 to the ",
    "top",
    "merge 1 and 2",
    "keep only ",
    "the last two",
    "reword question 1 as: ",
    "summary should say ",
    "“who knows”",
    "add an insight that ",
    "12",
    "😀",
    "?",
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

describe("refining with any words", () => {
  it("never fails, keeps what it does not touch letter for letter, and sources that are true", () => {
    const original = processContribution(THOUGHTS);
    const known = new Set<unknown>([...original.questions, ...original.analysis]);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const before = JSON.stringify(original);
        const { contribution, notes } = refineContribution({
          thoughts: THOUGHTS,
          instructions: pieces.join(" "),
          original,
        });
        expect(JSON.stringify(original)).toBe(before);
        for (const { sourceOffset, sourceText } of [
          ...contribution.questions,
          ...contribution.analysis,
        ]) {
          if (sourceOffset === null || sourceText === null) continue;
          expect(THOUGHTS.slice(sourceOffset, sourceOffset + sourceText.length)).toBe(sourceText);
        }
        for (const one of contribution.questions) {
          if (!known.has(one)) expect(one.question.trim()).not.toBe("");
        }
        for (const note of notes) expect(note).not.toBe("");
      }),
      { numRuns: 50 },
    );
  }, 20_000);

  it("does nothing with instructions that say nothing", () => {
    const original = processContribution(THOUGHTS);
    for (const instructions of ["", "   ", "...", "😀", "Thank you!"]) {
      expect(refineContribution({ thoughts: THOUGHTS, instructions, original })).toEqual({
        contribution: original,
        notes: [],
      });
    }
  });
});
