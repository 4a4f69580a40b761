import type { Hono } from "hono";
import { ApiError } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";

/**
 * Answers 405 with `Allow` where the path is known and the method is not. Call it after the routes
 * are there: it reads them.
 */
export function refuseOtherMethods(app: Hono<ApiEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method === "ALL") continue;
    const known = methods.get(path) ?? new Set();
    methods.set(path, known.add(method));
    if (method === "GET") known.add("HEAD");
  }
  for (const [path, known] of methods) {
    const allow = [...known].join(", ");
    app.all(path.replace(/^\/api/, ""), () => {
      throw new ApiError(405, `This address takes ${allow} only.`, { headers: { Allow: allow } });
    });
  }
}
