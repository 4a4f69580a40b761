import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "../lib/caller.ts";

/** Answers are personal and are data: kept by no cache, taken for nothing but what they say they are. */
export function answerHeaders(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
  };
}
