import { type DraftOwner, mayRead } from "@/lib/draft-owner.ts";
import { withPatience } from "@/lib/patience.ts";
import { ensureGuest, useSession } from "@/lib/session.ts";

/** Said to the owner of a draft whose account's session is over. */
export const ACCOUNT_SESSION_ENDED =
  "Your session has ended. Please log in again to go on; your answers are kept here.";

export function ownerNow(): DraftOwner {
  const { user } = useSession.getState();
  return user && { id: user.id, isGuest: user.isGuest };
}

/** An account's session is over: a guest in its place would get what belongs to the account. */
export const mustLogIn = (owner: DraftOwner) =>
  useSession.getState().status === "ended" && !owner?.isGuest;

/**
 * Whose draft it goes on to be after a change; null: it is not to be kept. What a server answers may
 * come after the person has logged out, or somebody else in.
 */
export function nextOwner(owner: DraftOwner): { owner: DraftOwner } | null {
  if (useSession.getState().status === "ended") return { owner };
  const now = ownerNow();
  if (!mayRead(owner, now) || (owner !== null && now === null)) return null;
  return { owner: now };
}

/** Who is answering: the session's user, a new guest, or a visitor (null) if none can be made. */
export async function whoAnswers(owner: DraftOwner): Promise<string | null> {
  if (mustLogIn(owner)) throw new Error(ACCOUNT_SESSION_ENDED);
  const user = await withPatience(ensureGuest().catch(() => null));
  return user?.id ?? null;
}
