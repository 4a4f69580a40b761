import { Hono } from "hono";
import { BRAND } from "../../../../shared/src/brand.ts";
import type { ClientData } from "../../../../shared/src/contracts/client-data.ts";
import { Id } from "../../../../shared/src/contracts/primitives.ts";
import { badRequest, forbidden, sessionOver } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import type { Services } from "../lib/services.ts";
import { authenticate, userOf } from "../middleware/authentication.ts";
import { takeTurn } from "../middleware/limits.ts";

/** Everything that is stored about a person, as one file for that person alone; not even for admins. */
export function clientDataRoutes(services: Services) {
  const { service } = services;
  const routes = new Hono<ApiEnv>();

  routes.get("/client-data/:userId", authenticate(services), async (c) => {
    const owner = Id.safeParse(c.req.param("userId"));
    if (!owner.success) throw badRequest("userId must be an id.");
    const user = userOf(c.get("caller"));
    if (owner.data.toLowerCase() !== user.id.toLowerCase()) {
      throw forbidden("Only the person can download this.");
    }
    await takeTurn(services, "download", c);
    const data = await service.clientData(user.id);
    if (data === null) throw sessionOver();
    const day = new Date(data.exportedAt).toISOString().slice(0, 10);
    const name = `${BRAND.name.toLowerCase()}-data-${day}.json`;
    c.header("Content-Disposition", `attachment; filename="${name}"`);
    return c.json<ClientData>(data);
  });

  return routes;
}
