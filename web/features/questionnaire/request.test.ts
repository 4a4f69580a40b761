import { REQUEST_LIMIT_BYTES } from "@rapport/shared/constants.ts";
import { RESPONSES_LIMIT } from "@rapport/shared/contracts/therapist-profile.ts";
import { expect, test } from "vitest";
import { bytesOf } from "@/lib/answer-rules.ts";
import { excessOf, longestOf, requestOf } from "./request.ts";
import { COMPLETE } from "./testing/samples.ts";

const requestWith = (q1: string, q2: string, q3: string) =>
  requestOf({ ...COMPLETE, typed: { info: { experience: "12" }, answers: { q1, q2, q3 } } });

test("answers up to the limit fit, one character more does not", () => {
  const [a, b] = ["a".repeat(19_000), "b".repeat(20_000)];
  const fits = requestWith(a, b, "c".repeat(RESPONSES_LIMIT - 39_000));
  expect(excessOf(fits)).toBe(0);
  expect(bytesOf(fits)).toBeLessThanOrEqual(REQUEST_LIMIT_BYTES);
  expect(excessOf(requestWith(a, b, "c".repeat(RESPONSES_LIMIT - 38_999)))).toBe(1);
});

test.each([
  ["three bytes a letter", "語"],
  ["two bytes a letter", "é"],
  ["escaped in JSON", '"'],
])(
  "letters that take more room (%s) leave room for fewer, and the advice is enough",
  (_, letter) => {
    const answers = [18_000, 12_000, 8_000].map((length) => letter.repeat(length));
    const [a = "", b = "", c = ""] = answers;
    const excess = excessOf(requestWith(a, b, c));
    expect(excess).toBeGreaterThan(0);
    const shortened = requestWith(a.slice(excess), b, c);
    expect(bytesOf(shortened)).toBeLessThanOrEqual(REQUEST_LIMIT_BYTES);
    expect(bytesOf(requestWith(a.slice(excess - 5), b, c))).toBeGreaterThan(REQUEST_LIMIT_BYTES);
  },
);

test("the longest answers are named by the numbers of their questions", () => {
  expect(longestOf(requestWith("aa", "bbbb", "ccc"))).toEqual([
    { questionId: "q2", number: 2, length: 4 },
    { questionId: "q3", number: 3, length: 3 },
    { questionId: "q1", number: 1, length: 2 },
  ]);
});
