import { type Context, Hono } from "hono";
import {
  type CorrectClientResponseAnswer,
  CorrectClientResponseRequest,
  type RemoveClientResponseAnswer,
} from "../../../../shared/src/contracts/client-profile.ts";
import { Id } from "../../../../shared/src/contracts/primitives.ts";
import { ApiError } from "../lib/api-error.ts";
import type { ApiEnv, User } from "../lib/caller.ts";
import { clientResponseNotFound, dataOf } from "../lib/database-errors.ts";
import { refreshProfile } from "../lib/profile-generation.ts";
import { absence } from "../lib/profiles.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { userClient } from "../lib/supabase.ts";
import { authenticate, userOf } from "../middleware/authentication.ts";
import { takeTurn } from "../middleware/limits.ts";

/** A client's own answers, written, spoken or inferred: what was understood wrong is put right here. */
export function clientResponseRoutes(services: Services) {
  const { settings, service, engines } = services;
  const routes = new Hono<ApiEnv>().basePath("/client-responses");
  const signedIn = authenticate(services);

  routes.put("/:responseId", signedIn, async (c) => {
    const user = userOf(c.get("caller"));
    const { answer } = await readBody(c, CorrectClientResponseRequest);
    const id = responseId(c);
    await takeTurn(services, "answer", c);
    const intelligence = await engines.forPerson(user.id);
    const response = await service
      .correctClientResponse(user.id, id, answer)
      .catch((error) => notThere(user, error));
    const [safety] = await Promise.all([
      intelligence.assessRisk([{ text: response.answer, question: response.question }]),
      refreshProfile(services, user.id, { anew: true }),
    ]);
    return c.json<CorrectClientResponseAnswer>({ success: true, response, safety });
  });

  routes.delete("/:responseId", signedIn, async (c) => {
    const user = userOf(c.get("caller"));
    const id = responseId(c);
    await takeTurn(services, "answer", c);
    // The policies let a person erase their own answers and nobody else's.
    const removed = dataOf(
      await userClient(settings, user.token)
        .from("client_responses")
        .delete()
        .eq("id", id)
        .select("id"),
    );
    if (!removed?.length) throw await absence(settings, user, clientResponseNotFound());
    await refreshProfile(services, user.id, { anew: true });
    return c.json<RemoveClientResponseAnswer>({ success: true });
  });

  async function notThere(user: User, error: unknown): Promise<never> {
    const isMissing = error instanceof ApiError && error.status === 404;
    throw isMissing ? await absence(settings, user, error) : error;
  }

  return routes;
}

function responseId(c: Context<ApiEnv>): string {
  const id = Id.safeParse(c.req.param("responseId"));
  if (!id.success) throw clientResponseNotFound();
  return id.data;
}
