import type { Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ContributionAnswer } from "../../../shared/src/contracts/contributions.ts";
import { ok, refused } from "./support/api.ts";
import {
  call,
  newExpert,
  processed,
  read,
  save,
  startExpertStack,
  stopExpertStack,
  update,
} from "./support/experts.ts";

let sql: Sql;
let token: string;
beforeAll(async () => {
  ({ sql, token } = await startExpertStack());
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await stopExpertStack();
});

const NOT_PART = "The contribution names a question or insight that is not part of it.";

describe("editing", () => {
  it("changes in place what has an id, adds what has none, removes what is named, keeps the rest", async () => {
    const name = newExpert();
    const before = await read(token, name, await save(token, name));
    const [sleep, rest] = before.questions;
    const after = (
      await ok(
        ContributionAnswer,
        update(token, name, before, {
          summary: "Edited.",
          questions: [
            { question: "What is new?", audience: "therapist" },
            { ...rest, question: "How do you really rest?", audience: "nobody" },
          ],
          analysis: [],
          deletedQuestionIds: [sleep?._id],
        }),
      )
    ).contribution;
    expect(after).toMatchObject({
      version: 2,
      summary: "Edited.",
      rawInput: before.rawInput,
      timestamp: before.timestamp,
      lastEdited: expect.any(String),
      questions: [
        { question: "What is new?", reasoning: "", audience: "therapist" },
        { _id: rest?._id, question: "How do you really rest?", audience: "client" },
      ],
      analysis: before.analysis,
    });
    expect(after.questions).toHaveLength(2);
    expect(await read(token, name, before.id)).toEqual(after);
    const [removed] = await sql`
      select question, deleted_at is not null as gone, deleted_by
      from public.contribution_questions where id = ${sleep?._id ?? ""}`;
    expect(removed).toEqual({
      question: "How do you sleep?",
      gone: true,
      deleted_by: expect.stringMatching(/^expert password [0-9a-f-]{36}$/),
    });
  });

  it("tells the later of two who edit the same version, and keeps nothing of that save", async () => {
    const name = newExpert();
    const before = await read(token, name, await save(token, name));
    const answers = await Promise.all(
      ["One", "Two", "Three", "Four", "Five"].map((summary) =>
        update(token, name, before, {
          summary,
          questions: [...before.questions, { question: `${summary}?` }],
          deletedInsightIds: [],
        }),
      ),
    );
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    for (const answer of answers.filter((one) => one !== winner)) {
      expect(await refused(Promise.resolve(answer), 409)).toBe(
        "This contribution was changed by somebody else since you opened it. Nothing was saved; your changes are still on this page.",
      );
    }
    const { contribution } = ContributionAnswer.parse(winner?.body);
    expect(await read(token, name, before.id)).toEqual(contribution);
    expect(contribution.version).toBe(2);
    expect(contribution.questions).toHaveLength(3);
    // Whoever was told loads it again and saves the changes on top.
    await ok(ContributionAnswer, update(token, name, contribution, { summary: "Both." }));
  });

  it.each<[string, (own: string, foreign: string) => object, string]>([
    [
      "a question of another contribution",
      (_, foreign) => ({ questions: [{ _id: foreign, question: "Mine?" }] }),
      NOT_PART,
    ],
    ["the removal of one", (_, foreign) => ({ deletedQuestionIds: [foreign] }), NOT_PART],
    [
      "a question as an insight",
      (own) => ({ analysis: [{ _id: own, insight: "Mine" }] }),
      NOT_PART,
    ],
    [
      "a question twice",
      (own) => ({
        questions: [
          { _id: own, question: "Once?" },
          { _id: own, question: "Twice?" },
        ],
      }),
      NOT_PART,
    ],
    [
      "a question that is removed, too",
      (own) => ({ questions: [{ _id: own, question: "Or not?" }], deletedQuestionIds: [own] }),
      NOT_PART,
    ],
    [
      "an id that is none",
      () => ({ questions: [{ _id: "x", question: "Who?" }] }),
      "contribution holds a value that must be an id.",
    ],
    [
      "a removed id that is none",
      () => ({ deletedInsightIds: ["x"] }),
      "contribution holds a value that must be an id.",
    ],
    [
      "an empty question",
      () => ({ questions: [{ question: "New?" }, { question: " " }] }),
      "contribution holds a value that must not be empty.",
    ],
    [
      "101 questions",
      () => ({ questions: Array(101).fill({ question: "Why?" }) }),
      "contribution holds a value that holds more than 100.",
    ],
    [
      "100 besides those that stay",
      () => ({ questions: Array(100).fill({ question: "Why?" }) }),
      "A contribution holds at most 100 questions or insights.",
    ],
    [
      "a version that is none",
      () => ({ version: 0 }),
      "contribution holds a value that is not valid.",
    ],
    [
      "a version in words",
      () => ({ version: "1" }),
      "contribution holds a value that is not valid.",
    ],
    ["no version", () => ({ version: undefined }), "contribution holds a value that is not valid."],
    [
      "no questions",
      () => ({ questions: undefined }),
      "contribution holds a value that is not valid.",
    ],
    [
      "a summary that never ends",
      () => ({ summary: "x".repeat(20_001) }),
      "contribution holds a value that must have at most 20,000 characters.",
    ],
    ["NUL", () => ({ summary: "\u0000" }), "The request holds a character that cannot be stored."],
    [
      "half of an emoji",
      () => ({ summary: "\ud83d" }),
      "The request holds a character that cannot be stored.",
    ],
  ])("refuses %s, and changes nothing", async (_, changes, sentence) => {
    const name = newExpert();
    const before = await read(token, name, await save(token, name));
    const other = processed({ summary: "Another contribution." });
    const foreign = await read(token, name, await save(token, name, other));
    const differences = changes(before.questions[0]?._id ?? "", foreign.questions[0]?._id ?? "");
    expect(await refused(update(token, name, before, differences), 400)).toBe(sentence);
    expect(await read(token, name, before.id)).toEqual(before);
    expect(await read(token, name, foreign.id)).toEqual(foreign);
  });

  it("refuses a contribution that is not wrapped, or comes with more", async () => {
    const send = (body: unknown) =>
      refused(call(`update-contribution/miriam/${crypto.randomUUID()}`, { token, body }), 400);
    expect(await send({ version: 1, questions: [], analysis: [] })).toBe(
      "contribution is missing.",
    );
    const contribution = { version: 1, questions: [], analysis: [] };
    expect(await send({ contribution, force: true })).toContain("not known: force");
    expect(await send({ contribution: null })).toBe("contribution is not valid.");
    expect(await send("")).toBe("The request body must be JSON.");
  });
});
