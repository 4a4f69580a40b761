import { Hono } from "hono";
import * as z from "zod/mini";
import {
  AvailabilityRequest,
  type GenerateTherapistDescriptionAnswer,
  type TherapistProfileAnswer,
  TherapistProfileRequest,
  TherapistResponse,
  type TherapistResponsesAnswer,
} from "../../../../shared/src/contracts/therapist-profile.ts";
import { conflict } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { dataOf } from "../lib/database-errors.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { userClient } from "../lib/supabase.ts";
import { describeNow, refreshDescription } from "../lib/therapist-description.ts";
import { findTherapistProfile, readTherapistProfile } from "../lib/therapist-profiles.ts";
import { authenticate, requireOwnerOrAdmin, userOf } from "../middleware/authentication.ts";
import { takeTurn } from "../middleware/limits.ts";
import { requireRole } from "../middleware/roles.ts";

/** A therapist's entry in the directory and what it was made of; for the therapist and for admins. */
export function therapistProfileRoutes(services: Services) {
  const { settings, service } = services;
  const routes = new Hono<ApiEnv>();
  const access = [
    authenticate(services),
    requireOwnerOrAdmin(services),
    requireRole(services, "therapist", "admin"),
  ] as const;

  routes.get("/therapist-profile/:userId", ...access, async (c) => {
    const user = userOf(c.get("caller"));
    const profile = await readTherapistProfile(settings, user, c.req.param("userId"));
    return c.json<TherapistProfileAnswer>({ success: true, profile });
  });

  routes.post("/therapist-profile/:userId", ...access, async (c) => {
    const fields = await readBody(c, TherapistProfileRequest);
    const profile = await service.createTherapistProfile(
      c.req.param("userId"),
      fields,
      settings.autoApproveTherapists,
    );
    return c.json<TherapistProfileAnswer>({ success: true, profile }, 201);
  });

  routes.put("/therapist-profile/:userId", ...access, async (c) => {
    const fields = await readBody(c, TherapistProfileRequest);
    const userId = c.req.param("userId");
    const before = await findTherapistProfile(settings, userOf(c.get("caller")), userId);
    const profile = await service.updateTherapistProfile(userId, fields);
    // The description tells the name and the years.
    if (profile.name !== before?.name || profile.experience !== before.experience) {
      await refreshDescription(services, userId);
    }
    return c.json<TherapistProfileAnswer>({ success: true, profile });
  });

  routes.put("/therapist-availability/:userId", ...access, async (c) => {
    const availability = await readBody(c, AvailabilityRequest);
    const profile = await service.setTherapistAvailability(c.req.param("userId"), availability);
    return c.json<TherapistProfileAnswer>({ success: true, profile });
  });

  routes.get("/generate-therapist-description/:userId", ...access, async (c) => {
    const userId = c.req.param("userId");
    await takeTurn(services, "generate", c);
    const outcome = await describeNow(services, userId);
    if (outcome === "no-answers") {
      throw conflict(
        "Please complete the questionnaire first; a description is made of its answers.",
      );
    }
    if (outcome !== "ready") {
      return c.json<GenerateTherapistDescriptionAnswer>(
        { success: true, status: "generating", description: null },
        202,
      );
    }
    const user = userOf(c.get("caller"));
    const { generation, description } = await readTherapistProfile(settings, user, userId);
    return c.json<GenerateTherapistDescriptionAnswer>({
      success: true,
      status: generation,
      description,
    });
  });

  routes.get("/therapist-responses/:userId", ...access, async (c) => {
    const { token } = userOf(c.get("caller"));
    const stored = dataOf(
      await userClient(settings, token).rpc("get_therapist_responses", {
        p_user_id: c.req.param("userId"),
      }),
    );
    const responses = z.array(TherapistResponse).parse(stored ?? []);
    return c.json<TherapistResponsesAnswer>({ success: true, responses });
  });

  return routes;
}
