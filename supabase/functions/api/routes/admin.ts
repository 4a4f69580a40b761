import { Hono } from "hono";
import {
  AdminOverviewAnswer,
  AdminTherapist,
  type TherapistStatusAnswer,
  TherapistStatusRequest,
} from "../../../../shared/src/contracts/admin.ts";
import { Id } from "../../../../shared/src/contracts/primitives.ts";
import { notFound } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { dataOf } from "../lib/database-errors.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { userClient } from "../lib/supabase.ts";
import { authenticate, userOf } from "../middleware/authentication.ts";
import { requireRole } from "../middleware/roles.ts";

/** What admins see and decide. The database decides once more who is one. */
export function adminRoutes(services: Services) {
  const { settings } = services;
  const routes = new Hono<ApiEnv>().basePath("/admin");
  const access = [authenticate(services), requireRole(services, "admin")] as const;

  routes.get("/overview", ...access, async (c) => {
    const { token } = userOf(c.get("caller"));
    const overview = dataOf(await userClient(settings, token).rpc("admin_overview"));
    return c.json<AdminOverviewAnswer>(
      AdminOverviewAnswer.parse({
        ...Object(overview),
        success: true,
        dashboardUrl: settings.dashboardUrl,
      }),
    );
  });

  routes.post("/therapists/:therapistId/status", ...access, async (c) => {
    const { status } = await readBody(c, TherapistStatusRequest);
    const therapistId = Id.safeParse(c.req.param("therapistId"));
    if (!therapistId.success) throw notFound("This therapist does not exist.");
    const { token } = userOf(c.get("caller"));
    const therapist = dataOf(
      await userClient(settings, token).rpc("set_therapist_status", {
        p_therapist_id: therapistId.data,
        p_status: status,
      }),
    );
    return c.json<TherapistStatusAnswer>({
      success: true,
      therapist: AdminTherapist.parse(therapist),
    });
  });

  return routes;
}
