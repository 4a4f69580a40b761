import { describe, expect, it } from "vitest";
import { parseNextQuestionEvent } from "./next-question.ts";

const RESULT = {
  success: true,
  questionId: "builtin:days",
  question: "Where does it get in the way?",
  spokenText: "I hear you. Where does it get in the way?",
  tone: "warm",
  inferredAnswers: ["builtin:why-now"],
  inferenceMapping: { "builtin:why-now": "You said it." },
  inferredQAs: {
    "builtin:why-now": {
      question: "Why now?",
      answer: "[Inferred] since May",
      fullTranscript: "Bad, since May.",
      reasoning: "You said it.",
    },
  },
  safety: null,
  engine: "offline",
};
const read = (value: unknown) => parseNextQuestionEvent(JSON.stringify(value));

describe("an event of the next question", () => {
  it.each([
    { type: "spokenText", text: "Hello?", tone: "warm" },
    { type: "complete", data: RESULT },
    { type: "error", message: "Something went wrong on our side. Please try again." },
  ])("is read as it was sent: $type", (event) => {
    expect(read(event)).toEqual({ ok: true, message: event });
  });

  it.each([
    { type: "spokenText", text: "Hello?" },
    { type: "complete", data: { ...RESULT, success: false } },
    { type: "complete", data: { ...RESULT, engine: "other" } },
    { type: "complete" },
    { type: "later" },
    "spokenText",
  ])("is refused, without quoting it, when it is none: %o", (event) => {
    const result = read(event);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error).not.toContain("Hello");
  });

  it("is refused when it broke off", () => {
    expect(parseNextQuestionEvent('{"type":"spok')).toEqual({
      ok: false,
      error: "The message is not JSON.",
    });
  });
});
