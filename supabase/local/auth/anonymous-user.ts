import { randomUUID } from "node:crypto";
import type { AuthService } from "./lite-types.ts";

type Session = Awaited<ReturnType<AuthService["createSessionForUser"]>>;

/**
 * Signs in somebody without an e-mail address, as hosted Supabase does when that is allowed.
 * @supabase/lite has the column for it, but refuses the call.
 *
 * @param metadata what supabase-js sends as `options.data`
 */
export async function signInAnonymously(
  auth: AuthService,
  metadata: Record<string, unknown>,
): Promise<Session> {
  const user = await auth.repo.createUser({
    id: randomUUID(),
    email: null,
    is_anonymous: true,
    raw_app_meta_data: {},
    raw_user_meta_data: metadata,
  });
  return await auth.createSessionForUser(auth.repo.parseUserJson(user), [], "session", {
    createLoginAudit: false,
  });
}

/**
 * Makes an anonymous user that has just asked for an e-mail address a permanent one. Hosted Supabase
 * confirms the address at once when confirmations are off; here the token that would be mailed is
 * redeemed in its place.
 */
export async function makePermanent(auth: AuthService, userId: string): Promise<void> {
  const user = await auth.repo.findUserById(userId);
  if (!user?.is_anonymous || !user.email_change_token_new) return;
  const { session_id } = readClaims(
    (await auth.verifyOtp({ type: "email_change", token_hash: user.email_change_token_new }))
      .access_token,
  );
  // Redeeming a token signs in; the person keeps the session that they asked with.
  await auth.repo.deleteSession(session_id);
  await auth.repo.updateUser(userId, { is_anonymous: false });
}

function readClaims(token: string): { session_id: string } {
  const [, payload = ""] = token.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
}
