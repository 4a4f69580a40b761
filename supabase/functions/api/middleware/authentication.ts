import type { MiddlewareHandler } from "hono";
import { Id } from "../../../../shared/src/contracts/primitives.ts";
import { badRequest, forbidden, loginNeeded } from "../lib/api-error.ts";
import { bearerToken } from "../lib/bearer.ts";
import type { ApiEnv, Caller, User } from "../lib/caller.ts";
import { isAdmin } from "../lib/profiles.ts";
import type { Services } from "../lib/services.ts";

/** Finds out who calls. A token that does not verify is 401, never a silent visitor. */
export function authenticate({ verifyToken }: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const token = bearerToken(c.req.header("authorization"));
    const caller: Caller =
      token === null ? { kind: "visitor" } : { kind: "user", token, ...(await verifyToken(token)) };
    c.set("caller", caller);
    await next();
  };
}

/** The caller, where only a person with a token gets on. */
export function userOf(caller: Caller): User {
  if (caller.kind === "visitor") throw loginNeeded();
  return caller;
}

/** The routes under `…/{userId}`: that person or an admin. */
export function requireOwnerOrAdmin({ settings }: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const owner = Id.safeParse(c.req.param("userId"));
    if (!owner.success) throw badRequest("userId must be an id.");
    const user = userOf(c.get("caller"));
    const isOwner = owner.data.toLowerCase() === user.id.toLowerCase();
    if (!isOwner && !(await isAdmin(settings, user))) {
      throw forbidden("You may not see another person's profile.");
    }
    await next();
  };
}
