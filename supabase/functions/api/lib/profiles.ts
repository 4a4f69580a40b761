import type { User as AccountUser } from "../../../../shared/src/contracts/accounts.ts";
import type { Settings } from "../settings.ts";
import { type ApiError, sessionOver } from "./api-error.ts";
import type { User } from "./caller.ts";
import { dataOf } from "./database-errors.ts";
import { userClient } from "./supabase.ts";

/** The account that a token belongs to, as its owner sees it; null when the account is gone. */
export async function readAccount(
  settings: Settings,
  { id, token }: Pick<User, "id" | "token">,
): Promise<AccountUser | null> {
  const row = dataOf(
    await userClient(settings, token)
      .from("profiles")
      .select("id, role, first_name, last_name, email, is_guest")
      .eq("id", id)
      .maybeSingle()
      // The client would try again for seconds while a person waits.
      .retry(false),
  );
  return row === null
    ? null
    : {
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        role: row.role,
        isGuest: row.is_guest,
      };
}

/**
 * What it is to the person that nothing was found: the account itself may be gone, which its token
 * outlives. Asked only then, so that no other request takes longer for it.
 */
export async function absence(settings: Settings, user: User, otherwise: ApiError) {
  return (await readAccount(settings, user)) === null ? sessionOver() : otherwise;
}

/** Asks the database: a token says nothing of roles that could be trusted. */
export async function isAdmin(settings: Settings, user: User): Promise<boolean> {
  return (await readAccount(settings, user))?.role === "admin";
}
