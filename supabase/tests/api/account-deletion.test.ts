import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DeleteAccountAnswer, SessionAnswer } from "../../../shared/src/contracts/accounts.ts";
import { call, ok, refused } from "./support/api.ts";
import { process, profileOf, questions, SLEEPLESS } from "./support/assessment.ts";
import { deleteAccount } from "./support/client-area.ts";
import { operatorSql } from "./support/database.ts";
import { browserClient, givenPerson, newGuest, newPerson, PASSWORD } from "./support/people.ts";
import { requestsOf } from "./support/session-requests.ts";
import { badTokens } from "./support/tokens.ts";
import { tablesHolding } from "./support/whole-database.ts";
import { clientLife, therapistLife } from "./support/whole-life.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
beforeAll(async () => {
  sql = await operatorSql();
});
afterAll(() => sql.end());

const isThere = async (id: string) =>
  (await sql`select 1 from auth.users where id = ${id}`).length === 1;

/** Everything of this person that is left anywhere: text to tables. */
async function traces(texts: string[]): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const text of texts) {
    const tables = await tablesHolding(sql, text);
    if (Object.keys(tables).length > 0) found[text] = tables;
  }
  return found;
}

describe("DELETE /api/account", () => {
  it("leaves nothing of a client in any table", async () => {
    const person = await clientLife(sql);
    const words = [person.id, ...person.marks];
    expect(Object.keys(await traces(words))).toEqual(words);
    expect(await tablesHolding(sql, person.id)).toHaveProperty(["public.voice_sessions"]);
    const { message } = await ok(DeleteAccountAnswer, deleteAccount(person));
    expect(message).toBe("Your account and everything in it has been deleted.");
    expect(await traces([...words, person.guestId])).toEqual({});
  });

  it("leaves a therapist's appointment without a name on it", async () => {
    const client = await clientLife(sql);
    const therapist = await therapistLife(sql, client);
    await deleteAccount(client);
    expect(await requestsOf(therapist)).toMatchObject([
      {
        clientName: "A former client",
        contact: "",
        note: "",
        therapistNote: "",
        preferredTimes: [],
        status: "accepted",
        startsAt: expect.any(String),
      },
    ]);
  });

  it("leaves nothing of a therapist in any table, and nothing of it with clients", async () => {
    const client = await givenPerson(sql);
    const therapist = await therapistLife(sql, client);
    const alternative = { id: therapist.therapistId, name: therapist.marks[1] };
    const [other] = await sql<{ id: string }[]>`
      select id from public.therapists where id <> ${therapist.therapistId} limit 1`;
    await sql`
      insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
      values (${client.id}, ${other?.id ?? ""}, 'voice', 50, 'r', ${sql.json({ alternatives: [alternative] })}, 'offline')`;
    await ok(DeleteAccountAnswer, deleteAccount(therapist));
    expect(await traces([therapist.id, therapist.therapistId, ...therapist.marks])).toEqual({});
    expect(await isThere(client.id)).toBe(true);
  });

  it("leaves nothing of a guest", async () => {
    const guest = await newGuest();
    await process((await questions())[0]?.id ?? "", "guest-only-words-here", guest);
    await ok(DeleteAccountAnswer, deleteAccount(guest));
    expect(await traces([guest.id, "guest-only-words-here"])).toEqual({});
  });

  it("ends every session, and lets nobody in any more", async () => {
    const person = await clientLife(sql);
    await deleteAccount(person);
    expect((await call("auth/me", { token: person.token })).status).toBe(401);
    const body = { email: person.email, password: PASSWORD };
    expect((await call("auth/login", { body })).status).toBe(401);
    const { error } = await browserClient().auth.refreshSession({
      refresh_token: person.refreshToken,
    });
    expect(error).not.toBeNull();
  });

  it("is answered 401 the second time, also when both come at once", async () => {
    const person = await givenPerson(sql);
    const both = await Promise.all([deleteAccount(person), deleteAccount(person)]);
    const states = both.map(({ status }) => status);
    expect(states).toContain(200);
    for (const status of states) expect([200, 401]).toContain(status);
    expect(await refused(deleteAccount(person), 401)).toContain("session has expired");
  });

  it("is refused to whoever was logged out, and done for whoever still is in", async () => {
    const person = await newPerson();
    const { body } = await call("auth/login", {
      body: { email: person.email, password: PASSWORD },
    });
    const other = SessionAnswer.parse(body).token ?? "";
    await call("auth/logout", { method: "POST", token: person.token });
    expect(await refused(deleteAccount(person), 401)).toContain("session has expired");
    expect(await isThere(person.id)).toBe(true);
    await ok(DeleteAccountAnswer, deleteAccount({ token: other }));
    expect(await isThere(person.id)).toBe(false);
  });

  it("is not undone by an answer that arrives late", async () => {
    const person = await givenPerson(sql);
    const questionId = (await questions())[0]?.id ?? "";
    await process(questionId, SLEEPLESS, person);
    await deleteAccount(person);
    for (const path of ["process-response", "analyze-responses"]) {
      const words = { [questionId]: "late-words-of-nobody" };
      const body =
        path === "process-response"
          ? { questionId, response: words[questionId] }
          : { responses: words };
      await refused(call(path, { body, token: person.token }), 401);
    }
    expect(await traces([person.id, "late-words-of-nobody"])).toEqual({});
  });

  it.each<[string, unknown, string]>([
    ["nothing", {}, "confirm is missing."],
    ["another word", { confirm: "delete" }, "confirm must be DELETE."],
    [
      "anything more",
      { confirm: "DELETE", userId: "x" },
      "The request has a field that is not known: userId.",
    ],
    ["no JSON", "DELETE", "The request body must be JSON."],
  ])("is refused when it is confirmed with %s", async (_, body, sentence) => {
    const person = await givenPerson(sql);
    expect(await refused(deleteAccount(person, body), 400)).toBe(sentence);
    expect(await isThere(person.id)).toBe(true);
  });

  it("takes nobody without a token that verifies, and touches no other account", async () => {
    const [person, other] = await Promise.all([givenPerson(sql), givenPerson(sql)]);
    const questionId = (await questions())[0]?.id ?? "";
    await process(questionId, SLEEPLESS, other);
    await refused(call("account", { method: "DELETE", body: { confirm: "DELETE" } }), 401);
    for (const [flaw, token] of await badTokens(person.id)) {
      expect([flaw, (await deleteAccount({ token })).status]).toEqual([flaw, 401]);
    }
    await deleteAccount(person);
    expect((await profileOf(other)).responses).toMatchObject([{ answer: SLEEPLESS }]);
  });
});
