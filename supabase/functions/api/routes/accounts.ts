import { type Context, Hono } from "hono";
import {
  LoginRequest,
  type LogoutAnswer,
  type MeAnswer,
  RegisterRequest,
  type SessionAnswer,
  type User,
} from "../../../../shared/src/contracts/accounts.ts";
import { type Session, signIn, signOut, signUp } from "../lib/accounts.ts";
import { ApiError, broken, sessionOver } from "../lib/api-error.ts";
import { bearerToken } from "../lib/bearer.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { clientAddress } from "../lib/client-address.ts";
import { upgradeGuest } from "../lib/guest-upgrade.ts";
import { readAccount } from "../lib/profiles.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { authenticate, userOf } from "../middleware/authentication.ts";
import { take } from "../middleware/limits.ts";

const ANSWERS_NOT_MOVED =
  "The answers you gave before could not be added to your account; they are kept.";

/** Accounts, over Supabase Auth. A guest who registers or logs in keeps what the guest answered. */
export function accountRoutes(services: Services) {
  const { settings, service } = services;
  const routes = new Hono<ApiEnv>().basePath("/auth");

  routes.post("/register", async (c) => {
    const request = await readBody(c, RegisterRequest);
    await take(services, "register", clientAddress(c, settings.trustedProxies));
    const { id, session } = await signUp(settings, request);
    const { firstName, lastName, email, role } = request;
    const user: User = { id, firstName, lastName, email, role, isGuest: false };
    if (session === null) {
      return c.json<SessionAnswer>({
        success: true,
        user,
        message: "Almost done: please confirm your email address, then log in.",
      });
    }
    return c.json(await sessionAnswer(c, user, session, "Your account has been created."), 201);
  });

  routes.post("/login", async (c) => {
    const { email, password } = await readBody(c, LoginRequest);
    const [attempts] = await Promise.all([
      take(services, "signInEmail", email),
      take(services, "signInAddress", clientAddress(c, settings.trustedProxies)),
    ]);
    const { id, session } = await refusedNoSooner(() => signIn(settings, email, password));
    const [user] = await Promise.all([
      readAccount(settings, { id, token: session.token }),
      // A count that stays is no reason to turn anyone away.
      service.clearRateLimit(attempts).catch(() => undefined),
    ]);
    if (user === null) throw broken(new Error("an account without a profile"));
    return c.json(await sessionAnswer(c, user, session, "You are logged in."));
  });

  routes.get("/me", authenticate(services), async (c) => {
    const user = await readAccount(settings, userOf(c.get("caller")));
    if (user === null) throw sessionOver();
    return c.json<MeAnswer>({ success: true, user });
  });

  routes.post("/logout", async (c) => {
    const token = bearerToken(c.req.header("authorization"));
    // Whoever has no valid token is logged out already; only Auth knows which session it belongs to.
    if (token !== null && (await isValid(token))) await signOut(settings, token);
    return c.json<LogoutAnswer>({ success: true, message: "You are logged out." });
  });

  async function isValid(token: string): Promise<boolean> {
    return services.verifyToken(token).then(
      () => true,
      (error) => {
        if (error instanceof ApiError && error.status === 401) return false;
        throw error;
      },
    );
  }

  /** A refused sign-in takes as long for an unknown e-mail as for a wrong password. */
  async function refusedNoSooner<T>(attempt: () => Promise<T>): Promise<T> {
    const earliest = performance.now() + settings.refusedSignInMs;
    try {
      return await attempt();
    } catch (error) {
      await new Promise((done) => setTimeout(done, earliest - performance.now()));
      throw error;
    }
  }

  async function sessionAnswer(
    c: Context<ApiEnv>,
    user: User,
    session: Session,
    greeting: string,
  ): Promise<SessionAnswer> {
    const upgrade = await upgradeGuest(services, c.req.header("authorization"), user.id);
    const message = upgrade === "failed" ? `${greeting} ${ANSWERS_NOT_MOVED}` : greeting;
    return { success: true, user, ...session, message };
  }

  return routes;
}
