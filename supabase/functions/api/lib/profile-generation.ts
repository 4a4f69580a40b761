import { describePerson } from "../intelligence/describe-person.ts";
import { inBackground } from "./background.ts";
import { kindOf, log } from "./log.ts";
import type { ProfileWork } from "./service-calls.ts";
import type { Services } from "./services.ts";

/** How often at most one run begins again because the answers changed while it was at work. */
const ROUNDS = 10;

/** A profile that this call alone makes now. */
interface Generation {
  /** Makes it and keeps it. Rejects after the row says that it failed. */
  make(): Promise<void>;
}

/** Takes on the making of a client's profile from all that the client answered. */
export async function beginProfile(
  services: Services,
  userId: string,
  { anew = false } = {},
): Promise<Generation | "no-answers" | "not-begun"> {
  const { claimed, ...work } = await services.service.startProfileGeneration(userId, anew);
  if (work.answers.length === 0) return "no-answers";
  if (!claimed) return "not-begun";
  return { make: () => make(services, userId, work) };
}

async function make(services: Services, userId: string, begun: ProfileWork): Promise<void> {
  const { service, engines } = services;
  let work = begun;
  try {
    const intelligence = await engines.forPerson(userId);
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await describePerson(intelligence, work.answers);
      const { kept, ...left } = await service.finishProfileGeneration(userId, made, work);
      if (kept || left.answers.length === 0) return;
      work = left;
    }
    throw new Error("the answers keep changing");
  } catch (error) {
    // A row that stays at `generating` can be claimed again after two minutes.
    await service.failProfileGeneration(userId, kindOf(error), work).catch(() => undefined);
    throw error;
  }
}

/**
 * Takes on the making of a client's profile before it returns, so that whoever asks next sees it under
 * way, and makes it in the background. Never rejects: what it follows, a match, stands without it.
 * `anew`: only where one was made or tried before.
 */
export async function refreshProfile(
  services: Services,
  userId: string,
  options?: { anew: boolean },
): Promise<void> {
  try {
    const generation = await beginProfile(services, userId, options);
    if (typeof generation === "object") inBackground("profile", () => generation.make());
  } catch (error) {
    log("error", "profile_not_begun", { user: userId, kind: kindOf(error) });
  }
}
