import { forgetOnLogout } from "@/lib/forget-on-logout.ts";
import { DRAFT_KEY } from "./draft-key.ts";

/** From now on a logout takes the person's conversation out of this browser. */
export function forgetMatchmakerOnLogout(): void {
  forgetOnLogout(() => DRAFT_KEY);
}
