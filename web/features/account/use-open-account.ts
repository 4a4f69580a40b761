import type { User } from "@rapport/shared/contracts/accounts.ts";
import { useState } from "react";
import { useSession } from "@/lib/session.ts";

/**
 * The account, not a guest's, that was open when the page was entered. It does not follow the session:
 * the form must not give way to "already logged in" at the moment it succeeds.
 */
export function useOpenAccount(): { account: User | null; forget: () => void } {
  const [account, setAccount] = useState<User | null>(() => {
    const { user } = useSession.getState();
    return user && !user.isGuest ? user : null;
  });
  return { account, forget: () => setAccount(null) };
}
