import { type Context, Hono } from "hono";
import { Id } from "../../../../shared/src/contracts/primitives.ts";
import type { Safety } from "../../../../shared/src/contracts/safety.ts";
import {
  CreateSessionRequest,
  SessionDecision,
  type SessionRequestAnswer,
  type SessionRequestsAnswer,
} from "../../../../shared/src/contracts/session-requests.ts";
import { badRequest, notFound, sessionOver } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { readAccount } from "../lib/profiles.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { authenticate, userOf } from "../middleware/authentication.ts";
import { takeTurn } from "../middleware/limits.ts";
import { requireRole } from "../middleware/roles.ts";

/** A client's wish for a first session with a therapist, and what the therapist says to it. */
export function sessionRequestRoutes(services: Services) {
  const { settings, service, engines } = services;
  const routes = new Hono<ApiEnv>().basePath("/session-requests");
  const signedIn = authenticate(services);
  const client = [signedIn, requireRole(services, "client")] as const;
  const therapist = [signedIn, requireRole(services, "therapist")] as const;

  routes.post("/", ...client, async (c) => {
    const wish = await readBody(c, CreateSessionRequest);
    if (wish.preferredTimes.some((time) => Date.parse(time) <= Date.now())) {
      throw badRequest("preferredTimes must lie ahead.");
    }
    const { id } = userOf(c.get("caller"));
    await takeTurn(services, "sessionRequest", c);
    const [safety, request] = await Promise.all([
      safetyOf(id, wish.note),
      service.createSessionRequest(id, wish),
    ]);
    return c.json<SessionRequestAnswer>({ success: true, request, safety }, 201);
  });

  routes.get("/", signedIn, async (c) => {
    const user = userOf(c.get("caller"));
    const requests = await service.sessionRequestsOf(user.id);
    if (requests.length === 0 && (await readAccount(settings, user)) === null) throw sessionOver();
    return c.json<SessionRequestsAnswer>({ success: true, requests });
  });

  routes.post("/:requestId/decision", ...therapist, async (c) => {
    const decision = await readBody(c, SessionDecision);
    const { id } = userOf(c.get("caller"));
    const [safety, request] = await Promise.all([
      safetyOf(id, decision.note),
      service.decideSessionRequest(id, requestId(c), decision),
    ]);
    return c.json<SessionRequestAnswer>({ success: true, request, safety });
  });

  routes.post("/:requestId/withdraw", ...client, async (c) => {
    const { id } = userOf(c.get("caller"));
    const request = await service.withdrawSessionRequest(id, requestId(c));
    return c.json<SessionRequestAnswer>({ success: true, request, safety: null });
  });

  async function safetyOf(userId: string, note: string): Promise<Safety | null> {
    if (note === "") return null;
    const intelligence = await engines.forPerson(userId);
    return intelligence.assessRisk([{ text: note }]);
  }

  return routes;
}

function requestId(c: Context<ApiEnv>): string {
  const id = Id.safeParse(c.req.param("requestId"));
  if (!id.success) throw notFound("This session request does not exist.");
  return id.data;
}
