import { useSession } from "@/lib/session.ts";
import { DRAFT_KEY } from "./draft-key.ts";

/**
 * From now on a logout takes the person's answers out of this browser: it may be shared. The app
 * calls it once at its start; the assessment itself may not even be loaded when somebody logs out.
 */
export function forgetDraftOnLogout(): void {
  useSession.subscribe((now, before) => {
    if (before.user === null || now.user !== null || now.status !== "signed-out") return;
    try {
      window.localStorage.removeItem(DRAFT_KEY);
    } catch {
      // Nothing can be kept where local storage is refused.
    }
  });
}
