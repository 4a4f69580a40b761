import { describe, expect, it } from "vitest";
import { questionToInsight } from "./question-to-insight.ts";

const converted = (question: string, audience: "client" | "therapist" | "other", reasoning = "") =>
  questionToInsight({ question, reasoning, audience, sourceOffset: 7, sourceText: "who knows" });

describe("the insight behind a question", () => {
  it.each<[string, "client" | "therapist", string]>([
    [
      "What would make you walk away from a therapist?",
      "client",
      "What would make clients walk away from a therapist",
    ],
    [
      "How did you handle your last rupture?",
      "therapist",
      "How therapists handled their last rupture",
    ],
    ["Have you tried therapy before?", "client", "Whether clients have tried therapy before"],
    ["What helps you sleep?", "client", "What helps clients sleep"],
    [
      "When you are stuck, what do you want: advice or quiet?",
      "client",
      "What clients want when they are stuck",
    ],
  ])("states what the answer is about: %s", (question, audience, opening) => {
    const { insight, application } = converted(question, audience);
    expect(insight.startsWith(`${opening} `)).toBe(true);
    expect(insight).toMatch(/\.$/);
    expect(application).toMatch(/^[A-Z].*\.$/);
  });

  it("keeps the source, and the expert's reason where it is a statement about people", () => {
    const { insight, sourceOffset, sourceText } = converted(
      "Who knows?",
      "client",
      "A secret therapy is a fragile one.",
    );
    expect(insight).toContain("A secret therapy is a fragile one.");
    expect({ sourceOffset, sourceText }).toEqual({ sourceOffset: 7, sourceText: "who knows" });
  });

  it("has something to say on any text", () => {
    for (const text of ["", "?", "sleep", "😀", "Walk us through a first session.", "¿qué?"]) {
      const { insight, application } = converted(text, "other");
      expect(insight).not.toBe("");
      expect(application).not.toBe("");
    }
  });
});
