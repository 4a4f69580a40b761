import { describe, expect, it } from "vitest";
import { withRefinement } from "../../../../shared/src/contracts/contributions.ts";
import { processedInput, refinementParts } from "./processed-input.ts";

const original = { summary: "", questions: [], analysis: [], rawInput: "My thoughts." };

describe("a refinement", () => {
  it("is told from the thoughts by the mark between them", () => {
    const rawInput = withRefinement("My thoughts.", "Make it shorter.");
    expect(refinementParts(rawInput, { ...original, rawInput: "" })).toEqual({
      thoughts: "My thoughts.",
      instructions: "Make it shorter.",
    });
  });

  it("is what follows the thoughts that are known, where there is no mark", () => {
    expect(refinementParts("My thoughts.\n\nMake it shorter.", original)).toEqual({
      thoughts: "My thoughts.",
      instructions: "Make it shorter.",
    });
  });

  it("is all of it, about the thoughts that are known, when it does not repeat them", () => {
    expect(refinementParts("Make it shorter.", original)).toEqual({
      thoughts: "My thoughts.",
      instructions: "Make it shorter.",
    });
  });
});

describe("what an engine made", () => {
  it("is kept as far as it can be saved, and says what was left out", () => {
    const item = { sourceOffset: null, sourceText: null };
    const question = { question: "Why?", reasoning: "", audience: "client" as const, ...item };
    const result = { summary: "", questions: Array(101).fill(question), analysis: [] };
    const made = processedInput({ result, engine: "offline" }, "My thoughts.");
    expect(made.processedInput.questions).toHaveLength(100);
    expect(made.notes).toEqual([expect.stringContaining("100")]);
    const fits = { ...result, questions: result.questions.slice(1) };
    expect(processedInput({ result: fits, engine: "offline" }, "").notes).toEqual([]);
  });

  it("says that it was read offline in another language than English", () => {
    const result = { summary: "", questions: [], analysis: [] };
    const german = "Die meisten Menschen wissen nicht, was sie fragen sollen.";
    const notesOf = (rawInput: string, engine: "offline" | "openai") =>
      processedInput({ result, engine }, rawInput).notes;
    expect(notesOf(german, "offline")).toEqual([expect.stringContaining("English")]);
    expect(notesOf(german, "openai")).toEqual([]);
    expect(notesOf("Most people do not know what to ask for.", "offline")).toEqual([]);
  });
});
