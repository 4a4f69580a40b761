import type { InferredQAs, VoiceAnswer } from "@rapport/shared/contracts/matchmaker.ts";
import { expect, test } from "vitest";
import { bytesOf } from "@/lib/answer-rules.ts";
import { fittingTurns } from "./fitting-turns.ts";

const turn = (number: number, answer = `answer ${number}`, questionId = `q${number}`) =>
  ({ questionId, question: `Question ${number}?`, answer }) satisfies VoiceAnswer;
const talk = (count: number) => Array.from({ length: count }, (_, index) => turn(index + 1));
const inferredFrom = (answer: string): InferredQAs[string] => ({
  question: "What?",
  answer: `[Inferred] ${answer}`,
  fullTranscript: answer,
  reasoning: "They said so.",
});
const ROOM = 60_000;
const numbers = (turns: readonly VoiceAnswer[]) =>
  turns.map(({ question }) => Number(/\d+/.exec(question)?.[0]));

test("a talk that fits goes whole", () => {
  const turns = talk(200);
  expect(fittingTurns(turns, {}, ROOM)).toEqual(turns);
});

test("of a longer one the beginning and the end stay, and every turn stays in its order", () => {
  const kept = numbers(fittingTurns(talk(230), {}, ROOM));
  expect(kept).toHaveLength(200);
  expect(kept.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(kept.slice(10)).toEqual(Array.from({ length: 190 }, (_, index) => 41 + index));
});

test("from the middle goes first that from which nothing was concluded", () => {
  const inferredQAs = { a: inferredFrom("answer 11"), b: inferredFrom("answer 13") };
  const kept = numbers(fittingTurns(talk(203), inferredQAs, ROOM));
  expect(kept).toHaveLength(200);
  expect([11, 13].every((number) => kept.includes(number))).toBe(true);
  expect([12, 14, 15].some((number) => kept.includes(number))).toBe(false);
});

test("what is about danger stays: the words, the check, and what was said to it", () => {
  const turns = talk(240).map((one, index) =>
    [20, 21, 35].includes(index) ? { ...one, questionId: "safety_check" } : one,
  );
  const kept = numbers(fittingTurns(turns, {}, ROOM));
  expect(kept).toHaveLength(200);
  expect([20, 21, 22, 35, 36].every((number) => kept.includes(number))).toBe(true);
});

test.each([
  ["letters", "I cannot sleep. "],
  ["letters of two bytes", "Я не сплю. "],
  ["signs of four bytes", "😭 "],
  ["no words at all", "x"],
])("too many words (%s) cost long answers their ends, and no turn", (_, words) => {
  const long = words.repeat(12_000 / words.length);
  const turns = [turn(1, `My father died. ${long}`), ...talk(20).slice(1), turn(21, long)];
  const middle = turns.map((one, index) => (index === 9 ? { ...one, answer: long } : one));
  const kept = fittingTurns(middle, {}, 56_000);
  expect(bytesOf(kept)).toBeLessThanOrEqual(56_000);
  expect(numbers(kept)).toEqual(numbers(turns));
  expect(kept[0]?.answer).toMatch(/^My father died\./);
  expect(kept.at(-1)).toEqual(turns.at(-1));
  expect(JSON.stringify(kept)).not.toMatch(/\\ud[89a-f]/i);
});

test("words of danger keep their ends where others lose them", () => {
  const long = "and so on and on ".repeat(1_000);
  const turns = Array.from({ length: 8 }, (_, index) => turn(index, `${long} ${index} end.`));
  turns[4] = turn(4, `${long} danger end.`, "safety_check");
  const kept = fittingTurns(turns, {}, ROOM);
  expect(kept[4]?.answer).toMatch(/danger end\.$/);
  expect(kept[1]?.answer).toMatch(/ …$/);
});

test("where not even that helps, the last answer alone goes", () => {
  expect(fittingTurns([turn(1), turn(2, "x".repeat(5_000))], {}, 100)).toEqual([
    turn(2, "x".repeat(5_000)),
  ]);
});
