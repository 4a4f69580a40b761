import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, type Request, refused } from "./support/api.ts";
import { operatorSql } from "./support/database.ts";
import { type Account, givenPerson, newGuest } from "./support/people.ts";
import {
  availability,
  givenAdmin,
  givenEntry,
  givenTherapist,
  profileForm,
  submission,
  therapistProfileOf,
  therapistQuestions,
  therapistResponsesOf,
} from "./support/therapists.ts";
import { badTokens } from "./support/tokens.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let owner: Account;
let other: Account;
let client: Account;
let admin: Account;
let guest: Pick<Account, "id" | "token">;
let gone: Account;
let asked: Awaited<ReturnType<typeof therapistQuestions>>;
beforeAll(async () => {
  sql = await operatorSql();
  [owner, other, client, admin, guest, gone] = await Promise.all([
    givenEntry(sql),
    givenTherapist(sql),
    givenPerson(sql),
    givenAdmin(sql),
    newGuest(),
    givenTherapist(sql),
  ]);
  await sql`delete from auth.users where id = ${gone.id}`;
  asked = await therapistQuestions(owner);
});
afterAll(() => sql.end());

interface Route {
  name: string;
  path(userId: string): string;
  request(userId: string): Request;
  /** Whether an admin gets on, and what the route says then. */
  admin: number;
  /** Whether the address names a person. */
  named: boolean;
}

const answered = () => ({ questionId: asked[0]?.id, question: asked[0]?.text, answer: "Mine." });
const get = () => ({});

const named = (name: string, request: Route["request"], admin: number): Route => ({
  name,
  path: (userId) => `${name.split(" ")[1]}/${userId}`,
  request,
  admin,
  named: true,
});

const ROUTES: Route[] = [
  {
    name: "GET get-therapist-questions",
    path: () => "get-therapist-questions",
    request: get,
    admin: 200,
    named: false,
  },
  {
    name: "POST submit-therapist-responses",
    path: () => "submit-therapist-responses",
    request: () => ({ body: submission(asked) }),
    admin: 403,
    named: false,
  },
  {
    name: "POST save-therapist-response",
    path: () => "save-therapist-response",
    request: (userId) => ({ body: { userId, ...answered() } }),
    admin: 403,
    named: false,
  },
  named("GET therapist-profile", get, 200),
  named("POST therapist-profile", () => ({ body: profileForm() }), 409),
  named("PUT therapist-profile", () => ({ method: "PUT", body: profileForm() }), 200),
  named("PUT therapist-availability", () => ({ method: "PUT", body: availability() }), 200),
  named("GET generate-therapist-description", get, 409),
  named("GET therapist-responses", get, 200),
];

describe.each(ROUTES)("$name", (route) => {
  const send = (token: string | undefined, userId = owner.id) =>
    call(route.path(userId), { ...route.request(userId), token });

  it("asks a visitor to log in", async () => {
    for (const token of [undefined, "", "null", "undefined"]) {
      expect(await refused(send(token), 401)).toBe("Please log in first.");
    }
  });

  it("takes no token that does not verify", async () => {
    for (const [flaw, token] of await badTokens(owner.id)) {
      expect([flaw, (await send(token)).status]).toEqual([flaw, 401]);
    }
  });

  it("takes no token of an account that is gone", async () => {
    await refused(send(gone.token, gone.id), 401);
  });

  it("is refused to clients and guests, for themselves and for a therapist", async () => {
    for (const { id, token } of [client, guest]) {
      expect(await refused(send(token, id), 403)).toMatch(/^This is for therapists/);
      await refused(send(token, owner.id), 403);
    }
  });

  it("lets an admin see and change, never speak for a therapist", async () => {
    expect((await send(admin.token)).status).toBe(route.admin);
  });
});

describe.each(ROUTES.filter(({ name }) => !name.startsWith("GET")))("$name", (route) => {
  const send = (body: string) => {
    const method = route.name.split(" ")[0] ?? "";
    return call(route.path(owner.id), { method, body, token: owner.token });
  };

  it.each(["", "{", "name=Ida", "[".repeat(50_000), "null", "[]", "5", '"text"', "true"])(
    "refuses the body %.10j",
    async (body) => {
      expect(await refused(send(body), 400)).toMatch(/^The request body must be (a )?JSON/);
    },
  );

  it("refuses an empty object", async () => {
    expect(await refused(send("{}"), 400)).toMatch(/ is missing\.$/);
  });

  it("refuses more than 64 KiB", async () => {
    await refused(send(JSON.stringify({ filler: "x".repeat(64 * 1024) })), 413);
  });
});

describe.each(ROUTES.filter((route) => route.named))("$name of another therapist", (route) => {
  const send = (userId: string, token: string) =>
    call(route.path(userId), { ...route.request(userId), token });

  it("is refused", async () => {
    const before = await therapistProfileOf(owner);
    expect(await refused(send(owner.id, other.token), 403)).toBe(
      "You may not see another person's profile.",
    );
    await refused(send(randomUUID(), other.token), 403);
    expect(await therapistProfileOf(owner)).toEqual(before);
  });

  it.each(["1", "me", "%00", "'%20or%201=1--", "undefined"])("refuses the id %s", async (id) => {
    await refused(send(id, owner.token), 400);
  });
});

describe("POST /api/save-therapist-response", () => {
  it("keeps nothing under the id of anybody else", async () => {
    for (const userId of [other.id, client.id, randomUUID(), "someone", "undefined"]) {
      const body = { userId, ...answered() };
      const sent = call("save-therapist-response", { body, token: owner.token });
      expect(await refused(sent, 403)).toBe("You may not answer for another person.");
    }
    expect(await therapistResponsesOf(other)).toEqual([]);
  });

  it("takes the own id however it is written", async () => {
    const body = { userId: owner.id.toUpperCase(), ...answered() };
    expect((await call("save-therapist-response", { body, token: owner.token })).status).toBe(200);
  });
});

describe("what an admin asks for somebody who is no therapist", () => {
  it("is refused: a client has no therapist's profile and gets none", async () => {
    const path = `therapist-profile/${client.id}`;
    await refused(call(path, { token: admin.token }), 404);
    await refused(call(path, { body: profileForm(), token: admin.token }), 403);
    await refused(call(path, { method: "PUT", body: profileForm(), token: admin.token }), 403);
    const nobody = `therapist-profile/${randomUUID()}`;
    await refused(call(nobody, { body: profileForm(), token: admin.token }), 404);
  });
});
