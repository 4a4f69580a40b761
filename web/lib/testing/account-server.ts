import { randomUUID } from "node:crypto";
import type { User } from "@rapport/shared/contracts/accounts.ts";
import { type ReceivedRequest, type Reply, serve, type TestServer } from "@/lib/testing/serve.ts";

const HOUR_SECONDS = 3600;

/**
 * The parts of Auth and of the API that a session needs, over real requests. `valid`: access tokens
 * the server takes; `refreshable`: refresh tokens it still knows, each with its user.
 */
export interface AccountServer extends TestServer {
  valid: Map<string, User>;
  refreshable: Map<string, User>;
  account: User;
}

export async function serveAccounts(): Promise<AccountServer> {
  const valid = new Map<string, User>();
  const refreshable = new Map<string, User>();
  const account = newUser("noor@example.com");

  function newSession(user: User) {
    const token = accessToken(user);
    const refreshToken = randomUUID();
    valid.set(token, user);
    refreshable.set(refreshToken, user);
    return { token, refreshToken };
  }

  function authAnswer(user: User): Reply {
    const { token, refreshToken } = newSession(user);
    return {
      body: {
        access_token: token,
        refresh_token: refreshToken,
        token_type: "bearer",
        expires_in: HOUR_SECONDS,
        user: authUser(user),
      },
    };
  }

  function reply({ path, bearer, body }: ReceivedRequest): Reply {
    const user = bearer === null ? undefined : valid.get(bearer);
    if (path.startsWith("/auth/v1/signup")) return authAnswer(newUser(""));
    if (path.startsWith("/auth/v1/token")) {
      const known = refreshable.get((body as { refresh_token: string }).refresh_token);
      if (known) return authAnswer(known);
      return { status: 400, body: { code: "refresh_token_not_found", msg: "Not found" } };
    }
    if (path === "/api/auth/login") {
      const session = newSession(account);
      return { body: { success: true, message: "Logged in", user: account, ...session } };
    }
    if (path === "/api/auth/logout") return { body: { success: true, message: "Logged out" } };
    if (path.startsWith("/auth/v1/logout")) return { status: 204, body: "" };
    if (!user) return { status: 401, body: { error: "Not authenticated" } };
    if (path === "/auth/v1/user") return { body: authUser(user) };
    return { body: { success: true, user } };
  }

  return { ...(await serve(reply)), valid, refreshable, account };
}

function newUser(email: string): User {
  const named = email ? { firstName: "Noor", lastName: "Haddad" } : { firstName: "", lastName: "" };
  return { id: randomUUID(), ...named, email, role: "client", isGuest: email === "" };
}

function authUser(user: User) {
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    is_anonymous: user.isGuest,
    app_metadata: {},
    user_metadata: {},
    created_at: "2026-11-20T10:00:00Z",
  };
}

/** Shaped like a real one, as supabase-js reads its end; nobody checks the signature here. */
function accessToken(user: User): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const end = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  return `${part({ alg: "HS256", typ: "JWT" })}.${part({ sub: user.id, exp: end, jti: randomUUID() })}.c2ln`;
}
