import { errors } from "jose";
import { ApiError } from "./api-error.ts";
import { bearerToken } from "./bearer.ts";
import { kindOf, log } from "./log.ts";
import { refreshProfile } from "./profile-generation.ts";
import type { Services } from "./services.ts";

/**
 * How long after its end a guest's token still serves for this one thing: its owner has just proved
 * to own the account that the answers go to, and a laptop that slept must not cost them.
 */
const GRACE_SECONDS = 24 * 60 * 60;

/** `none`: there was no guest to upgrade. `failed`: the guest's answers are still the guest's. */
export type GuestUpgrade = "none" | "moved" | "failed";

/** The guest whose token came along; null when the token is nobody's or an account's. */
async function guestOf({ verifyToken }: Services, header: string | undefined) {
  try {
    const token = bearerToken(header);
    if (token === null) return null;
    const owner = await verifyToken(token, GRACE_SECONDS);
    return owner.isGuest ? owner.id : null;
  } catch (error) {
    const cause = error instanceof ApiError ? error.options.cause : error;
    // jose has checked the signature by then: this was a guest of ours, only too long ago.
    const outdated = cause instanceof errors.JWTExpired && cause.payload.is_anonymous === true;
    if (outdated) throw cause;
    if (error instanceof ApiError && error.status === 503) throw error;
    // A forged or unreadable token is no reason to keep anyone from logging in.
    return null;
  }
}

/**
 * Moves what the guest of this Authorization header answered to the account that has just been
 * logged in to. Never rejects: whatever happens, the person is logged in, and the answer says so.
 */
export async function upgradeGuest(
  services: Services,
  header: string | undefined,
  accountId: string,
): Promise<GuestUpgrade> {
  let guestId: string | null = null;
  try {
    guestId = await guestOf(services, header);
    if (guestId === null || guestId === accountId) return "none";
    const claim = () => services.service.claimGuest(guestId as string, accountId);
    const { refresh } = await claim().catch((error) => {
      const passes = error instanceof ApiError && error.status === 503;
      return passes ? claim() : Promise.reject(error);
    });
    if (refresh) await refreshProfile(services, accountId);
    return "moved";
  } catch (error) {
    // Claimed before, by the same person in another tab: its answers are where they belong.
    if (error instanceof ApiError && error.status === 404) return "none";
    const cause = error instanceof ApiError ? error.options.cause : error;
    log("error", "guest_claim_failed", { guest: guestId, account: accountId, kind: kindOf(cause) });
    return "failed";
  }
}
