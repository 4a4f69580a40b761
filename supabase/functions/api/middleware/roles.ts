import type { MiddlewareHandler } from "hono";
import type { Role } from "../../../../shared/src/contracts/accounts.ts";
import { forbidden, sessionOver } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { readAccount } from "../lib/profiles.ts";
import type { Services } from "../lib/services.ts";
import { userOf } from "./authentication.ts";

/** Lets only accounts of these roles on; a guest is a client. The token says nothing of it that could be trusted. */
export function requireRole({ settings }: Services, ...roles: Role[]): MiddlewareHandler<ApiEnv> {
  const refusal = `This is for ${roles.map((role) => `${role}s`).join(" and ")} only.`;
  return async (c, next) => {
    const account = await readAccount(settings, userOf(c.get("caller")));
    if (account === null) throw sessionOver();
    if (!roles.includes(account.role)) throw forbidden(refusal);
    await next();
  };
}
