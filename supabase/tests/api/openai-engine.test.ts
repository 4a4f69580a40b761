import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AssessmentQuestion } from "../../../shared/src/contracts/assessment.ts";
import type { Behaviour } from "../fake-openai/behaviour.ts";
import type { FakeOpenAi } from "../fake-openai/server.ts";
import { call } from "./support/api.ts";
import {
  analyze,
  process,
  questions,
  readyProfile,
  responsesTo,
  SLEEPLESS,
} from "./support/assessment.ts";
import { GREETING, newTalk, says, summary } from "./support/conversation.ts";
import { type ModelStack, startModelStack } from "./support/model-stack.ts";
import { givenPerson } from "./support/people.ts";

let started: ModelStack;
let fake: FakeOpenAi;
let stack: ModelStack["stack"];
let sql: ModelStack["sql"];
let asked: AssessmentQuestion[];

beforeAll(async () => {
  started = await startModelStack({
    OPENAI_TIMEOUT_MS: "1000",
    OPENAI_RISK_TIMEOUT_MS: "400",
    OPENAI_TURN_TIMEOUT_MS: "1000",
    RATE_LIMIT_ANALYZE: "3/3600",
  });
  ({ fake, stack, sql } = started);
  asked = await questions(stack.baseUrl);
}, 120_000);
afterAll(() => started?.stop());
beforeEach(() => fake.reset());

const newOne = () => givenPerson(sql, started.tokens);

const enginesOf = async (id: string) => {
  const [row] = await sql`
    select r.engine as recommendation, p.engine as profile
    from public.recommendations r join public.client_profiles p using (user_id)
    where user_id = ${id}`;
  return row;
};

/** Answers everything as a new person, and waits until the profile is made. */
async function answeredBy() {
  const person = await newOne();
  const answer = await analyze(responsesTo(asked), person, stack.baseUrl);
  const profile = await readyProfile(person, stack.baseUrl);
  return { person, answer, profile };
}

describe("with a language model", () => {
  it("says at /healthz which engine is at work", async () => {
    const health = await fetch(`${stack.baseUrl}/healthz`);
    expect(await health.json()).toMatchObject({ components: { intelligence: "openai" } });
  });

  it("shows the model's reasons and profile, and keeps who made them", async () => {
    const { person, answer, profile } = await answeredBy();
    expect(answer.engine).toBe("openai");
    expect(answer.recommendation?.matchReasoning).toContain(
      '"I lie awake until four because my head"',
    );
    expect(answer.recommendation?.alternatives).toHaveLength(2);
    expect(answer.recommendation?.factors.length).toBeGreaterThan(0);
    expect(profile).toMatchObject({
      engine: "openai",
      analysisResults: { tags: ["model profile", "in your words"] },
    });
    expect(await enginesOf(person.id)).toEqual({ recommendation: "openai", profile: "openai" });
    expect(fake.faults).toEqual([]);
  });

  it("tells the model nothing of who the person is, and has it keep nothing", async () => {
    const { person } = await answeredBy();
    expect(fake.requests.map(({ format }) => format.name).sort()).toEqual([
      "personality_profile",
      "ranking",
      "risk",
    ]);
    for (const request of fake.requests) {
      expect(request.store).toBe(false);
      expect(request.safetyIdentifier).toMatch(/^[0-9a-f]{64}$/);
      const sent = JSON.stringify(request);
      for (const secret of [person.id, person.email, "Ann", "Example"])
        expect(sent).not.toContain(secret);
    }
  });

  it.each<Behaviour>([
    { kind: "refusal" },
    { kind: "truncation" },
    { kind: "schema-violation" },
    { kind: "rate-limit", retryAfter: 60 },
    { kind: "server-error" },
    { kind: "hang" },
    { kind: "reset" },
  ])("recommends by its own rules when the model shows %j, and says so", async (behaviour) => {
    for (const format of ["ranking", "personality_profile", "risk"])
      fake.behaveAlways(format, behaviour);
    const { person, answer, profile } = await answeredBy();
    expect(answer.engine).toBe("offline");
    expect(answer.recommendation?.matchReasoning).toMatch(/\S/);
    expect(profile.engine).toBe("offline");
    expect(await enginesOf(person.id)).toEqual({ recommendation: "offline", profile: "offline" });
  });

  it.each<Behaviour>([{ kind: "server-error" }, { kind: "schema-violation" }])(
    "gets over one %j",
    async (behaviour) => {
      fake.behave("ranking", behaviour);
      fake.behave("personality_profile", behaviour);
      const { person } = await answeredBy();
      expect(await enginesOf(person.id)).toEqual({ recommendation: "openai", profile: "openai" });
    },
  );

  it("logs that the model failed, without a word of what was said", async () => {
    fake.behaveAlways("ranking", { kind: "refusal" });
    await answeredBy();
    await expect.poll(() => stack.output()).toContain("ModelError refused");
    expect(stack.output()).not.toMatch(
      /lie awake|clear steps|example\.org|sk-for-tests|cannot help with that/,
    );
  });
});

describe("the model's reading of risk", () => {
  const told = (response: string) => process(asked[0]?.id ?? "", response, {}, stack.baseUrl);
  const risk = (level: string, kinds: string[]): Behaviour => ({
    kind: "answer",
    value: { level, kinds },
  });

  it("adds what the rules did not see", async () => {
    fake.behave("risk", risk("moderate", ["self-harm"]));
    const { safety } = await told("The scissors were in my hand again last night.");
    expect(safety).toMatchObject({ level: "moderate", kinds: ["self-harm"] });
    expect(JSON.stringify(safety)).toContain("988");
  });

  it("never lowers what the rules saw", async () => {
    fake.behaveAlways("risk", risk("none", []));
    const { safety } = await told("I want to kill myself tonight, I have the pills here.");
    expect(safety).toMatchObject({ level: "high" });
  });

  it.each<Behaviour>([{ kind: "hang" }, { kind: "refusal" }, { kind: "schema-violation" }])(
    "is left out when the model shows %j, and the answer is kept",
    async (behaviour) => {
      fake.behaveAlways("risk", behaviour);
      const start = performance.now();
      expect(await told("I sleep badly.")).toEqual({ success: true, safety: null });
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});

describe("a limit on what costs money", () => {
  it("holds for each account by itself, and says when to come back", async () => {
    const [person, other] = await Promise.all([newOne(), newOne()]);
    const send = (token: string) =>
      call(
        "analyze-responses",
        { body: { responses: { [asked[0]?.id ?? ""]: SLEEPLESS } }, token },
        stack.baseUrl,
      );
    const states = (await Promise.all([1, 2, 3, 4].map(() => send(person.token)))).map(
      ({ status }) => status,
    );
    expect(states.sort()).toEqual([200, 200, 200, 429]);
    const limited = await send(person.token);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect((await send(other.token)).status).toBe(200);
  });
});

describe("a conversation with a language model", () => {
  const LAST_TURN = "I lie awake until four since I changed jobs in March.";
  const oneTurn = (fakeBehaviour?: Behaviour) => {
    if (fakeBehaviour) fake.behaveAlways("next_question", fakeBehaviour);
    return says(newTalk(), LAST_TURN, undefined, stack.baseUrl);
  };

  it("is led in the model's words, streamed, and summed up by it", async () => {
    const answer = await oneTurn();
    expect(answer).toMatchObject({ engine: "openai", tone: "warm", safety: null });
    expect(answer.spokenText).toMatch(/^I hear you\. /);
    const turns = [{ ...GREETING, answer: LAST_TURN }];
    expect(await summary(turns, undefined, stack.baseUrl)).toMatchObject({ engine: "openai" });
    expect(fake.faults).toEqual([]);
    expect(fake.requests.find(({ format }) => format.name === "next_question")?.stream).toBe(true);
  });

  it.each<Behaviour>([{ kind: "server-error" }, { kind: "hang" }, { kind: "refusal" }])(
    "goes on by our own rules when the model shows %j",
    async (behaviour) => {
      const answer = await oneTurn(behaviour);
      expect(answer.engine).toBe("offline");
      expect(answer.inferredAnswers).not.toEqual([]);
    },
  );

  it("is not led by the model where there is danger, also danger that only the model hears", async () => {
    fake.behaveAlways("risk", { kind: "answer", value: { level: "high", kinds: ["suicide"] } });
    const answer = await oneTurn({ kind: "good" });
    expect(answer).toMatchObject({ questionId: "safety_check", safety: { level: "high" } });
    expect(answer.spokenText).toContain("988");
  });
});
