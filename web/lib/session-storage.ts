import { STORAGE_KEYS } from "@rapport/shared/constants.ts";
import { User } from "@rapport/shared/contracts/accounts.ts";

/** Where supabase-js keeps its own copy of the session, the refresh token with it. */
export const SUPABASE_STORAGE_KEY = "rapport-session";

/** Stands in where the browser refuses local storage: the session then lasts as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

/** The user who is logged in here, or null when there is none or what is kept makes no sense. */
export function storedUser(): User | null {
  const text = read(STORAGE_KEYS.user);
  if (text === null) return null;
  try {
    return User.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The access token that belongs to the stored user. */
export function storedToken(): string | null {
  return read(STORAGE_KEYS.authToken);
}

export function storeToken(token: string): void {
  write(STORAGE_KEYS.authToken, token);
}

/** The token goes first: another tab that hears of the user finds the token in place. */
export function storeSession(user: User, token: string): void {
  storeToken(token);
  write(STORAGE_KEYS.user, JSON.stringify(user));
}

/** Leaves nothing behind by which somebody could act for the user. */
export function clearStoredSession(): void {
  remove(SUPABASE_STORAGE_KEY);
  remove(STORAGE_KEYS.authToken);
  remove(STORAGE_KEYS.user);
}
