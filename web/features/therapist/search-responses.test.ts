import type { TherapistResponse } from "@rapport/shared/contracts/therapist-profile.ts";
import { expect, test } from "vitest";
import { searchResponses } from "./search-responses.ts";

function response(question: string, answer: string, ...tags: string[]): TherapistResponse {
  return { id: question, questionId: question, question, answer, tags, timestamp: "" };
}

const RESPONSES = [
  response("How do you begin?", "With José we first drew a map.", "first session"),
  response("When do you refer on?", "When the drinking comes first.", "substance use"),
];

const found = (search: string) => searchResponses(RESPONSES, search).map(({ id }) => id);

test("a search finds words of the question, of the answer and of the tags", () => {
  expect(found("refer")).toEqual(["When do you refer on?"]);
  expect(found("map")).toEqual(["How do you begin?"]);
  expect(found("substance")).toEqual(["When do you refer on?"]);
});

test("capitals, accents and the space around do not matter", () => {
  expect(found("  jose ")).toEqual(["How do you begin?"]);
  expect(found("DRINKING")).toEqual(["When do you refer on?"]);
});

test("all the words must be there, in any order and place", () => {
  expect(found("first begin")).toEqual(["How do you begin?"]);
  expect(found("first session drinking")).toEqual([]);
});

test("without a word everything is there, in its order", () => {
  expect(found("  ")).toEqual(RESPONSES.map(({ id }) => id));
});

test("signs that mean something to a pattern are only signs", () => {
  expect(found("(")).toEqual([]);
  expect(found("begin?")).toEqual(["How do you begin?"]);
});
