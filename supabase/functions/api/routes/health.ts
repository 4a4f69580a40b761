import { Hono } from "hono";
import type { ApiEnv } from "../lib/caller.ts";
import type { Services } from "../lib/services.ts";

/** Whether the function is up, and which engine it found. Asks nobody else, so that it never waits. */
export function healthRoutes({ engines }: Services) {
  return new Hono<ApiEnv>().get("/health", (c) => c.json({ status: "ok", engine: engines.engine }));
}
