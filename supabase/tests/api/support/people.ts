import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import type { Sql } from "postgres";
import { inject } from "vitest";
import WebSocket from "ws";
import { type Role, SessionAnswer } from "../../../../shared/src/contracts/accounts.ts";
import { call, ok } from "./api.ts";
import { ourStack, signedToken, type TokenSource } from "./tokens.ts";

export const PASSWORD = "correct horse battery";

export interface Account {
  id: string;
  email: string;
  token: string;
}

export interface Person extends Account {
  refreshToken: string;
}

export const newEmail = () => `${randomUUID()}@example.org`;

/** The body of a registration, each with an address of its own. */
export const registration = (differences: object = {}) => ({
  email: newEmail(),
  password: PASSWORD,
  firstName: "Ann",
  lastName: "Example",
  role: "client",
  ...differences,
});

/** A new account, registered through the API. */
export async function newPerson(
  { role = "client", guestToken }: { role?: string; guestToken?: string } = {},
  baseUrl?: string,
): Promise<Person> {
  const body = registration({ role });
  const answer = await ok(
    SessionAnswer,
    call("auth/register", { body, token: guestToken }, baseUrl),
    201,
  );
  return {
    id: answer.user.id,
    email: body.email,
    token: answer.token ?? "",
    refreshToken: answer.refreshToken ?? "",
  };
}

/**
 * An account and a token for it, made by the operator. Costs a fraction of a registration, which
 * hashes a password; for tests that are about something else.
 */
export async function givenPerson(
  sql: Sql,
  stack: TokenSource = ourStack(),
  role: Role = "client",
): Promise<Account> {
  const id = randomUUID();
  const email = newEmail();
  const about = {
    first_name: "Ann",
    last_name: "Example",
    role: role === "therapist" ? role : "client",
  };
  await sql`
    insert into auth.users (id, email, raw_user_meta_data, is_anonymous)
    values (${id}, ${email}, ${sql.json(about)}, false)`;
  // Nobody becomes an admin but by an operator.
  if (role === "admin") await sql`update public.profiles set role = 'admin' where id = ${id}`;
  return { id, email, token: await signedToken(id, {}, {}, stack) };
}

/** supabase-js as a browser has it. */
export const browserClient = (baseUrl: string = inject("baseUrl")) =>
  createClient(baseUrl, inject("publishableKey"), {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });

/** A guest: an anonymous account, made by unmodified supabase-js. */
export async function newGuest(baseUrl?: string): Promise<Omit<Person, "email">> {
  const { data, error } = await browserClient(baseUrl).auth.signInAnonymously();
  if (error || !data.session) throw error ?? new Error("no session for a guest");
  return {
    id: data.session.user.id,
    token: data.session.access_token,
    refreshToken: data.session.refresh_token,
  };
}
