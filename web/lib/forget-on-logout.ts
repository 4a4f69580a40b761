import { removeDraft } from "@/lib/draft-storage.ts";
import { useSession } from "@/lib/session.ts";

/**
 * From now on a logout, or the end of the account, takes what a person wrote out of this browser: it
 * may be shared. The app calls it once at its start; the page that keeps the draft may not even be loaded when somebody logs out.
 *
 * @param keyOf the key of the draft of the user with that id
 */
export function forgetOnLogout(keyOf: (userId: string) => string): void {
  useSession.subscribe((now, before) => {
    if (before.user === null || now.user !== null || now.status === "ended") return;
    removeDraft(keyOf(before.user.id));
  });
}
