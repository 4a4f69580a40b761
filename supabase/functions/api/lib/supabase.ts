import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../../../shared/src/database.types.ts";
import type { Settings } from "../settings.ts";

/**
 * Every call to Supabase ends within `ms`. One that gets no answer is answered 503 here: the clients
 * would write the failure to the console, in their own words.
 */
function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(ms);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      return await fetch(input, { ...init, signal });
    } catch {
      return new Response(null, { status: 503, statusText: "No answer" });
    }
  };
}

function client(settings: Settings, key: string, token?: string): SupabaseClient<Database> {
  return createClient<Database>(settings.internalUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithin(settings.upstreamTimeoutMs) },
    ...(token === undefined ? {} : { accessToken: async () => token }),
  });
}

/** Nobody in particular: what anyone may read, and the calls of Auth. */
export const publicClient = (settings: Settings) => client(settings, settings.publishableKey);

/** A person: row-level security decides what the token's owner sees. */
export const userClient = (settings: Settings, token: string) =>
  client(settings, settings.publishableKey, token);

/** Past row-level security; used by `service-calls.ts` alone. */
export const serviceClient = (settings: Settings) => client(settings, settings.secretKey);
