import {
  type AuthError,
  type Session as AuthSession,
  isAuthRetryableFetchError,
} from "@supabase/supabase-js";
import type { RegisterRequest } from "../../../../shared/src/contracts/accounts.ts";
import type { Settings } from "../settings.ts";
import {
  ApiError,
  badRequest,
  broken,
  conflict,
  forbidden,
  tooMany,
  unavailable,
} from "./api-error.ts";
import { publicClient } from "./supabase.ts";

/** What the browser needs to stay signed in. `expiresAt`: seconds since 1970. */
export interface Session {
  token: string;
  refreshToken: string;
  expiresAt: number;
}

const EMAIL_TAKEN = "An account with this email already exists";
/** Never says which. */
const WRONG_CREDENTIALS = "Invalid email or password";

/** What a refusal of Auth is to the person. Its own message may repeat what was sent, so it is never shown. */
function authError(error: AuthError): ApiError {
  if (isAuthRetryableFetchError(error) || error.status === 0) return unavailable(error);
  switch (error.code) {
    case "user_already_exists":
    case "email_exists":
      return conflict(EMAIL_TAKEN);
    case "invalid_credentials":
      return new ApiError(401, WRONG_CREDENTIALS);
    case "email_not_confirmed":
      return forbidden("Please confirm your email address first; we have sent you a message.");
    case "user_banned":
      return forbidden("This account is closed.");
    case "signup_disabled":
    case "email_provider_disabled":
      return forbidden("New accounts cannot be created right now.");
    case "weak_password":
      return badRequest("password is too easy to guess.");
    case "email_address_invalid":
    case "email_address_not_authorized":
      return badRequest("email must be a valid email address.");
    case "validation_failed":
      return badRequest("The request is not valid.");
    case "over_request_rate_limit":
    case "over_email_send_rate_limit":
      return tooMany(60, "There are too many requests right now. Please wait a moment.");
    case "request_timeout":
    case "hook_timeout":
      return unavailable(error);
    default:
      return broken(error);
  }
}

const sessionOf = (session: AuthSession): Session => ({
  token: session.access_token,
  refreshToken: session.refresh_token,
  expiresAt: session.expires_at ?? Math.floor(Date.now() / 1000) + session.expires_in,
});

/** Makes an account. No session: the e-mail address must be confirmed first. 409 when it is taken. */
export async function signUp(
  settings: Settings,
  { email, password, firstName, lastName, role }: RegisterRequest,
): Promise<{ id: string; session: Session | null }> {
  const attempt = () =>
    publicClient(settings).auth.signUp({
      email,
      password,
      options: { data: { first_name: firstName, last_name: lastName, role } },
    });
  let { data, error } = await attempt();
  // Auth fails like this when the same address is registered twice at once; now it can tell.
  if (error?.status === 500) ({ data, error } = await attempt());
  if (error) throw authError(error);
  if (!data.user) throw broken(new Error("sign-up without a user"));
  // Where addresses must be confirmed, Auth hides a taken one behind a made-up user without identities.
  const hidden = !data.session && data.user.identities?.length === 0;
  if (hidden) throw conflict(EMAIL_TAKEN);
  return { id: data.user.id, session: data.session ? sessionOf(data.session) : null };
}

/** Signs in; 401 when e-mail or password is wrong. */
export async function signIn(
  settings: Settings,
  email: string,
  password: string,
): Promise<{ id: string; session: Session }> {
  const { data, error } = await publicClient(settings).auth.signInWithPassword({ email, password });
  if (error) throw authError(error);
  return { id: data.user.id, session: sessionOf(data.session) };
}

/** Whether the session of this token goes on: the token itself verifies until it expires. */
export async function isLoggedIn(settings: Settings, token: string): Promise<boolean> {
  const { error } = await publicClient(settings).auth.getUser(token);
  if (!error) return true;
  if (isAuthRetryableFetchError(error) || (error.status ?? 500) >= 500) throw unavailable(error);
  if (error.status === 429) throw authError(error);
  return false;
}

/** Ends the session of this token and no other. A session that is over already is no error. */
export async function signOut(settings: Settings, token: string): Promise<void> {
  const { error } = await publicClient(settings).auth.admin.signOut(token, "local");
  if (error && (isAuthRetryableFetchError(error) || (error.status ?? 500) >= 500)) {
    throw unavailable(error);
  }
}
