import { forgetOnLogout } from "@/lib/forget-on-logout.ts";
import { DRAFT_KEY } from "./draft-key.ts";

/** From now on a logout takes the person's answers out of this browser. */
export function forgetDraftOnLogout(): void {
  forgetOnLogout(() => DRAFT_KEY);
}
