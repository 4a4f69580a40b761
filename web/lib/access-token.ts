import { storedToken } from "@/lib/session-storage.ts";
import { loadSupabase, sessionIsOver } from "@/lib/supabase.ts";

/** A token this close to its end, in seconds, is renewed before it is sent. */
const EXPIRY_MARGIN_SECONDS = 10;

let renewal: Promise<string | null> | undefined;

/**
 * The access token to send now, renewed first when it is about to end; null for a visitor.
 *
 * @throws when the token has ended and the server that renews it cannot be reached.
 */
export async function currentAccessToken(): Promise<string | null> {
  const token = storedToken();
  if (token === null || !endsSoon(token)) return token;
  return await renewAccessToken(token);
}

/**
 * A token in place of one that the server refused; null when the session is over. Callers that ask
 * at the same time share one renewal.
 *
 * @throws when the server that renews it cannot be reached.
 */
export async function renewAccessToken(refused: string): Promise<string | null> {
  const stored = storedToken();
  if (stored !== refused) return stored;
  renewal ??= renew(refused).finally(() => {
    renewal = undefined;
  });
  return await renewal;
}

async function renew(refused: string): Promise<string | null> {
  const { auth } = await loadSupabase();
  const kept = await auth.getSession();
  const keptToken = kept.data.session?.access_token;
  if (keptToken && keptToken !== refused) return keptToken;

  const { data, error } = await auth.refreshSession();
  if (data.session) return data.session.access_token;
  if (error && error.name === "AuthRetryableFetchError") throw error;
  sessionIsOver();
  return null;
}

function endsSoon(token: string): boolean {
  const end = endOf(token);
  return end !== null && end - EXPIRY_MARGIN_SECONDS < Date.now() / 1000;
}

/** When a token ends, in seconds since 1970; null when it does not say. */
function endOf(token: string): number | null {
  try {
    const payload = token.split(".")[1] ?? "";
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof claims !== "object" || claims === null || !("exp" in claims)) return null;
    return typeof claims.exp === "number" ? claims.exp : null;
  } catch {
    return null;
  }
}
