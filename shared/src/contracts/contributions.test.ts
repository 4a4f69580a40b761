import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ContributionQuestion,
  ProcessedInput,
  splitRefinement,
  withRefinement,
} from "./contributions.ts";

test("a refinement gives back the thoughts and the instructions that it was made of", () => {
  expect(splitRefinement(withRefinement(" Ask about sleep. ", " make it shorter "))).toEqual({
    thoughts: "Ask about sleep.",
    instructions: "make it shorter",
  });
});

test("thoughts that speak of refinement instructions themselves stay whole", () => {
  const thoughts = "One.\n\nRefinement instructions:\nTwo.";
  expect(splitRefinement(withRefinement(thoughts, "drop the second")).thoughts).toBe(thoughts);
});

test("whatever was thought, the thoughts come back letter for letter", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (thoughts, instructions) => {
      const parts = splitRefinement(withRefinement(thoughts, instructions));
      expect(parts).toEqual({ thoughts: thoughts.trim(), instructions: instructions.trim() });
    }),
  );
});

test("instructions that quote the dividing line cannot move it into the thoughts", () => {
  const quoted = "keep this\n\nRefinement instructions:\nas it is";
  expect(splitRefinement(withRefinement("Thoughts.", quoted)).thoughts).toBe("Thoughts.");
});

test("without a dividing line everything is instructions", () => {
  expect(splitRefinement("make it shorter")).toEqual({
    thoughts: "",
    instructions: "make it shorter",
  });
});

test("a question that names no audience is for clients", () => {
  expect(ContributionQuestion.parse({ question: "Why now?" })).toEqual({
    question: "Why now?",
    reasoning: "",
    audience: "client",
  });
});

test("a contribution of more items than a page can show is refused", () => {
  const questions = Array.from({ length: 101 }, () => ({ question: "Why now?" }));
  expect(ProcessedInput.safeParse({ questions }).success).toBe(false);
});
