import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GenerateClientProfileAnswer } from "../../../shared/src/contracts/client-profile.ts";
import { call, ok, refused } from "./support/api.ts";
import { process, profileOf, questions, SLEEPLESS } from "./support/assessment.ts";
import { operatorSql } from "./support/database.ts";
import { type Account, givenPerson, newGuest, newPerson } from "./support/people.ts";
import { badTokens, ourStack } from "./support/tokens.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let owner: Account;
let other: Account;
let admin: Account;
let questionId: string;
beforeAll(async () => {
  sql = await operatorSql();
  owner = await givenPerson(sql);
  other = await givenPerson(sql);
  admin = await givenPerson(sql, ourStack(), "admin");
  questionId = (await questions())[0]?.id ?? "";
  await process(questionId, SLEEPLESS, owner);
});
afterAll(() => sql.end());

const answer = (differences: object) => ({ questionId, response: "Mine.", ...differences });

describe.each(["client-profile", "generate-client-profile"])("GET /api/%s/{userId}", (route) => {
  const get = (id: string, token?: string) => call(`${route}/${id}`, { token });

  it("is for the person and for admins", async () => {
    expect((await get(owner.id, owner.token)).status).toBe(200);
    expect((await get(owner.id.toUpperCase(), owner.token)).status).toBe(200);
    expect((await get(owner.id, admin.token)).status).toBe(200);
  });

  it("is refused to anyone else with a token: another client, a therapist, a guest", async () => {
    const [therapist, guest] = await Promise.all([newPerson({ role: "therapist" }), newGuest()]);
    for (const { token } of [other, therapist, guest]) {
      expect(await refused(get(owner.id, token), 403)).toBe(
        "You may not see another person's profile.",
      );
    }
  });

  it("asks a visitor to log in", async () => {
    for (const token of [undefined, "", "null", "undefined"]) {
      expect(await refused(get(owner.id, token), 401)).toBe("Please log in first.");
    }
  });

  it("takes no token that does not verify", async () => {
    for (const [flaw, token] of await badTokens(owner.id)) {
      expect([flaw, (await get(owner.id, token)).status]).toEqual([flaw, 401]);
    }
  });

  it.each(["1", "me", "%00", "..%2f..%2f", "'%20or%201=1--", "%3Cscript%3E", "undefined"])(
    "refuses the id %s",
    async (id) => {
      await refused(get(id, owner.token), 400);
    },
  );
});

describe("a profile that is not there", () => {
  it("is 404 for its owner and for an admin", async () => {
    expect(await refused(call(`client-profile/${other.id}`, { token: other.token }), 404)).toBe(
      "There is no profile yet.",
    );
    await refused(call(`client-profile/${crypto.randomUUID()}`, { token: admin.token }), 404);
  });
});

describe("an admin", () => {
  it("may have a client's profile made, from the client's answers", async () => {
    await ok(
      GenerateClientProfileAnswer,
      call(`generate-client-profile/${owner.id}`, { token: admin.token }),
    );
    expect((await profileOf({ id: owner.id, token: admin.token })).responses).toMatchObject([
      { answer: SLEEPLESS },
    ]);
  });

  it("may not answer for a client", async () => {
    const body = answer({ userId: owner.id });
    await refused(call("process-response", { body, token: admin.token }), 403);
  });
});

describe.each<[string, (differences: object) => object]>([
  ["process-response", answer],
  [
    "analyze-responses",
    (differences) => ({ responses: { [questionId]: "Mine." }, ...differences }),
  ],
])("POST /api/%s", (route, body) => {
  it("refuses another person's id beside a valid token, and keeps nothing", async () => {
    const before = await profileOf(owner);
    for (const userId of [owner.id, crypto.randomUUID(), "someone"]) {
      const sent = call(route, { body: body({ userId }), token: other.token });
      expect(await refused(sent, 403)).toBe("You may not answer for another person.");
    }
    expect(await profileOf(owner)).toEqual(before);
    await refused(call(`client-profile/${other.id}`, { token: other.token }), 404);
  });

  it("takes a token that does not verify for nobody's, never for a visitor's", async () => {
    const count = () => sql`select
      (select count(*) from public.client_responses) as kept,
      (select count(*) from private.visitor_responses where question_id = ${questionId} and answer = 'Mine.') as apart`;
    const before = await count();
    for (const [flaw, token] of await badTokens(owner.id)) {
      expect([flaw, (await call(route, { body: body({}), token })).status]).toEqual([flaw, 401]);
    }
    expect(await count()).toEqual(before);
  });

  it("takes no token of an account that is gone", async () => {
    const gone = await givenPerson(sql);
    await sql`delete from auth.users where id = ${gone.id}`;
    await refused(call(route, { body: body({}), token: gone.token }), 401);
    await refused(call(`client-profile/${gone.id}`, { token: gone.token }), 401);
  });
});

describe("GET /api/get-assessment-questions", () => {
  it("takes no token that does not verify", async () => {
    for (const [flaw, token] of await badTokens(owner.id)) {
      expect([flaw, (await call("get-assessment-questions", { token })).status]).toEqual([
        flaw,
        401,
      ]);
    }
  });
});
