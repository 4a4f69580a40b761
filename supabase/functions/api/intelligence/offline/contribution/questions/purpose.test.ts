import { describe, expect, it } from "vitest";
import { purposeOf } from "./purpose.ts";

describe("what a question is asked for", () => {
  it.each([
    [
      "How did you handle the last rupture?",
      "therapist",
      "Helps clients to know how you handled the last rupture.",
    ],
    [
      "Do you have someone to talk to?",
      "client",
      "Helps a therapist to know whether you have someone to talk to.",
    ],
    [
      "When did you last lose a word you needed?",
      "client",
      "Helps a therapist to know when you last lost a word you needed.",
    ],
    [
      "What would you want a therapist to know about the last argument?",
      "client",
      "Helps to know more about the last argument.",
    ],
  ] as const)("is told in the question's own words: %s", (question, audience, purpose) => {
    expect(purposeOf(question, audience)).toBe(purpose);
  });

  it.each([
    ["Who raised you, and do you still speak?", "client"],
    ["What would somebody have to notice?", "client"],
    ["Opioids, how many, since when?", "client"],
    ["¿Cómo maneja usted el silencio?", "therapist"],
    ["", "other"],
  ] as const)(
    "is told without them where that would not be a sentence: %s",
    (question, audience) => {
      expect(purposeOf(question, audience)).toMatch(
        /^Helps (?:clients )?to (?:choose|see)[a-z ]*\.$/,
      );
    },
  );
});
