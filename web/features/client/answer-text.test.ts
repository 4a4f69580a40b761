import type { ClientResponse } from "@rapport/shared/contracts/client-profile.ts";
import { expect, test } from "vitest";
import { answerText } from "./answer-text.ts";

const response = (answer: string, inferred: boolean): ClientResponse => ({
  id: "11111111-1111-4111-8111-111111111111",
  questionId: "why-now",
  question: "Why now?",
  answer,
  source: "voice",
  inferred,
  reasoning: null,
  updatedAt: "2026-11-20T12:00:00.000Z",
});

test("an inferred answer shows its words without the mark that it is stored with", () => {
  expect(answerText(response("[Inferred] They sleep badly.", true))).toBe("They sleep badly.");
  expect(answerText(response("They sleep badly.", true))).toBe("They sleep badly.");
});

test("what a person wrote is never cut, whatever it begins with", () => {
  expect(answerText(response("[Inferred] is what it said", false))).toBe(
    "[Inferred] is what it said",
  );
});
