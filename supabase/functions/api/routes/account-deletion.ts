import { Hono } from "hono";
import {
  type DeleteAccountAnswer,
  DeleteAccountRequest,
} from "../../../../shared/src/contracts/accounts.ts";
import { sessionOver } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { readAccount } from "../lib/profiles.ts";
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
    // Asked first: a token outlives its account.
    if ((await readAccount(settings, user)) === null) throw sessionOver();
    await service.deleteAccount(user.id);
    return c.json<DeleteAccountAnswer>({
      success: true,
      message: "Your account and everything in it has been deleted.",
    });
  });

  return routes;
}
