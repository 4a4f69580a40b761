import { Hono } from "hono";
import {
  ClientProfile,
  type ClientProfileAnswer,
  type GenerateClientProfileAnswer,
} from "../../../../shared/src/contracts/client-profile.ts";
import { conflict, notFound } from "../lib/api-error.ts";
import { inBackground } from "../lib/background.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { dataOf } from "../lib/database-errors.ts";
import { beginProfile } from "../lib/profile-generation.ts";
import { absence } from "../lib/profiles.ts";
import type { Services } from "../lib/services.ts";
import { userClient } from "../lib/supabase.ts";
import { within } from "../lib/within.ts";
import { authenticate, requireOwnerOrAdmin, userOf } from "../middleware/authentication.ts";
import { takeTurn } from "../middleware/limits.ts";

/** What a client said and what was concluded from it; for the client and for admins. */
export function clientProfileRoutes(services: Services) {
  const { settings } = services;
  const routes = new Hono<ApiEnv>();
  const access = [authenticate(services), requireOwnerOrAdmin(services)] as const;

  routes.get("/client-profile/:userId", ...access, async (c) => {
    const user = userOf(c.get("caller"));
    const { data, error, status } = await userClient(settings, user.token).rpc(
      "get_client_profile",
      { p_user_id: c.req.param("userId") },
    );
    const profile = dataOf({ data, error, status });
    if (profile === null) {
      throw await absence(settings, user, notFound("There is no profile yet."));
    }
    return c.json<ClientProfileAnswer>({ success: true, profile: ClientProfile.parse(profile) });
  });

  routes.get("/generate-client-profile/:userId", ...access, async (c) => {
    await takeTurn(services, "generate", c);
    const generation = await beginProfile(services, c.req.param("userId"));
    if (generation === "no-answers") {
      const nothing = "Please answer the assessment first; a profile is made of its answers.";
      throw await absence(settings, userOf(c.get("caller")), conflict(nothing));
    }
    if (generation === "not-begun") {
      return c.json<GenerateClientProfileAnswer>({ success: true, status: "generating" }, 202);
    }
    const making = generation.make();
    inBackground("profile", () => making);
    const outcome = await within(making, settings.profileWaitMs);
    if (outcome === "late") {
      return c.json<GenerateClientProfileAnswer>({ success: true, status: "generating" }, 202);
    }
    return c.json<GenerateClientProfileAnswer>({ success: true, status: "ready" });
  });

  return routes;
}
