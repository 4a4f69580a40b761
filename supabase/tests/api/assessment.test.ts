import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPERTS } from "../../../shared/src/brand.ts";
import type { AssessmentQuestion } from "../../../shared/src/contracts/assessment.ts";
import { call } from "./support/api.ts";
import { process, questions, SLEEPLESS } from "./support/assessment.ts";
import { operatorSql } from "./support/database.ts";
import { givenPerson } from "./support/people.ts";

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

describe("GET /api/get-assessment-questions", () => {
  it("gives the experts' questions with reasoning and contributor, to anyone", async () => {
    expect(asked.length).toBeGreaterThanOrEqual(12);
    for (const question of asked) {
      expect(question).toEqual({
        id: expect.any(String),
        text: expect.stringMatching(/\S/),
        reasoning: expect.stringMatching(/\S/),
        source: { therapist: expect.stringMatching(new RegExp(`^(${EXPERTS.join("|")})$`)) },
      });
    }
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
  });
});

describe("POST /api/process-response", () => {
  it("keeps an answer for the one whose token it is, a second instead of the first", async () => {
    const person = await givenPerson(sql);
    expect(await process(first(), "I sleep badly.", person)).toEqual({
      success: true,
      safety: null,
    });
    await process(first(), `  ${SLEEPLESS}\n`, { ...person, userId: person.id });
    expect(await answersOf(person.id)).toEqual([
      {
        question_id: first(),
        question: asked[0]?.text,
        answer: SLEEPLESS,
        source: "assessment",
        original_question_id: null,
      },
    ]);
  });

  it("keeps one row of two submits at once", async () => {
    const person = await givenPerson(sql);
    await Promise.all([1, 2, 3, 4].map(() => process(first(), "The same.", person)));
    expect(await answersOf(person.id)).toMatchObject([{ answer: "The same." }]);
  });

  it("keeps SQL and HTML as the text that they are", async () => {
    const person = await givenPerson(sql);
    const text = "'; drop table client_responses; -- <img src=x onerror=alert(1)> 100% \\ \" $1";
    await process(first(), text, person);
    expect(await answersOf(person.id)).toMatchObject([{ answer: text }]);
  });

  it("keeps the original question's id beside the answer", async () => {
    const person = await givenPerson(sql);
    const body = {
      questionId: first(),
      response: "Yes.",
      userId: person.id,
      originalQuestionId: "o-1",
    };
    expect((await call("process-response", { body, token: person.token })).status).toBe(200);
    expect(await answersOf(person.id)).toMatchObject([{ original_question_id: "o-1" }]);
  });

  it("takes an answer of 20,000 characters, also where each is four bytes", async () => {
    const person = await givenPerson(sql);
    await process(first(), "x".repeat(20_000), person);
    await process(first(), "🙂".repeat(10_000), person);
    expect(await answersOf(person.id)).toMatchObject([{ answer: "🙂".repeat(10_000) }]);
  });

  it("takes the answer to a question that was removed meanwhile", async () => {
    const person = await givenPerson(sql);
    const [removed] = await sql`
      insert into public.contribution_questions (contribution_id, expert, position, question, audience, deleted_at)
      select id, expert, 99, 'A question that was removed?', 'client', now() from public.contributions limit 1
      returning id`;
    await process(removed?.id, "Still here.", person);
    expect(await answersOf(person.id)).toMatchObject([
      { question: "A question that was removed?" },
    ]);
    expect((await questions()).map(({ id }) => id)).not.toContain(removed?.id);
  });

  it.each(["", "Bearer", "Bearer undefined", "Bearer null"])(
    "keeps a visitor's answer apart from every account (Authorization: %j)",
    async (authorization) => {
      const person = await givenPerson(sql);
      const body = {
        questionId: first(),
        response: `${authorization || "No header"}: a visitor wrote this.`,
        userId: person.id,
      };
      const answer = await call("process-response", { body, headers: { authorization } });
      expect(answer.status).toBe(200);
      expect(await answersOf(person.id)).toEqual([]);
      expect((await call(`client-profile/${person.id}`, { token: person.token })).status).toBe(404);
      const kept = await sql`
        select visitor_key from private.visitor_responses where answer = ${body.response}`;
      expect(kept).toHaveLength(1);
      expect(kept[0]?.visitor_key).not.toContain(person.id);
    },
  );

  it("keeps one row for the same visitor, and two for two who do not say who they are", async () => {
    const visitor = crypto.randomUUID();
    const text = `Visitor ${visitor}`;
    await process(first(), text, { userId: visitor });
    await process(first(), text, { userId: visitor });
    expect(await sql`select 1 from private.visitor_responses where answer = ${text}`).toHaveLength(
      1,
    );
    await process(first(), text);
    await process(first(), text, { userId: "undefined" });
    expect(await sql`select 1 from private.visitor_responses where answer = ${text}`).toHaveLength(
      3,
    );
  });

  it("says when a person's words speak of danger", async () => {
    const { safety } = await process(
      first(),
      "I want to kill myself tonight, I have the pills here.",
    );
    expect(safety).toMatchObject({ level: "high", kinds: expect.arrayContaining(["suicide"]) });
    expect(JSON.stringify(safety?.resources)).toContain("988");
    expect((await process(first(), "I do not drink, it is the panic.")).safety).toBeNull();
  });
});
