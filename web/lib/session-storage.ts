import { STORAGE_KEYS } from "@rapport/shared/constants.ts";
import { User } from "@rapport/shared/contracts/accounts.ts";
import { dropKept, keep, readKept } from "@/lib/browser-storage.ts";

/** Where supabase-js keeps its own copy of the session, the refresh token with it. */
export const SUPABASE_STORAGE_KEY = "rapport-session";

/** The user who is logged in here, or null when there is none or what is kept makes no sense. */
export function storedUser(): User | null {
  const text = readKept(STORAGE_KEYS.user);
  if (text === null) return null;
  try {
    return User.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The access token that belongs to the stored user. */
export function storedToken(): string | null {
  return readKept(STORAGE_KEYS.authToken);
}

export function storeToken(token: string): void {
  keep(STORAGE_KEYS.authToken, token);
}

/** The token goes first: another tab that hears of the user finds the token in place. */
export function storeSession(user: User, token: string): void {
  storeToken(token);
  keep(STORAGE_KEYS.user, JSON.stringify(user));
}

/** Leaves nothing behind by which somebody could act for the user. */
export function clearStoredSession(): void {
  dropKept(SUPABASE_STORAGE_KEY);
  dropKept(STORAGE_KEYS.authToken);
  dropKept(STORAGE_KEYS.user);
}
