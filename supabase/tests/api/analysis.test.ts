import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AssessmentQuestion } from "../../../shared/src/contracts/assessment.ts";
import { TherapistsAnswer } from "../../../shared/src/contracts/therapists.ts";
import { call, ok, refused } from "./support/api.ts";
import {
  analyze,
  process,
  profileOf,
  questions,
  readyProfile,
  responsesTo,
  SLEEPLESS,
} from "./support/assessment.ts";
import { operatorSql } from "./support/database.ts";
import { givenPerson, newGuest } from "./support/people.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let asked: AssessmentQuestion[];
beforeAll(async () => {
  sql = await operatorSql();
  asked = await questions();
});
afterAll(() => sql.end());

const first = () => asked[0]?.id ?? "";
const answersOf = (id: string) =>
  sql`select question_id, question, answer, source, original_question_id
      from public.client_responses where user_id = ${id} order by question_id`;

describe("POST /api/analyze-responses", () => {
  it("recommends a therapist of the directory with reasons that quote the client", async () => {
    const person = await givenPerson(sql);
    const { recommendation, engine, safety, message } = await analyze(responsesTo(asked), person);
    expect({ engine, safety }).toEqual({ engine: "offline", safety: null });
    expect(message).toMatch(/\S/);
    expect(recommendation?.alternatives).toHaveLength(2);
    const three = [recommendation, ...(recommendation?.alternatives ?? [])].map(
      (each) => each?.id ?? "",
    );
    expect(new Set(three).size).toBe(3);
    const known = await sql`select id from public.therapists where id = any(${three}::uuid[])`;
    expect(known).toHaveLength(3);
    expect(recommendation?.caveat).toMatch(/\S/);
    const quotes =
      recommendation?.factors.flatMap(({ client }) => (client ? [client.quote] : [])) ?? [];
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      expect(Object.values(responsesTo(asked)).some((text) => text.includes(quote))).toBe(true);
    }
  });

  it("keeps answers and recommendation, and makes the profile in the background", async () => {
    const person = await givenPerson(sql);
    const responses = responsesTo(asked);
    const { recommendation } = await analyze(responses, { ...person, userId: person.id });
    const profile = await readyProfile(person);
    expect(profile.recommendation).toEqual(recommendation);
    expect(profile.engine).toBe("offline");
    expect(profile.personalityProfile).toMatch(/\S/);
    expect(profile.analysisResults?.matchScore).toBe(recommendation?.matchScore);
    expect(
      Object.fromEntries(profile.responses.map(({ questionId, answer }) => [questionId, answer])),
    ).toEqual(responses);
    const rows = await sql`select engine from public.recommendations where user_id = ${person.id}`;
    expect(rows).toEqual([{ engine: "offline" }]);
  });

  it("says at once that the profile is being made, so that a page can wait for it", async () => {
    const person = await givenPerson(sql);
    await analyze(responsesTo(asked), person);
    expect(["generating", "ready"]).toContain((await profileOf(person)).status);
    await readyProfile(person);
  });

  it("keeps one answer a question, however the question's id is written", async () => {
    const person = await givenPerson(sql);
    const responses = { [first()]: "Lower.", [first().toUpperCase()]: "Lower." };
    await analyze(responses, person);
    await process(first().toUpperCase(), "Upper.", person);
    expect(await answersOf(person.id)).toMatchObject([{ question_id: first(), answer: "Upper." }]);
  });

  it("counts and recommends once when the same analysis is asked for again, also at once", async () => {
    const person = await givenPerson(sql);
    const responses = responsesTo(asked);
    const all = await Promise.all([1, 2, 3].map(() => analyze(responses, person)));
    expect(all[0]?.recommendation).toEqual(all[1]?.recommendation);
    expect(await answersOf(person.id)).toHaveLength(asked.length);
    await analyze(responses, person);
    const { completedSessions, recommendations } = await readyProfile(person);
    expect([completedSessions, recommendations.length]).toEqual([1, 1]);
  });

  it("recommends to a visitor and keeps nothing of it", async () => {
    const before = await sql`select count(*) from public.recommendations`;
    const { recommendation } = await analyze({ [first()]: SLEEPLESS }, { userId: "guest_1" });
    expect(recommendation?.id).toMatch(/\S/);
    expect(await sql`select count(*) from public.recommendations`).toEqual(before);
  });

  it("works for a guest as for an account", async () => {
    const guest = await newGuest();
    await analyze(responsesTo(asked), guest);
    expect((await readyProfile(guest)).responses).toHaveLength(asked.length);
  });

  it("says when the answers speak of danger, read with their questions", async () => {
    const { safety, recommendation } = await analyze({
      [first()]: SLEEPLESS,
      [asked[1]?.id ?? ""]: "I have been thinking about ending my life.",
    });
    expect(safety).toMatchObject({ level: expect.stringMatching(/moderate|high/) });
    expect(recommendation).not.toBeNull();
  });

  it("keeps nothing at all when one of the questions does not exist", async () => {
    const person = await givenPerson(sql);
    const body = { responses: { [first()]: "Yes.", [crypto.randomUUID()]: "No." } };
    await refused(call("analyze-responses", { body, token: person.token }), 404);
    expect(await answersOf(person.id)).toEqual([]);
  });
});

describe("GET /api/therapists", () => {
  // Therapists are approved elsewhere meanwhile, so one may stand at the end of a page and again
  // at the beginning of the next: what holds is the order.
  it("gives the directory by name, a page at a time", async () => {
    const pages = await Promise.all(
      [0, 10].map((offset) => ok(TherapistsAnswer, call(`therapists?limit=10&offset=${offset}`))),
    );
    for (const { total, therapists } of pages) {
      expect(total).toBeGreaterThanOrEqual(24);
      expect(therapists).toHaveLength(10);
    }
    const names = pages.flatMap(({ therapists }) => therapists.map(({ name }) => name));
    const sorted = await sql`select name from unnest(${names}::text[]) as name order by name`;
    expect(names).toEqual(sorted.map(({ name }) => name));
  });

  it("gives fifty where no number is asked for", async () => {
    const { therapists, total } = await ok(TherapistsAnswer, call("therapists"));
    expect(therapists).toHaveLength(Math.min(50, total));
  });

  it.each(["limit=0", "limit=101", "limit=x", "offset=-1", "limit=1e1", "offset=1;drop"])(
    "refuses ?%s",
    async (query) => {
      await refused(call(`therapists?${query}`), 400);
    },
  );
});
