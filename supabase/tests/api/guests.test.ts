import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SessionAnswer } from "../../../shared/src/contracts/accounts.ts";
import type { AssessmentQuestion } from "../../../shared/src/contracts/assessment.ts";
import { call, ok } from "./support/api.ts";
import {
  analyze,
  process,
  profileOf,
  questions,
  readyProfile,
  responsesTo,
} from "./support/assessment.ts";
import { operatorSql } from "./support/database.ts";
import { newGuest, newPerson, PASSWORD, registration } from "./support/people.ts";
import { badTokens, signedToken } from "./support/tokens.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let asked: AssessmentQuestion[];
beforeAll(async () => {
  sql = await operatorSql();
  asked = await questions();
});
afterAll(() => sql.end());

const first = () => asked[0]?.id ?? "";
const second = () => asked[1]?.id ?? "";
const login = (email: string, token?: string) =>
  ok(SessionAnswer, call("auth/login", { body: { email, password: PASSWORD }, token }));
const answersIn = ({ responses }: { responses: { questionId: string; answer: string }[] }) =>
  Object.fromEntries(responses.map(({ questionId, answer }) => [questionId, answer]));
const isThere = async (id: string) =>
  (await sql`select 1 from auth.users where id = ${id}`).length === 1;

describe("a guest in the middle of the assessment", () => {
  it("keeps the answers by registering", async () => {
    const guest = await newGuest();
    await process(first(), "Said as a guest.", guest);
    const person = await newPerson({ guestToken: guest.token });
    expect(answersIn(await profileOf(person))).toEqual({ [first()]: "Said as a guest." });
    expect(person.id).not.toBe(guest.id);
    expect(await isThere(guest.id)).toBe(false);
  });

  it("keeps the answers by logging in, and the newer one where both sides answered", async () => {
    const person = await newPerson();
    const guest = await newGuest();
    await process(first(), "Older, of the account.", person);
    await process(second(), "Older, of the guest.", guest);
    await process(first(), "Newer, of the guest.", guest);
    await process(second(), "Newer, of the account.", person);
    const session = await login(person.email, guest.token);
    expect(session.message).toBe("You are logged in.");
    expect(answersIn(await profileOf({ id: person.id, token: session.token ?? "" }))).toEqual({
      [first()]: "Newer, of the guest.",
      [second()]: "Newer, of the account.",
    });
  });
});

describe("a guest who finished the assessment", () => {
  it.each(["register", "log in"])("keeps recommendation and profile when they %s", async (way) => {
    const guest = await newGuest();
    const { recommendation } = await analyze(responsesTo(asked), guest);
    const before = await readyProfile(guest);
    const account =
      way === "register" ? await newPerson({ guestToken: guest.token }) : await newPerson();
    const token =
      way === "register" ? account.token : ((await login(account.email, guest.token)).token ?? "");
    const after = await profileOf({ id: account.id, token });
    expect(after.recommendation).toEqual(recommendation);
    expect(after.recommendations).toEqual(before.recommendations);
    expect(after.completedSessions).toBe(1);
    expect(after.personalityProfile).toBe(before.personalityProfile);
    expect(answersIn(after)).toEqual(responsesTo(asked));
    expect(await isThere(guest.id)).toBe(false);
    expect((await call("auth/me", { token: guest.token })).status).toBe(401);
  });

  it("gets the profile that was still being made, under the account", async () => {
    const guest = await newGuest();
    await analyze(responsesTo(asked), guest);
    await readyProfile(guest);
    await sql`
      update public.client_profiles
      set status = 'generating', generation_started_at = now(), personality_profile = null
      where user_id = ${guest.id}`;
    const account = await newPerson({ guestToken: guest.token });
    expect((await readyProfile(account)).personalityProfile).toBeTruthy();
  });

  it("adds to an account's own profile what it did not know", async () => {
    const [guest, account] = await Promise.all([newGuest(), newPerson()]);
    await analyze({ [first()]: "My mother died in March and I cannot stop crying." }, account);
    const before = await readyProfile(account);
    await analyze({ [second()]: "I want a woman who speaks Spanish and is direct." }, guest);
    await login(account.email, guest.token);
    const after = await readyProfile(account);
    expect(after.completedSessions).toBe(2);
    expect(after.recommendations).toHaveLength(2);
    expect(after.personalityProfile).not.toBe(before.personalityProfile);
  });
});

describe("a token that comes along with a login", () => {
  it("moves a guest once and does no harm the second time", async () => {
    const person = await newPerson();
    const guest = await newGuest();
    await process(first(), "Once.", guest);
    for (const attempt of [1, 2]) {
      const { message } = await login(person.email, guest.token);
      expect([attempt, message]).toEqual([attempt, "You are logged in."]);
    }
    expect(answersIn(await profileOf(person))).toEqual({ [first()]: "Once." });
  });

  it("moves a guest whose token has just expired", async () => {
    const person = await newPerson();
    const guest = await newGuest();
    await process(first(), "Before the laptop slept.", guest);
    const hoursAgo = Math.floor(Date.now() / 1000) - 3 * 3600;
    const expired = await signedToken(guest.id, { exp: hoursAgo, is_anonymous: true });
    await login(person.email, expired);
    expect(answersIn(await profileOf(person))).toEqual({ [first()]: "Before the laptop slept." });
  });

  it("says so when a guest's token expired too long ago, and leaves the answers where they are", async () => {
    const person = await newPerson();
    const guest = await newGuest();
    await process(first(), "Long ago.", guest);
    const daysAgo = Math.floor(Date.now() / 1000) - 3 * 86_400;
    const expired = await signedToken(guest.id, { exp: daysAgo, is_anonymous: true });
    const { message } = await login(person.email, expired);
    expect(message).toBe(
      "You are logged in. The answers you gave before could not be added to your account; they are kept.",
    );
    expect(answersIn(await profileOf(guest))).toEqual({ [first()]: "Long ago." });
  });

  it("moves nothing of another account", async () => {
    const [person, other] = await Promise.all([newPerson(), newPerson()]);
    await process(first(), "The other's.", other);
    await login(person.email, other.token);
    expect((await call(`client-profile/${person.id}`, { token: person.token })).status).toBe(404);
    expect(answersIn(await profileOf(other))).toEqual({ [first()]: "The other's." });
  });

  it("moves nothing of an account that a token calls a guest", async () => {
    const [person, other] = await Promise.all([newPerson(), newPerson()]);
    await process(first(), "The other's.", other);
    const claimed = await signedToken(other.id, { is_anonymous: true });
    const { token, message } = await login(person.email, claimed);
    expect(token).toBeTruthy();
    expect(message).toContain("could not be added");
    expect(answersIn(await profileOf(other))).toEqual({ [first()]: "The other's." });
  });

  it("keeps nobody from logging in or registering when it is forged or broken", async () => {
    const { id, email } = await newPerson();
    const bad = new Map(await badTokens(id));
    for (const flaw of ["expired", "alg none", "not a token", "signed with another secret"]) {
      const { message } = await login(email, bad.get(flaw) ?? "");
      expect([flaw, message]).toEqual([flaw, "You are logged in."]);
    }
    const body = registration();
    const forged = await signedToken(id, {}, { secret: "x".repeat(64) });
    await ok(SessionAnswer, call("auth/register", { body, token: forged }), 201);
  });
});
