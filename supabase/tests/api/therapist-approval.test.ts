import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AdminOverviewAnswer, TherapistStatusAnswer } from "../../../shared/src/contracts/admin.ts";
import {
  TherapistProfileAnswer,
  type TherapistQuestion,
} from "../../../shared/src/contracts/therapist-profile.ts";
import { TherapistsAnswer } from "../../../shared/src/contracts/therapists.ts";
import { startStack, type TestStack } from "../../local/testing/start-stack.ts";
import { call, ok, refused } from "./support/api.ts";
import { analyze, questions, SLEEPLESS } from "./support/assessment.ts";
import { operatorSql } from "./support/database.ts";
import { type Account, givenPerson } from "./support/people.ts";
import {
  availability,
  givenAdmin,
  givenTherapist,
  ON_PANIC,
  profileForm,
  profileWhen,
  submission,
  submit,
  therapistProfileOf,
  therapistQuestions,
} from "./support/therapists.ts";

/**
 * A stack of its own with an empty directory, where nobody is approved unseen, and whose language
 * model refuses every question: at once, or while it is `held`, when that ends.
 */
const held: ServerResponse[] = [];
let holding = false;
const model = createServer((_, response) => {
  if (holding) held.push(response);
  else refuse(response);
});

const refuse = (response: ServerResponse) =>
  response
    .writeHead(401, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { message: "Incorrect API key provided." } }));

function letGo(): void {
  holding = false;
  for (const response of held.splice(0)) refuse(response);
}

let stack: TestStack;
let sql: Awaited<ReturnType<typeof operatorSql>>;
let asked: TherapistQuestion[];
let admin: Account;

beforeAll(async () => {
  await new Promise<void>((listening) => model.listen(0, "127.0.0.1", listening));
  stack = await startStack({
    env: {
      SEED: "none",
      AUTO_APPROVE_THERAPISTS: "0",
      OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      OPENAI_RISK_TIMEOUT_MS: "200",
      PROFILE_WAIT_MS: "100",
      LOG_LEVEL: "info",
    },
  });
  sql = await operatorSql(stack.dataDir);
  await sql`
    with contribution as (
      insert into public.contributions (expert, engine) values ('miriam', 'curated')
      returning id, expert
    )
    insert into public.contribution_questions (contribution_id, expert, question, audience)
    select id, expert, asked.question, asked.audience::public.question_audience
    from contribution, (
      values ('Whom do you help most?', 'therapist'), ('What brings you here?', 'client')
    ) as asked (question, audience)`;
  admin = await givenAdmin(sql, source());
  asked = await therapistQuestions(await newTherapist(), stack.baseUrl);
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
  model.closeAllConnections();
  model.close();
});

const source = () => ({ baseUrl: stack.baseUrl, jwtSecret: stack.secrets.jwtSecret });
const newTherapist = () => givenTherapist(sql, source());

const directory = async () =>
  (await ok(TherapistsAnswer, call("therapists", {}, stack.baseUrl))).therapists.map(
    ({ id }) => id,
  );

/** Whom a new client who cannot sleep is recommended, and by which engine. */
async function recommended() {
  const [question] = await questions(stack.baseUrl);
  const client = await givenPerson(sql, source());
  const { recommendation, engine } = await analyze(
    { [question?.id ?? ""]: SLEEPLESS },
    client,
    stack.baseUrl,
  );
  return { id: recommendation?.id ?? null, engine };
}

const decide = (therapistId: string, status: string) =>
  ok(
    TherapistStatusAnswer,
    call(
      `admin/therapists/${therapistId}/status`,
      { body: { status }, token: admin.token },
      stack.baseUrl,
    ),
  );

const setAvailability = ({ id, token }: Account, differences: object) =>
  ok(
    TherapistProfileAnswer,
    call(
      `therapist-availability/${id}`,
      { method: "PUT", body: availability(differences), token },
      stack.baseUrl,
    ),
  );

describe("a therapist whom nobody has looked at yet", () => {
  it("is told so, is in no list, is recommended to nobody and can be asked by nobody", async () => {
    const person = await newTherapist();
    const { therapist } = await submit(person, submission(asked), stack.baseUrl);
    expect(therapist.status).toBe("pending");
    await profileWhen(person, { generation: "ready", status: "pending" }, stack.baseUrl);
    expect(await directory()).toEqual([]);
    expect(await recommended()).toEqual({ id: null, engine: "offline" });
    const client = await givenPerson(sql, source());
    const body = { therapistId: therapist.id };
    await refused(call("session-requests", { body, token: client.token }, stack.baseUrl), 404);

    // What the therapist changes by hand makes no difference.
    await setAvailability(person, {});
    await submit(person, submission(asked), stack.baseUrl);
    const form = call(
      `therapist-profile/${person.id}`,
      { method: "PUT", body: profileForm(), token: person.token },
      stack.baseUrl,
    );
    expect((await ok(TherapistProfileAnswer, form)).profile.status).toBe("pending");
    expect(await directory()).toEqual([]);
  });

  it("is pending with a profile made by hand, too", async () => {
    const { id, token } = await newTherapist();
    const made = call(`therapist-profile/${id}`, { body: profileForm(), token }, stack.baseUrl);
    expect((await ok(TherapistProfileAnswer, made, 201)).profile.status).toBe("pending");
    expect(await directory()).toEqual([]);
  });

  it("waits on the admin's page, and is recommended once approved, while places are left", async () => {
    const person = await newTherapist();
    const { therapist } = await submit(person, submission(asked), stack.baseUrl);
    await profileWhen(person, { generation: "ready" }, stack.baseUrl);
    const overview = call("admin/overview", { token: admin.token }, stack.baseUrl);
    expect((await ok(AdminOverviewAnswer, overview)).pending.map(({ id }) => id)).toContain(
      therapist.id,
    );

    await decide(therapist.id, "approved");
    expect(await directory()).toEqual([therapist.id]);
    expect(await recommended()).toEqual({ id: therapist.id, engine: "offline" });

    for (const closed of [{ acceptingClients: false }, { capacity: 0 }]) {
      await setAvailability(person, closed);
      expect(await directory()).toEqual([]);
      expect((await recommended()).id).toBeNull();
      await setAvailability(person, {});
      expect((await recommended()).id).toBe(therapist.id);
    }

    // A decision stands, whatever the therapist hands in afterwards.
    for (const status of ["suspended", "rejected"]) {
      await decide(therapist.id, status);
      const again = await submit(person, submission(asked), stack.baseUrl);
      expect(again.therapist.status).toBe(status);
      expect(await directory()).toEqual([]);
      expect((await recommended()).id).toBeNull();
    }
  });
});

describe("a description that takes long", () => {
  beforeEach(() => {
    holding = true;
  });
  afterEach(letGo);

  it("does not keep the therapist waiting, and is made by the rules when the model fails", async () => {
    const person = await newTherapist();
    const { therapist, safety } = await submit(person, submission(asked), stack.baseUrl);
    expect(therapist).toMatchObject({
      name: "Ida Example",
      generation: "generating",
      descriptionGenerated: false,
      engine: null,
    });
    expect(safety).toBeNull();
    const generate = () =>
      call(`generate-therapist-description/${person.id}`, { token: person.token }, stack.baseUrl);
    expect(await generate()).toMatchObject({
      status: 202,
      body: { status: "generating", description: null },
    });
    letGo();
    const made = await profileWhen(person, { generation: "ready" }, stack.baseUrl);
    expect(made).toMatchObject({ engine: "offline", descriptionGenerated: true });
    expect(made.description).toMatch(/\S/);
  });

  it("tells of the answer that was changed while it was made", async () => {
    const person = await newTherapist();
    await submit(person, submission(asked), stack.baseUrl);
    const body = { userId: person.id, questionId: asked[0]?.id, question: "?", answer: ON_PANIC };
    expect(await therapistProfileOf(person, stack.baseUrl)).toMatchObject({
      generation: "generating",
    });
    const saved = call("save-therapist-response", { body, token: person.token }, stack.baseUrl);
    expect((await saved).status).toBe(200);
    letGo();
    await expect
      .poll(async () => JSON.stringify(await therapistProfileOf(person, stack.baseUrl)), {
        timeout: 15_000,
      })
      .toMatch(/panic/i);
  });
});

describe("the log", () => {
  it("holds nothing that therapists and clients wrote, not even when a model fails", async () => {
    await submit(await newTherapist(), submission(asked), stack.baseUrl);
    await expect.poll(() => stack.output()).toContain('"call":"describeTherapist"');
    expect(stack.output()).not.toMatch(/lie awake|small tasks|panic|Ida|example\.org/i);
  });
});
