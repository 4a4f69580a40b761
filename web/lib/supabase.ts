import type { SupabaseClient } from "@supabase/supabase-js";
import { env } from "@/lib/env.ts";
import {
  SUPABASE_STORAGE_KEY,
  storedToken,
  storedUser,
  storeToken,
} from "@/lib/session-storage.ts";

let client: Promise<SupabaseClient> | undefined;

let endSession: () => void = () => {};

/** Sets what happens when the session turns out to be over; the session store does. */
export function whenSessionIsOver(listener: () => void): void {
  endSession = listener;
}

/** Tells that the server no longer knows the session. */
export function sessionIsOver(): void {
  endSession();
}

/**
 * The one client of Supabase, loaded when it is first needed: a visitor who only reads pays nothing
 * for it. It keeps the session fresh from then on, and `authToken` with it.
 */
export function loadSupabase(): Promise<SupabaseClient> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The client if something has loaded it already. */
export function supabaseIfLoaded(): Promise<SupabaseClient> | undefined {
  return client;
}

async function create(): Promise<SupabaseClient> {
  const { createClient } = await import("@supabase/supabase-js");
  const supabase = createClient(env.supabaseUrl, env.supabasePublishableKey, {
    auth: { storageKey: SUPABASE_STORAGE_KEY, detectSessionInUrl: false },
  });
  supabase.auth.onAuthStateChange((event, session) => {
    if (session && session.user.id === storedUser()?.id) storeToken(session.access_token);
    if (event === "SIGNED_OUT" && storedToken() !== null) sessionIsOver();
  });
  return supabase;
}
