import { forbidden } from "./api-error.ts";
import type { Caller, User } from "./caller.ts";
import { sha256 } from "./hash.ts";

/** To whom a request's answers belong: to the caller's account, or to a visitor kept apart from all. */
export type AnswersOwner = { kind: "account"; user: User } | { kind: "visitor"; key: string };

/**
 * Decides it by the token. A `userId` that is not the caller's own is 403. Without a token it only
 * tells one visitor from another, hashed, so that it never stands for an account; without one each
 * request is a visitor of its own.
 */
export async function answersOwner(
  caller: Caller,
  userId: string | null | undefined,
): Promise<AnswersOwner> {
  // The words that a browser sends for an id it does not have.
  const named = userId === "undefined" || userId === "null" ? null : (userId ?? null);
  if (caller.kind === "visitor") {
    return { kind: "visitor", key: named === null ? crypto.randomUUID() : await sha256(named) };
  }
  if (named !== null && named.toLowerCase() !== caller.id.toLowerCase()) {
    throw forbidden("You may not answer for another person.");
  }
  return { kind: "account", user: caller };
}

/** What tells one person from another to an engine's provider. */
export const personKey = (owner: AnswersOwner): string =>
  owner.kind === "account" ? owner.user.id : owner.key;
