import { Hono } from "hono";
import {
  type ExpertAccessAnswer,
  type ExpertAccessDone,
  type ExpertAccessStatusAnswer,
  LoginExpertAccessRequest,
  RegisterExpertAccessRequest,
  VerifyExpertAccessRequest,
} from "../../../../shared/src/contracts/expert-access.ts";
import { ApiError } from "../lib/api-error.ts";
import { bearerToken } from "../lib/bearer.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { clientAddress } from "../lib/client-address.ts";
import { registrationClosed } from "../lib/database-errors.ts";
import { findPassword, hashPassword, newToken } from "../lib/expert-passwords.ts";
import { sha256 } from "../lib/hash.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { expertSessionOf, requireExpert } from "../middleware/expert-access.ts";
import { take } from "../middleware/limits.ts";

/** Longer than three hashes take, so that neither their time nor that of a new session shows. */
const SIGN_IN_MS = 1_000;

/** A page that is opened asks once; one address may open so many times as many pages as try a password. */
const VERIFICATIONS = 50;

/** The door of the expert pages: up to three shared passwords, apart from every account. */
export function expertAccessRoutes(services: Services) {
  const { settings, service } = services;
  const routes = new Hono<ApiEnv>();

  routes.get("/contribution-auth-status", async (c) => {
    const registrationOpen = await service.expertRegistrationOpen();
    return c.json<ExpertAccessStatusAnswer>({ success: true, registrationOpen });
  });

  routes.post("/register-contribution-access", async (c) => {
    const { password } = await readBody(c, RegisterExpertAccessRequest);
    await take(services, "expertSignIn", clientAddress(c, settings.trustedProxies));
    // Saves the hashing; the database decides when the password is stored.
    if (!(await service.expertRegistrationOpen())) throw registrationClosed();
    const token = newToken();
    const hash = await hashPassword(password);
    const expiresAt = await service.registerExpertPassword(hash, await sha256(token));
    return c.json<ExpertAccessAnswer>({ success: true, token, expiresAt });
  });

  routes.post("/login-contribution-access", async (c) => {
    const { password } = await readBody(c, LoginExpertAccessRequest);
    await take(services, "expertSignIn", clientAddress(c, settings.trustedProxies));
    const token = newToken();
    const expiresAt = await noSooner(SIGN_IN_MS, async () => {
      const found = await findPassword(password, await service.expertPasswords());
      return service.startExpertSession(found, await sha256(token));
    });
    if (expiresAt === null) throw new ApiError(401, "Invalid password");
    return c.json<ExpertAccessAnswer>({ success: true, token, expiresAt });
  });

  routes.post("/verify-contribution-auth", async (c) => {
    const { token } = await readBody(c, VerifyExpertAccessRequest);
    const address = clientAddress(c, settings.trustedProxies);
    await take(services, "expertSignIn", `verify:${address}`, VERIFICATIONS);
    await expertSessionOf(services, token);
    return c.json<ExpertAccessDone>({ success: true });
  });

  routes.post("/revoke-contribution-access", requireExpert(services), async (c) => {
    const token = bearerToken(c.req.header("authorization")) ?? "";
    await service.endExpertSession(await sha256(token));
    return c.json<ExpertAccessDone>({ success: true });
  });

  return routes;
}

/** What the work comes to, for better or worse, `ms` after it began at the earliest. */
async function noSooner<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const earliest = performance.now() + ms;
  try {
    return await work();
  } finally {
    await new Promise((done) => setTimeout(done, Math.max(0, earliest - performance.now())));
  }
}
