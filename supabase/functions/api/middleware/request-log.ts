import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { ApiEnv } from "../lib/caller.ts";
import { log } from "../lib/log.ts";

/** One line a request: the route's pattern instead of its address, ids, status, milliseconds. */
export function requestLog(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const caller = c.get("caller");
    log("info", "request", {
      request: c.get("requestId"),
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
      user: caller?.kind === "user" ? caller.id : undefined,
    });
  };
}
