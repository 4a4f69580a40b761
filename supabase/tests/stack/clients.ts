import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";
import type { TestStack } from "../../local/testing/start-stack.ts";

/** Unmodified supabase-js, as the browser uses it; Node 20 has no WebSocket of its own. */
export function visitor({ baseUrl, secrets }: TestStack): SupabaseClient {
  return client(baseUrl, secrets.publishableKey);
}

/** Past row-level security. */
export function service({ baseUrl, secrets }: TestStack): SupabaseClient {
  return client(baseUrl, secrets.secretKey);
}

export interface Person {
  client: SupabaseClient;
  id: string;
  email: string;
  password: string;
}

let people = 0;

/** Somebody with a new account, signed in. */
export async function signUp(stack: TestStack, role = "client"): Promise<Person> {
  people += 1;
  const email = `person-${people}@example.com`;
  const password = "correct horse battery";
  const person = visitor(stack);
  const { data, error } = await person.auth.signUp({
    email,
    password,
    options: { data: { role, first_name: "Ann", last_name: "Example" } },
  });
  if (error || !data.user) throw error ?? new Error("no user");
  return { client: person, id: data.user.id, email, password };
}

export async function signInAsGuest(stack: TestStack): Promise<Person> {
  const guest = visitor(stack);
  const { data, error } = await guest.auth.signInAnonymously();
  if (error || !data.user) throw error ?? new Error("no user");
  return { client: guest, id: data.user.id, email: "", password: "" };
}

function client(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The browser has one that fits; ws differs in the types of its events alone.
    realtime: { transport: WebSocket as never },
  });
}
