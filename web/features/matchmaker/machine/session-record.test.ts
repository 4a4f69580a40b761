import { REQUEST_LIMIT_BYTES } from "@rapport/shared/constants.ts";
import {
  FinalizeSessionRequest,
  NextQuestionRequest,
} from "@rapport/shared/contracts/matchmaker.ts";
import { expect, test } from "vitest";
import { bytesOf } from "@/lib/answer-rules.ts";
import { question } from "../testing/samples.ts";
import {
  finalizeRequest,
  freshRecord,
  insightsOf,
  isOverlong,
  nextQuestionRequest,
  questionTextOf,
  type SessionRecord,
  withResult,
} from "./session-record.ts";

const inTurn = (words: string, record = freshRecord()): SessionRecord => ({
  ...record,
  words: [words],
});

function afterTurns(count: number, words: string): SessionRecord {
  let record = freshRecord();
  for (let turn = 1; turn <= count; turn += 1) {
    record = withResult(inTurn(words, record), question(turn, [`i${turn}`]), `Question ${turn}?`);
  }
  return record;
}

test("every answer stands beside the question as it was heard, the greeting first", () => {
  expect(afterTurns(2, "words").turns).toEqual([
    {
      questionId: "initial_question",
      question: "Hi! How are you feeling today?",
      answer: "words",
    },
    { questionId: "q1", question: "Question 1?", answer: "words" },
  ]);
});

test("insights are distinct questions: the same one counts once, and keeps its first answer", () => {
  const once = withResult(inTurn("words"), question(1, ["a", "b"]), "");
  const again = { ...question(2, ["b", "c"]) };
  again.inferredQAs = {
    ...again.inferredQAs,
    b: { answer: "[Inferred] later", fullTranscript: "later", reasoning: "r", question: "b?" },
  };
  const twice = withResult(inTurn("more", once), again, "");
  expect(insightsOf(twice)).toBe(3);
  expect(twice.inferredQAs.b?.answer).toBe("[Inferred] words");
});

test("the greeting and the question about safety are no insights, whatever a server says", () => {
  const result = question(1, ["initial_question", "safety_check", "a"]);
  expect(insightsOf(withResult(inTurn("words"), result, ""))).toBe(1);
});

test("a long talk still fits into its requests, with its first and its latest turns", () => {
  const record = afterTurns(70, "word ".repeat(300));
  const next = nextQuestionRequest(record, "the last words", [], "sad");
  expect(NextQuestionRequest.safeParse(next).success).toBe(true);
  expect(bytesOf(next)).toBeLessThan(REQUEST_LIMIT_BYTES);
  expect(next.previousQA.at(-1)?.answer).toBe("the last words");
  expect(next.previousQA[0]).toMatchObject({ questionId: "initial_question" });
  const last = finalizeRequest(record);
  expect(FinalizeSessionRequest.safeParse(last).success).toBe(true);
  expect(bytesOf(last)).toBeLessThan(REQUEST_LIMIT_BYTES);
  expect(Object.keys(last.inferredQAs)).toHaveLength(70);
});

test("a talk is overlong as soon as a word of it stays behind, and not before", () => {
  expect(isOverlong(afterTurns(200, "words"))).toBe(false);
  expect(isOverlong(afterTurns(201, "words"))).toBe(true);
  expect(isOverlong(afterTurns(4, "word ".repeat(2_000)))).toBe(false);
  expect(isOverlong(afterTurns(40, "word ".repeat(600)))).toBe(true);
});

test("the question of an answer is found, asked or concluded", () => {
  const record = afterTurns(2, "words");
  expect(questionTextOf(record, "q1")).toBe("Question 1?");
  expect(questionTextOf(record, "i2")).toBe("What about i2?");
  expect(questionTextOf(record, "none")).toBeUndefined();
});
