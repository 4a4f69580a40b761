import { inBackground } from "./background.ts";
import { kindOf, log } from "./log.ts";
import type { Services } from "./services.ts";

/** A profile that this call alone makes now. */
interface Generation {
  /** Makes it and keeps it. Rejects after the row says that it failed. */
  make(): Promise<void>;
}

/** Takes on the making of a client's profile from all that the client answered. */
export async function beginProfile(
  { service, engines }: Services,
  userId: string,
): Promise<Generation | "no-answers" | "under-way"> {
  const { claimed, answers } = await service.startProfileGeneration(userId);
  if (answers.length === 0) return "no-answers";
  if (!claimed) return "under-way";
  return {
    async make() {
      try {
        const intelligence = await engines.forPerson(userId);
        await service.finishProfileGeneration(userId, await intelligence.profileClient(answers));
      } catch (error) {
        // A row that stays at `generating` can be claimed again after two minutes.
        await service.failProfileGeneration(userId, kindOf(error)).catch(() => undefined);
        throw error;
      }
    },
  };
}

/**
 * Takes on the making of a client's profile before it returns, so that whoever asks next sees it under
 * way, and makes it in the background. Never rejects: what it follows, a match, stands without it.
 */
export async function refreshProfile(services: Services, userId: string): Promise<void> {
  try {
    const generation = await beginProfile(services, userId);
    if (typeof generation === "object") inBackground("profile", () => generation.make());
  } catch (error) {
    log("error", "profile_not_begun", { user: userId, kind: kindOf(error) });
  }
}
