import { STORAGE_KEYS } from "@rapport/shared/constants.ts";
import {
  type LoginRequest,
  LogoutAnswer,
  MeAnswer,
  type RegisterRequest,
  SessionAnswer,
  type User,
} from "@rapport/shared/contracts/accounts.ts";
import { create } from "zustand";
import { currentAccessToken } from "@/lib/access-token.ts";
import { api } from "@/lib/api.ts";
import { dropKept, keep } from "@/lib/browser-storage.ts";
import {
  clearStoredSession,
  storedToken,
  storedUser,
  storeSession,
} from "@/lib/session-storage.ts";
import { loadSupabase, supabaseIfLoaded, whenSessionIsOver } from "@/lib/supabase.ts";

interface Session {
  user: User | null;
  /**
   * `ended`: there was a user, and the session is over by no deed of this page. `deleted`: so is the
   * account itself, and the page has yet to say so.
   */
  status: "signed-in" | "signed-out" | "ended" | "deleted";
}

function stored(): Session {
  const user = storedToken() === null ? null : storedUser();
  return { user, status: user ? "signed-in" : "signed-out" };
}

/** Who uses this browser, as far as local storage knows; the server decides what they may do. */
export const useSession = create<Session>(stored);

function adopt(user: User, token: string): void {
  deletionInDoubt = false;
  storeSession(user, token);
  useSession.setState({ user, status: "signed-in" });
}

function forget(status: "signed-out" | "ended" | "deleted"): void {
  clearStoredSession();
  useSession.setState({ user: null, status });
}

/** By this, which stands there for a moment only, a tab tells the others which account was deleted. */
const DELETED_KEY = "rapport-deleted-account";

let deletionInDoubt = false;

/** Says that the answer to a deletion was lost: a session that turns out to be over then ended by it. */
export function doubtDeletion(inDoubt: boolean): void {
  deletionInDoubt = inDoubt;
}

whenSessionIsOver(() => {
  if (deletionInDoubt) endDeleted("deleted");
  else forget("ended");
});

/** All tabs of this browser hear of a deletion before they hear that nobody is logged in any more. */
function endDeleted(status: "signed-out" | "deleted"): void {
  const { user } = useSession.getState();
  deletionInDoubt = false;
  if (user) {
    keep(DELETED_KEY, user.id);
    dropKept(DELETED_KEY);
  }
  forget(status);
}

/** Another tab logged in or out, or deleted the account: this one follows. */
window.addEventListener("storage", ({ key, newValue }) => {
  if (key === DELETED_KEY && newValue !== null && newValue === useSession.getState().user?.id)
    forget("deleted");
  if (key !== null && key !== STORAGE_KEYS.user && key !== STORAGE_KEYS.authToken) return;
  const now = stored();
  const before = useSession.getState();
  if (now.user === null && before.user !== null)
    useSession.setState({ user: null, status: "ended" });
  if (now.user !== null && now.user.id !== before.user?.id) useSession.setState(now);
});

/**
 * Logs in. From a guest's session the guest's token goes along, so that their answers stay theirs.
 *
 * @throws ApiError with the server's sentence.
 */
export async function logIn(credentials: LoginRequest): Promise<User> {
  const answer = await api.post("/api/auth/login", credentials, SessionAnswer, {
    bearer: await guestToken(),
  });
  await adoptAnswer(answer);
  return answer.user;
}

/**
 * Creates an account and logs in, a guest's answers included. `confirmFirst`: the account waits for
 * its email address to be confirmed, nobody is logged in, and `message` says so.
 *
 * @throws ApiError with the server's sentence.
 */
export async function register(
  details: RegisterRequest,
): Promise<{ user: User; confirmFirst: boolean; message: string }> {
  const answer = await api.post("/api/auth/register", details, SessionAnswer, {
    bearer: await guestToken(),
  });
  const confirmFirst = answer.token === undefined;
  if (!confirmFirst) await adoptAnswer(answer);
  return { user: answer.user, confirmFirst, message: answer.message };
}

/**
 * Hands the tokens to supabase-js, which keeps them fresh, before anybody can ask for more. Without
 * it the user is logged in all the same, until the access token ends.
 */
async function adoptAnswer({ user, token, refreshToken }: SessionAnswer): Promise<void> {
  if (token === undefined) return;
  if (refreshToken !== undefined) {
    await loadSupabase()
      .then(({ auth }) => auth.setSession({ access_token: token, refresh_token: refreshToken }))
      .catch(() => undefined);
  }
  adopt(user, token);
}

async function guestToken(): Promise<string | null> {
  if (!useSession.getState().user?.isGuest) return null;
  return await currentAccessToken().catch(() => null);
}

let guest: Promise<User> | undefined;

/**
 * The user of this browser; where there is none, a guest client is made.
 *
 * @throws when the guest cannot be made.
 */
export async function ensureGuest(): Promise<User> {
  const { user } = useSession.getState();
  if (user) return user;
  guest ??= inOneTab(becomeGuest).finally(() => {
    guest = undefined;
  });
  return await guest;
}

async function becomeGuest(): Promise<User> {
  const madeMeanwhile = stored().user;
  if (madeMeanwhile) {
    useSession.setState({ user: madeMeanwhile, status: "signed-in" });
    return madeMeanwhile;
  }
  const { auth } = await loadSupabase();
  const kept = (await auth.getSession()).data.session;
  const session = kept?.user.is_anonymous ? kept : (await auth.signInAnonymously()).data.session;
  if (!session) throw new Error("The guest account could not be created.");
  const { user } = await api.get("/api/auth/me", MeAnswer, { bearer: session.access_token });
  adopt(user, session.access_token);
  return user;
}

/** Runs one at a time in all tabs of this browser, where it can say so. */
async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return await work();
  return await navigator.locks.request("rapport-guest", work);
}

/** Logs out here at once, and on the server if it can be reached. Never rejects. */
export async function logOut(): Promise<void> {
  const token = storedToken();
  forget("signed-out");
  if (token !== null) {
    await api.post("/api/auth/logout", {}, LogoutAnswer, { bearer: token }).catch(() => undefined);
  }
  await forgetInSupabase();
}

/** Forgets here an account that the server has just deleted: nobody is left to log out. Never rejects. */
export async function forgetDeletedAccount(): Promise<void> {
  endDeleted("signed-out");
  await forgetInSupabase();
}

async function forgetInSupabase(): Promise<void> {
  const supabase = await supabaseIfLoaded()?.catch(() => undefined);
  await supabase?.auth.signOut({ scope: "local" }).catch(() => undefined);
}
