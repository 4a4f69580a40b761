import { forgetOnLogout } from "@/lib/forget-on-logout.ts";
import { profileDraftKey } from "./profile-draft-key.ts";

/** From now on a logout takes what a therapist has not saved out of this browser. */
export function forgetProfileOnLogout(): void {
  forgetOnLogout(profileDraftKey);
}
