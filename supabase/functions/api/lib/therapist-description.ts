import { inBackground } from "./background.ts";
import { kindOf, log } from "./log.ts";
import type { Services } from "./services.ts";
import { within } from "./within.ts";

/** How often at most one call describes anew because answers changed meanwhile. */
const ROUNDS = 3;

/** How a call to describe a therapist ended. `late`: it goes on in the background. */
type Outcome = "ready" | "late" | "no-answers" | "under-way";

/** Takes on the describing of a therapist; the work that it returns is this call's alone. */
async function begin(
  services: Services,
  userId: string,
  submitted: boolean,
): Promise<(() => Promise<void>) | "no-answers" | "under-way"> {
  const work = await services.service.startTherapistDescription(userId, submitted);
  if (work.answers.length === 0) return "no-answers";
  if (!work.claimed) return "under-way";
  return async () => {
    if (await make(services, userId, work)) return;
    for (let round = 1; round < ROUNDS; round += 1) {
      const again = await services.service.startTherapistDescription(userId, false);
      if (!again.claimed || (await make(services, userId, again))) return;
    }
  };
}

type Work = Awaited<ReturnType<Services["service"]["startTherapistDescription"]>>;

/** Describes and keeps it. Returns false when an answer changed meanwhile; rejects after the row says that it failed. */
async function make({ service, engines }: Services, userId: string, work: Work): Promise<boolean> {
  try {
    const { name, experience, answers, insights, digest } = work;
    const intelligence = await engines.forPerson(userId);
    const made = await intelligence.describeTherapist({ name, experience, answers, insights });
    return await service.finishTherapistDescription(userId, made, digest);
  } catch (error) {
    // A row that stays at `generating` can be claimed again after two minutes.
    await service.failTherapistDescription(userId, kindOf(error)).catch(() => undefined);
    throw error;
  }
}

/** Describes a therapist from all answers and waits for it a while; rejects when it fails within that. */
export async function describeNow(services: Services, userId: string): Promise<Outcome> {
  return describe(services, userId, false);
}

async function describe(services: Services, userId: string, submitted: boolean): Promise<Outcome> {
  const work = await begin(services, userId, submitted);
  if (typeof work === "string") return work;
  const making = work();
  inBackground("description", () => making);
  const outcome = await within(making, services.settings.profileWaitMs);
  return outcome === "late" ? "late" : "ready";
}

/**
 * Describes a therapist who has just handed in the questionnaire, on the claim that this made. Never
 * rejects: what was handed in stands, and the profile says how the description does.
 */
export async function describeSubmitted(services: Services, userId: string): Promise<void> {
  await describe(services, userId, true).catch(notMade(userId));
}

/** Describes anew in the background, after an answer changed. Never rejects. */
export async function refreshDescription(services: Services, userId: string): Promise<void> {
  const work = await begin(services, userId, false).catch(notMade(userId));
  if (typeof work === "function") inBackground("description", work);
}

const notMade = (userId: string) => (error: unknown) =>
  log("error", "description_not_made", { user: userId, kind: kindOf(error) });
