import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  SaveTherapistResponseAnswer,
  type TherapistQuestion,
} from "../../../shared/src/contracts/therapist-profile.ts";
import { call, ok, refused } from "./support/api.ts";
import { operatorSql } from "./support/database.ts";
import type { Account } from "./support/people.ts";
import {
  answersTo,
  directoryEntry,
  givenTherapist,
  ON_PANIC,
  ON_SLEEP,
  profileWhen,
  submission,
  submit,
  therapistProfileOf,
  therapistQuestions,
  therapistResponsesOf,
} from "./support/therapists.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let asked: TherapistQuestion[];
beforeAll(async () => {
  sql = await operatorSql();
  asked = await therapistQuestions(await givenTherapist(sql));
});
afterAll(() => sql.end());

const first = () => asked[0]?.id ?? "";

/** Saves one answer as the page does after a submission, and for an answer that is edited. */
const save = ({ id, token }: Account, answer: string, questionId = first()) =>
  ok(
    SaveTherapistResponseAnswer,
    call("save-therapist-response", {
      body: { userId: id, questionId, question: "As the page shows it.", answer },
      token,
    }),
  );

describe("GET /api/get-therapist-questions", () => {
  it("asks what the experts contributed for therapists, and names the expert", async () => {
    expect(asked.length).toBeGreaterThan(5);
    const forClients = await sql`
      select id from public.contribution_questions where audience <> 'therapist'`;
    expect(asked.filter(({ id }) => forClients.some((row) => row.id === id))).toEqual([]);
    for (const { text, reasoning, source } of asked) {
      expect(text).toMatch(/\S/);
      expect(reasoning).toMatch(/\S/);
      expect(["miriam", "jonas"]).toContain(source.therapist);
    }
  });
});

describe("POST /api/submit-therapist-responses", () => {
  it("makes the profile and its description, and puts the therapist into the directory", async () => {
    const person = await givenTherapist(sql);
    const { therapist, safety } = await submit(person, submission(asked));
    expect(therapist).toMatchObject({
      userId: person.id,
      firstName: "Ann",
      lastName: "Example",
      email: person.email,
      name: "Ida Example",
      age: 47,
      experience: 12,
      generation: "ready",
      descriptionGenerated: true,
      engine: "offline",
      status: "approved",
      availability: { acceptingClients: true, capacity: null },
    });
    expect(therapist.description).toMatch(/\S/);
    expect(therapist.style).toMatch(/\S/);
    expect(therapist.tags.length).toBeGreaterThan(0);
    expect(safety).toBeNull();
    expect(await therapistProfileOf(person)).toEqual(therapist);
    expect(await directoryEntry(therapist.id)).toMatchObject({
      name: "Ida Example",
      style: therapist.style,
    });
  });

  it("applies only what an expert wrote, and says whose it is", async () => {
    const answer =
      "I treat obsessions and compulsions with exposure and response prevention every week.";
    const responses = answersTo(asked).map((given) => ({ ...given, answer }));
    const body = submission(asked, { responses });
    const { therapist } = await submit(await givenTherapist(sql), body);
    const written = await sql`select insight, expert from public.contribution_insights`;
    expect(therapist.insightsApplied.length).toBeGreaterThan(0);
    for (const { insightText, relevance, source } of therapist.insightsApplied) {
      expect(written).toContainEqual({ insight: insightText, expert: source });
      expect(relevance).toMatch(/\S/);
    }
  });

  it("keeps each answer with the expert's question, in the order of the questionnaire", async () => {
    const person = await givenTherapist(sql);
    const responses = answersTo(asked).map((answer) => ({ ...answer, question: "Made up." }));
    await submit(person, submission(asked, { responses: responses.toReversed() }));
    const kept = await therapistResponsesOf(person);
    expect(kept.map(({ questionId, question }) => [questionId, question])).toEqual(
      asked.map(({ id, text }) => [id, text]),
    );
    expect(kept[0]).toMatchObject({
      answer: ON_SLEEP,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(kept[0]?.tags.length).toBeGreaterThan(0);
    for (const { tags } of kept) expect(tags.length).toBeLessThanOrEqual(6);
  });

  it("changes the profile that there is when it is sent again", async () => {
    const person = await givenTherapist(sql);
    const before = await submit(person, submission(asked));
    const after = await submit(
      person,
      submission(asked, { therapistName: "Ida Other", age: null, experience: 13 }),
    );
    expect(after.therapist).toMatchObject({
      id: before.therapist.id,
      name: "Ida Other",
      age: null,
      experience: 13,
      generation: "ready",
    });
    expect(await therapistResponsesOf(person)).toHaveLength(asked.length);
  });

  it("makes one profile of two submissions at once", async () => {
    const person = await givenTherapist(sql);
    const both = await Promise.all([1, 2].map(() => submit(person, submission(asked))));
    expect(both[0]?.therapist.id).toBe(both[1]?.therapist.id);
    await profileWhen(person, { generation: "ready", name: "Ida Example" });
    expect(await therapistResponsesOf(person)).toHaveLength(asked.length);
  });

  it("says when an answer speaks of danger, and takes it all the same", async () => {
    const person = await givenTherapist(sql);
    const responses = [
      { ...answersTo(asked)[0], answer: "I want to kill myself tonight, I have the pills here." },
    ];
    const { safety, therapist } = await submit(person, submission(asked, { responses }));
    expect(safety).toMatchObject({ level: "high" });
    expect(therapist.name).toBe("Ida Example");
  });

  it("takes 20,000 characters, the youngest, the oldest, and the newest in the work", async () => {
    for (const [age, experience] of [
      [18, 0],
      [100, 70],
    ]) {
      const person = await givenTherapist(sql);
      const answer = `${ON_SLEEP} `.repeat(300).slice(0, 20_000).padEnd(20_000, "x");
      const responses = [{ ...answersTo(asked)[0], answer }];
      const { therapist } = await submit(person, submission(asked, { age, experience, responses }));
      expect(therapist).toMatchObject({ age, experience, generation: "ready" });
      expect((await therapistResponsesOf(person))[0]?.answer).toHaveLength(20_000);
    }
  });

  it.each<[string, (answers: object[]) => object, number, string]>([
    ["no name", () => ({ therapistName: undefined }), 400, "therapistName is missing."],
    ["a blank name", () => ({ therapistName: " \n" }), 400, "therapistName must not be empty."],
    ["a number as name", () => ({ therapistName: 5 }), 400, "therapistName must be text."],
    [
      "an endless name",
      () => ({ therapistName: "x".repeat(101) }),
      400,
      "therapistName must have at most 100 characters.",
    ],
    ["the age of 17", () => ({ age: 17 }), 400, "age must be from 18 to 100."],
    ["the age of 101", () => ({ age: 101 }), 400, "age must be from 18 to 100."],
    ["half a year of age", () => ({ age: 40.5 }), 400, "age must be a whole number of years."],
    ["an age in words", () => ({ age: "forty" }), 400, "age must be a number from 18 to 100."],
    ["an age as text", () => ({ age: "40" }), 400, "age must be a number from 18 to 100."],
    ["no experience", () => ({ experience: undefined }), 400, "experience is missing."],
    [
      "null as experience",
      () => ({ experience: null }),
      400,
      "experience must be a number from 0 to 70.",
    ],
    ["an experience of -1", () => ({ experience: -1 }), 400, "experience must be from 0 to 70."],
    ["an experience of 71", () => ({ experience: 71 }), 400, "experience must be from 0 to 70."],
    [
      "an experience in words",
      () => ({ experience: "many" }),
      400,
      "experience must be a number from 0 to 70.",
    ],
    ["no answers", () => ({ responses: [] }), 400, "responses must hold at least one answer."],
    ["answers as a map", () => ({ responses: {} }), 400, "responses is not valid."],
    [
      "an empty answer among good ones",
      ([one, ...more]) => ({ responses: [...more, { ...one, answer: "" }] }),
      400,
      "responses holds a value that must not be empty.",
    ],
    [
      "an answer of white space",
      ([one]) => ({ responses: [{ ...one, answer: " \n\t\u200b" }] }),
      400,
      "responses holds a value that must not be empty.",
    ],
    [
      "20,001 characters",
      ([one]) => ({ responses: [{ ...one, answer: "x".repeat(20_001) }] }),
      400,
      "responses holds a value that must have at most 20,000 characters.",
    ],
    [
      "a NUL in an answer",
      ([one]) => ({ responses: [{ ...one, answer: "a\u0000b" }] }),
      400,
      "The request holds a character that cannot be stored.",
    ],
    [
      "201 answers",
      ([one]) => ({ responses: Array.from({ length: 201 }, () => one) }),
      400,
      "responses holds too many.",
    ],
    [
      "an unknown question among good ones",
      ([one, ...more]) => ({ responses: [...more, { ...one, questionId: randomUUID() }] }),
      404,
      "This question does not exist.",
    ],
    [
      "a question that is no id",
      ([one]) => ({ responses: [{ ...one, questionId: "'; drop table" }] }),
      404,
      "This question does not exist.",
    ],
    [
      "somebody's id",
      () => ({ userId: randomUUID() }),
      400,
      "The request has a field that is not known: userId.",
    ],
    [
      "a status of the therapist's choice",
      () => ({ status: "approved" }),
      400,
      "The request has a field that is not known: status.",
    ],
  ])("refuses %s, and keeps nothing", async (_, differences, status, sentence) => {
    const person = await givenTherapist(sql);
    const body = submission(asked, differences(answersTo(asked)));
    const sent = call("submit-therapist-responses", { body, token: person.token });
    expect(await refused(sent, status)).toBe(sentence);
    expect(await therapistResponsesOf(person)).toEqual([]);
    await refused(call(`therapist-profile/${person.id}`, { token: person.token }), 404);
  });

  it("refuses a question for clients", async () => {
    const person = await givenTherapist(sql);
    const [row] = await sql`
      select id from public.contribution_questions where audience = 'client' limit 1`;
    const responses = [{ questionId: row?.id, question: "Why now?", answer: "Mine." }];
    const body = submission(asked, { responses });
    await refused(call("submit-therapist-responses", { body, token: person.token }), 404);
  });

  it("refuses more than 64 KiB", async () => {
    const { token } = await givenTherapist(sql);
    const responses = answersTo(asked).map((answer) => ({ ...answer, answer: "x".repeat(20_000) }));
    const body = submission(asked, { responses });
    await refused(call("submit-therapist-responses", { body, token }), 413);
  });
});

describe("POST /api/save-therapist-response", () => {
  it("keeps an answer before there is a profile, and makes none of it", async () => {
    const person = await givenTherapist(sql);
    const { response, safety } = await save(person, ON_SLEEP);
    expect(safety).toBeNull();
    expect(response).toMatchObject({
      questionId: first(),
      question: asked[0]?.text,
      answer: ON_SLEEP,
    });
    expect(await therapistResponsesOf(person)).toEqual([response]);
    await refused(call(`therapist-profile/${person.id}`, { token: person.token }), 404);
  });

  it("describes the therapist anew when an answer changes", async () => {
    const person = await givenTherapist(sql);
    const { therapist } = await submit(person, submission(asked));
    await save(person, ON_PANIC);
    expect((await therapistResponsesOf(person))[0]?.answer).toBe(ON_PANIC);
    await expect
      .poll(async () => (await therapistProfileOf(person)).description, { timeout: 15_000 })
      .not.toBe(therapist.description);
    const after = await profileWhen(person, { generation: "ready" });
    expect(after.description).toMatch(/panic/i);
    expect(after.specialty + after.description).not.toMatch(/insomnia/i);
  });

  it("leaves the description alone when the same words are saved again", async () => {
    const person = await givenTherapist(sql);
    const { therapist } = await submit(person, submission(asked));
    await sql`
      update public.therapists set description = 'By hand.' where user_id = ${person.id}`;
    await Promise.all(
      answersTo(asked).map(({ questionId, answer }) => save(person, answer, questionId)),
    );
    expect(await therapistProfileOf(person)).toMatchObject({
      description: "By hand.",
      generation: "ready",
      version: therapist.version,
    });
  });

  it("speaks of the last of several changes in a row", async () => {
    const person = await givenTherapist(sql);
    await submit(person, submission(asked));
    const subjects = ["grief", "insomnia", "eating disorders", "panic attacks"];
    for (const subject of subjects) await save(person, `I work with ${subject} and nothing else.`);
    await expect
      .poll(async () => JSON.stringify(await therapistProfileOf(person)), { timeout: 15_000 })
      .toMatch(/panic/i);
  });

  it("says when an answer speaks of danger", async () => {
    const person = await givenTherapist(sql);
    const { safety } = await save(person, "I want to kill myself tonight, I have the pills here.");
    expect(safety).toMatchObject({ level: "high" });
  });

  it.each<[string, object, number, string]>([
    ["an empty answer", { answer: " " }, 400, "answer must not be empty."],
    ["no answer", { answer: undefined }, 400, "answer is missing."],
    ["a number", { answer: 5 }, 400, "answer must be text."],
    [
      "20,001 characters",
      { answer: "x".repeat(20_001) },
      400,
      "answer must have at most 20,000 characters.",
    ],
    ["no person", { userId: undefined }, 400, "userId is missing."],
    ["an unknown question", { questionId: randomUUID() }, 404, "This question does not exist."],
    ["a question that is no id", { questionId: "%" }, 404, "This question does not exist."],
    ["tags", { tags: ["x"] }, 400, "The request has a field that is not known: tags."],
  ])("refuses %s, and keeps nothing", async (_, differences, status, sentence) => {
    const person = await givenTherapist(sql);
    const body = {
      userId: person.id,
      questionId: first(),
      question: asked[0]?.text,
      answer: "Mine.",
      ...differences,
    };
    const sent = call("save-therapist-response", { body, token: person.token });
    expect(await refused(sent, status)).toBe(sentence);
    expect(await therapistResponsesOf(person)).toEqual([]);
  });
});
