import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AssessmentQuestion } from "../../../shared/src/contracts/assessment.ts";
import { call, refused } from "./support/api.ts";
import {
  analyze,
  process,
  profileOf,
  questions,
  readyProfile,
  SLEEPLESS,
} from "./support/assessment.ts";
import { givenSpoken } from "./support/client-area.ts";
import { operatorSql } from "./support/database.ts";
import { givenPerson } from "./support/people.ts";

const GRIEF = "My mother died in March and I cannot stop crying.";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let asked: AssessmentQuestion[];
beforeAll(async () => {
  sql = await operatorSql();
  asked = await questions();
});
afterAll(() => sql.end());

const first = () => asked[0]?.id ?? "";

describe("GET /api/client-profile/{userId}", () => {
  it("shows a person all that is kept", async () => {
    const person = await givenPerson(sql);
    await process(first(), SLEEPLESS, person);
    expect(await profileOf(person)).toEqual({
      userId: person.id,
      firstName: "Ann",
      lastName: "Example",
      email: person.email,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      responses: [
        {
          id: expect.any(String),
          questionId: first(),
          question: asked[0]?.text,
          answer: SLEEPLESS,
          source: "assessment",
          inferred: false,
          reasoning: null,
          updatedAt: expect.any(String),
        },
      ],
      personalityProfile: null,
      analysisResults: null,
      status: "none",
      engine: null,
      generationStartedAt: null,
      completedSessions: 0,
      recommendation: null,
      recommendations: [],
    });
  });

  it("counts what was finished, and shows what was recommended, newest first", async () => {
    const person = await givenPerson(sql);
    const { recommendation: older } = await analyze({ [first()]: SLEEPLESS }, person);
    const { recommendation: newer } = await analyze({ [first()]: GRIEF }, person);
    const profile = await profileOf(person);
    expect(profile.completedSessions).toBe(2);
    expect(profile.recommendation).toEqual(newer);
    expect(profile.recommendations).toMatchObject([
      { source: "assessment", recommendation: newer },
      { source: "assessment", recommendation: older },
    ]);
    expect(Date.parse(profile.generationStartedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe("GET /api/generate-client-profile/{userId}", () => {
  it("makes the profile from the answers there are, and anew from later ones", async () => {
    const person = await givenPerson(sql);
    const generate = () => call(`generate-client-profile/${person.id}`, { token: person.token });
    await process(first(), SLEEPLESS, person);
    expect(await generate()).toMatchObject({
      status: 200,
      body: { success: true, status: "ready" },
    });
    const before = await profileOf(person);
    expect(before).toMatchObject({
      status: "ready",
      engine: "offline",
      analysisResults: { matchScore: 0 },
    });
    await process(first(), GRIEF, person);
    expect(await generate()).toMatchObject({ status: 200 });
    expect((await profileOf(person)).personalityProfile).not.toBe(before.personalityProfile);
  });

  it("asks for answers first", async () => {
    const { id, token } = await givenPerson(sql);
    const sentence = await refused(call(`generate-client-profile/${id}`, { token }), 409);
    expect(sentence).toContain("answer the assessment first");
  });

  it("is for nobody whose account is gone", async () => {
    const { id, token } = await givenPerson(sql);
    await sql`delete from auth.users where id = ${id}`;
    const sentence = await refused(call(`generate-client-profile/${id}`, { token }), 401);
    expect(sentence).toContain("session has expired");
  });

  it("tells nothing of a danger, and ends with whom to turn to", async () => {
    const person = await givenPerson(sql);
    await process(first(), `I want to kill myself tonight with my pills. ${GRIEF}`, person);
    await process(asked[1]?.id ?? "", `Every day is long and grey. ${SLEEPLESS}`, person);
    await call(`generate-client-profile/${person.id}`, { token: person.token });
    const { personalityProfile, analysisResults } = await readyProfile(person);
    expect(personalityProfile).toMatch(/Call or text 988 .*In immediate danger call 911\.$/);
    expect(JSON.stringify([personalityProfile, analysisResults])).not.toMatch(/kill|pills|hurting/);
  });

  it("puts no inferred words into the person's mouth", async () => {
    const person = await givenPerson(sql);
    await givenSpoken(sql, person, {
      questionId: "fear",
      question: "What made now the time?",
      answer: "[Inferred] They panic on every bus and every train",
      reasoning: "Spoke of walking everywhere",
    });
    await call(`generate-client-profile/${person.id}`, { token: person.token });
    const { personalityProfile } = await readyProfile(person);
    expect(personalityProfile).toContain("sudden fear");
    expect(personalityProfile).not.toMatch(/Inferred|They panic/);
  });

  it("makes one profile of two calls at once", async () => {
    const person = await givenPerson(sql);
    await process(first(), SLEEPLESS, person);
    const both = await Promise.all(
      [1, 2].map(() => call(`generate-client-profile/${person.id}`, { token: person.token })),
    );
    for (const { status } of both) expect([200, 202]).toContain(status);
    expect((await readyProfile(person)).status).toBe("ready");
  });

  it("starts anew what a crash left behind, and leaves alone what is under way", async () => {
    const person = await givenPerson(sql);
    await process(first(), SLEEPLESS, person);
    const generatingSince = (minutes: number) => sql`
      update public.client_profiles
      set status = 'generating', generation_started_at = now() - make_interval(mins => ${minutes})
      where user_id = ${person.id}`;
    const generate = () => call(`generate-client-profile/${person.id}`, { token: person.token });
    await generatingSince(1);
    expect(await generate()).toMatchObject({ status: 202, body: { status: "generating" } });
    await generatingSince(3);
    expect(await generate()).toMatchObject({ status: 200, body: { status: "ready" } });
  });

  it("may be asked for sixty times an hour", async () => {
    const { id, token } = await givenPerson(sql);
    const calls = Array.from({ length: 61 }, () =>
      call(`generate-client-profile/${id}`, { token }),
    );
    const states = (await Promise.all(calls)).map(({ status }) => status);
    expect(states.filter((status) => status === 429)).toHaveLength(1);
    const limited = await call(`generate-client-profile/${id}`, { token });
    await refused(Promise.resolve(limited), 429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
