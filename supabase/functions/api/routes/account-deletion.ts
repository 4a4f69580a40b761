import { Hono } from "hono";
import {
  type DeleteAccountAnswer,
  DeleteAccountRequest,
} from "../../../../shared/src/contracts/accounts.ts";
import { isLoggedIn } from "../lib/accounts.ts";
import { sessionOver } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { authenticate, userOf } from "../middleware/authentication.ts";

/** The end of the caller's own account and of everything personal in it. */
export function accountDeletionRoutes(services: Services) {
  const { settings, service } = services;
  const routes = new Hono<ApiEnv>();

  routes.delete("/account", authenticate(services), async (c) => {
    const user = userOf(c.get("caller"));
    await readBody(c, DeleteAccountRequest);
    // Asked first: a token outlives its session and its account, and there is no way back from this.
    if (!(await isLoggedIn(settings, user.token))) throw sessionOver();
    await service.deleteAccount(user.id);
    return c.json<DeleteAccountAnswer>({
      success: true,
      message: "Your account and everything in it has been deleted.",
    });
  });

  return routes;
}
