import type { MiddlewareHandler } from "hono";
import { ApiError } from "../lib/api-error.ts";
import { bearerToken } from "../lib/bearer.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { looksLikeToken } from "../lib/expert-passwords.ts";
import type { ExpertSession } from "../lib/expert-service-calls.ts";
import { sha256 } from "../lib/hash.ts";
import type { Services } from "../lib/services.ts";

/** What the routes behind the door of the expert pages know besides. */
export interface ExpertEnv extends ApiEnv {
  Variables: ApiEnv["Variables"] & { expert: ExpertSession };
}

const accessOver = () =>
  new ApiError(401, "Your access to this page has ended. Please enter the password again.");

/** The session that a token of the expert pages stands for; 401 for every other text. */
export async function expertSessionOf(
  { service }: Services,
  token: string,
): Promise<ExpertSession> {
  const session = looksLikeToken(token) ? await service.expertSession(await sha256(token)) : null;
  if (session === null) throw accessOver();
  return session;
}

/** Lets through who holds a token of the expert pages. An account's token opens nothing here. */
export function requireExpert(services: Services): MiddlewareHandler<ExpertEnv> {
  return async (c, next) => {
    const token = bearerToken(c.req.header("authorization"));
    if (token === null) throw new ApiError(401, "Please enter the password of this page first.");
    c.set("expert", await expertSessionOf(services, token));
    await next();
  };
}
