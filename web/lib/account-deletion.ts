import { DELETION_WORD } from "@rapport/shared/constants.ts";
import { DeleteAccountAnswer, MeAnswer } from "@rapport/shared/contracts/accounts.ts";
import { api } from "@/lib/api.ts";
import { ApiError } from "@/lib/api-error.ts";
import { doubtDeletion } from "@/lib/session.ts";

/**
 * Ends the account and everything personal in it. When the answer is lost, the account is looked for:
 * if it turns out to be gone, now or at a second try, the session says that it was deleted.
 *
 * @returns the server's sentence about it.
 * @throws ApiError when the account is not known to be deleted.
 */
export async function deleteAccount(): Promise<string> {
  try {
    const word = { confirm: DELETION_WORD };
    return (await api.delete("/api/account", DeleteAccountAnswer, word)).message;
  } catch (error) {
    if (error instanceof ApiError && error.isTemporary) {
      doubtDeletion(true);
      await api.get("/api/auth/me", MeAnswer).then(
        () => doubtDeletion(false),
        () => undefined,
      );
    }
    throw error;
  }
}
