import { forgetOnLogout } from "@/lib/forget-on-logout.ts";
import { draftKey } from "./draft-key.ts";

/** From now on a logout takes the therapist's unsent answers out of this browser. */
export function forgetQuestionnaireOnLogout(): void {
  forgetOnLogout(draftKey);
}
