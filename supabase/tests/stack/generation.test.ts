import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call } from "../api/support/api.ts";
import {
  process as answer,
  profileOf,
  questions,
  readyProfile,
  SLEEPLESS,
} from "../api/support/assessment.ts";
import { corrected, deleteAccount, idOf, remove } from "../api/support/client-area.ts";
import { type ModelStack, startModelStack } from "../api/support/model-stack.ts";
import { type Account, givenPerson } from "../api/support/people.ts";

const GRIEF = "My mother died in March and I cannot stop crying.";
const FORMAT = "personality_profile";

let started: ModelStack;
let baseUrl: string;
let questionId: string;
beforeAll(async () => {
  started = await startModelStack({ OPENAI_TIMEOUT_MS: "1500", PROFILE_WAIT_MS: "50" });
  ({ baseUrl } = started.stack);
  questionId = (await questions(baseUrl))[0]?.id ?? "";
});
beforeEach(() => started.fake.reset());
afterAll(() => started?.stop());

const generate = ({ id, token }: Account) =>
  call(`generate-client-profile/${id}`, { token }, baseUrl);
const profileRequests = () => started.fake.requests.filter(({ format }) => format.name === FORMAT);

/** A client whose profile is being made at this moment, from one answer, by a model that does not answer. */
async function underWay(): Promise<Account & { responseId: string }> {
  const person = await givenPerson(started.sql, started.tokens);
  await answer(questionId, SLEEPLESS, person, baseUrl);
  const before = profileRequests().length;
  started.fake.behave(FORMAT, { kind: "hang" });
  expect(await generate(person)).toMatchObject({ status: 202, body: { status: "generating" } });
  await expect.poll(() => profileRequests().length, { timeout: 5_000 }).toBe(before + 1);
  return { ...person, responseId: idOf(await profileOf(person, baseUrl), questionId) };
}

describe("a profile that is being made", () => {
  it("can be made again when the function was killed in the middle", async () => {
    const person = await underWay();
    const deno = (await started.stack.children()).find(({ command }) => command.includes("deno"));
    process.kill(deno?.pid ?? 0, "SIGKILL");
    const health = async () => (await fetch(`${baseUrl}/healthz`)).status;
    await expect.poll(health, { timeout: 10_000 }).toBe(503);
    await expect.poll(health, { timeout: 20_000 }).toBe(200);

    // Nobody knows yet that it died.
    expect(await generate(person)).toMatchObject({ status: 202, body: { status: "generating" } });
    expect((await profileOf(person, baseUrl)).status).toBe("generating");
    await started.sql`
      update public.client_profiles
      set generation_started_at = generation_started_at - interval '2 minutes'
      where user_id = ${person.id}`;
    await generate(person);
    expect((await readyProfile(person, baseUrl)).engine).toBe("openai");
  });

  it("ends with the words as they were corrected meanwhile", async () => {
    const person = await underWay();
    await corrected(person, person.responseId, GRIEF, baseUrl);
    expect((await profileOf(person, baseUrl)).status).toBe("generating");
    await readyProfile(person, baseUrl);
    const last = JSON.stringify(profileRequests().at(-1));
    expect(last).toContain(GRIEF);
    expect(last).not.toContain(SLEEPLESS);
  });

  it("comes to nothing when the last answer is removed meanwhile", async () => {
    const person = await underWay();
    await remove(person, person.responseId, baseUrl);
    expect((await profileOf(person, baseUrl)).status).toBe("none");
    // Another one that begins later waits as long for the model: when it ends, the first has ended.
    const witness = await underWay();
    await readyProfile(witness, baseUrl);
    expect(await profileOf(person, baseUrl)).toMatchObject({
      status: "none",
      personalityProfile: null,
      responses: [],
    });
  });

  it("brings nothing back of an account that is deleted meanwhile", async () => {
    const person = await underWay();
    const saidBefore = started.stack.output().length;
    const said = () => started.stack.output().slice(saidBefore);
    expect((await deleteAccount(person, undefined, baseUrl)).status).toBe(200);
    const ended = () => said().includes('"event":"background_dropped"');
    await expect.poll(ended, { timeout: 10_000 }).toBe(true);
    const rows = await started.sql`
      select user_id from public.client_profiles where user_id = ${person.id}
      union all select user_id from public.client_responses where user_id = ${person.id}
      union all select id from auth.users where id = ${person.id}`;
    expect(rows).toEqual([]);
    expect(said()).not.toContain("background_failed");
    expect(said()).not.toContain(SLEEPLESS);
  });
});
