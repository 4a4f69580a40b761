import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStack, type TestStack } from "../../local/testing/start-stack.ts";
import { type Person, service, signInAsGuest, signUp, visitor } from "./clients.ts";

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack({ env: { SEED: "none" } });
});

afterAll(() => stack?.stop());

const profileOf = async ({ client, id }: Person) =>
  (await client.from("profiles").select("role, first_name, email, is_guest").eq("id", id)).data;

const sessionOf = async ({ client }: Person) => {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error("nobody is signed in");
  return data.session;
};

/** A row of REST read with any bearer. */
const readWith = (token: string) =>
  fetch(`${stack.baseUrl}/rest/v1/profiles?select=id`, {
    headers: { apikey: stack.secrets.publishableKey, authorization: `Bearer ${token}` },
  });

// First in the file: the trouble it looks for comes with the very first requests.
it("keeps to what the migrations grant, from the first requests on, many at once", async () => {
  const anybody = visitor(stack);
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => anybody.from("contributions").select("raw_input")),
  );
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(["42501"]));

  const person = await signUp(stack);
  const promotion = await person.client
    .from("profiles")
    .update({ role: "admin" })
    .eq("id", person.id);
  expect(promotion.error?.code).toBe("42501");
  expect(await profileOf(person)).toMatchObject([{ role: "client" }]);
});

describe("a guest", () => {
  it("signs in without an e-mail address, through supabase-js as it is", async () => {
    const guest = await signInAsGuest(stack);
    const { access_token, user } = await sessionOf(guest);
    expect(user.is_anonymous).toBe(true);
    expect(decodeJwt(access_token)).toMatchObject({
      iss: `${stack.baseUrl}/auth/v1`,
      aud: "authenticated",
      role: "authenticated",
      sub: guest.id,
      is_anonymous: true,
      aal: "aal1",
      amr: [{ method: "anonymous" }],
    });
    expect(await profileOf(guest)).toMatchObject([{ role: "client", is_guest: true }]);
  });

  it("stays one after its session was refreshed", async () => {
    const guest = await signInAsGuest(stack);
    const { data } = await guest.client.auth.refreshSession();
    expect(data.user?.is_anonymous).toBe(true);
    expect(decodeJwt(data.session?.access_token ?? "").is_anonymous).toBe(true);
  });

  it("becomes an account with an address and a password, and keeps its rows", async () => {
    const guest = await signInAsGuest(stack);
    const email = "once-a-guest@example.com";
    const password = "correct horse battery";
    const { error } = await guest.client.auth.updateUser({ email, password });
    expect(error).toBeNull();
    const again = await visitor(stack).auth.signInWithPassword({ email, password });
    expect(again.data.user).toMatchObject({ id: guest.id, is_anonymous: false, email });
    expect(await profileOf(guest)).toMatchObject([{ email, is_guest: false }]);
  });
});

describe("an account", () => {
  it("is signed up, in, refreshed and out, through supabase-js as it is", async () => {
    const { client, email, password, id } = await signUp(stack);
    expect(await client.auth.signOut()).toEqual({ error: null });
    expect((await client.auth.getSession()).data.session).toBeNull();

    const { data, error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect(data.session?.expires_in).toBe(15 * 60);
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token);
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
  });

  it("hands its names and its role to the database", async () => {
    const therapist = await signUp(stack, "therapist");
    expect(await profileOf(therapist)).toEqual([
      { role: "therapist", first_name: "Ann", email: therapist.email, is_guest: false },
    ]);
  });

  it("is not made for somebody who asks to be an admin", async () => {
    const attempt = await visitor(stack).auth.signUp({
      email: "admin@example.com",
      password: "correct horse battery",
      options: { data: { role: "admin" } },
    });
    expect(attempt.data.user).toBeNull();
    const { data } = await service(stack)
      .from("profiles")
      .select("id")
      .eq("email", "admin@example.com");
    expect(data).toEqual([]);
  });

  it("is refused a wrong password", async () => {
    const { email } = await signUp(stack);
    const { error } = await visitor(stack).auth.signInWithPassword({ email, password: "a guess" });
    expect(error).toMatchObject({ code: "invalid_credentials" });
  });

  it("cannot be entered with one-time codes, which nobody would deliver", async () => {
    const { email } = await signUp(stack);
    expect((await visitor(stack).auth.signInWithOtp({ email })).error?.status).toBe(404);
    const guess = visitor(stack).auth.verifyOtp({ email, token: "123456", type: "email" });
    expect((await guess).error?.status).toBe(404);
  });

  it("sees timestamps that every browser reads", async () => {
    const person = await signUp(stack);
    const { data } = await person.client.from("profiles").select("created_at").single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });
});

describe("REST refuses", () => {
  const key = () => new TextEncoder().encode(stack.secrets.jwtSecret);

  it("an expired token, instead of taking the person for a visitor", async () => {
    const claims = decodeJwt((await sessionOf(await signUp(stack))).access_token);
    const expired = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime(1)
      .sign(key());
    const answer = await readWith(expired);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: "JWT expired" });
  });

  it("tokens that are forged or carry no signature", async () => {
    const { access_token } = await sessionOf(await signUp(stack));
    const unsigned = new UnsecuredJWT(decodeJwt(access_token)).encode();
    const forged = `${access_token.slice(0, -4)}AAAA`;
    for (const token of [unsigned, forged, "abc"]) expect((await readWith(token)).status).toBe(401);
  });

  it("requests without a key of the project", async () => {
    const url = `${stack.baseUrl}/rest/v1/profiles`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { apikey: "sb_publishable_other" } })).status).toBe(401);
  });
});

describe("an account is deleted", () => {
  const rowOf = async (id: string) =>
    (await service(stack).from("profiles").select("id").eq("id", id)).data;

  it("by whoever holds the secret key, with its profile and its sessions", async () => {
    const { client, id } = await signUp(stack);
    expect((await service(stack).auth.admin.deleteUser(id)).error).toBeNull();
    expect(await rowOf(id)).toEqual([]);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    const again = await service(stack).auth.admin.deleteUser(id);
    expect(again.error).toMatchObject({ status: 404, code: "user_not_found" });
  });

  it("by nobody else, not even by its own token", async () => {
    const owner = await signUp(stack);
    const { access_token } = await sessionOf(owner);
    const refused = await visitor(stack).auth.admin.deleteUser(owner.id);
    expect(refused.error).toMatchObject({ status: 403, code: "not_admin" });
    for (const bearer of [access_token, "sb_secret_other", "x"]) {
      const answer = await fetch(`${stack.baseUrl}/auth/v1/admin/users/${owner.id}`, {
        method: "DELETE",
        headers: { apikey: stack.secrets.publishableKey, authorization: `Bearer ${bearer}` },
      });
      expect(answer.status).toBeGreaterThanOrEqual(401);
      expect(answer.status).toBeLessThan(404);
    }
    expect(await rowOf(owner.id)).toEqual([{ id: owner.id }]);
  });
});

it("answers an error that the database raises with its own code and words", async () => {
  const { client } = await signUp(stack);
  const { error } = await client.rpc("save_client_response", {
    p_question_id: "00000000-0000-4000-8000-000000000000",
    p_answer: "an answer",
  });
  expect(error).toMatchObject({ code: "P0002", message: "question_not_found" });
});

it("hands JSON to the database as it was sent, in rows and in functions", async () => {
  const admin = service(stack);
  const insights = [{ insightText: "“quoted”", relevance: null, source: "unknown" }];
  const { data } = await admin
    .from("therapists")
    .insert({ name: "Grace Example", insights_applied: insights, analysis_details: { depth: [1] } })
    .select("insights_applied, analysis_details");
  expect(data).toEqual([{ insights_applied: insights, analysis_details: { depth: [1] } }]);

  const { id } = await signUp(stack);
  const { error } = await admin.rpc("record_recommendation", {
    p_user_id: id,
    p_answers: { "an unknown question": "an answer" },
    p_recommendation: null,
    p_engine: "offline",
    p_source: "assessment",
  });
  // The object was read: it is the question in it that is not known.
  expect(error).toMatchObject({ code: "P0002", message: "question_not_found" });
});

it("prints no address, token or word of anybody", async () => {
  const { email } = await signUp(stack);
  expect(stack.output()).not.toContain(email);
  expect(stack.output()).not.toContain("eyJ");
  expect(stack.output()).not.toContain(stack.secrets.secretKey);
});
