import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";

/** What the pages of the area show at a moment; undefined while it is not loaded. */
export interface Seen {
  profile?: ClientProfile | null | undefined;
  requests?: readonly SessionRequest[] | undefined;
}

/** What came in between the two by no deed of the reader, in a sentence; null when nothing did. */
export function whatHappened(before: Seen, now: Seen): string | null {
  const decided = before.requests && now.requests && decision(before.requests, now.requests);
  if (decided) return decided;
  return isNewlyReady(before.profile, now.profile) ? "Your personality profile is ready." : null;
}

/** A quick making may begin and end between two looks: then only its beginning tells. */
function isNewlyReady(before: Seen["profile"], now: Seen["profile"]): boolean {
  if (!before || now?.status !== "ready") return false;
  return before.status !== "ready" || before.generationStartedAt !== now.generationStartedAt;
}

function decision(
  before: readonly SessionRequest[],
  now: readonly SessionRequest[],
): string | null {
  const waited = new Set(before.filter(isOpen).map(({ id }) => id));
  const decided = now.find(
    ({ id, status }) => waited.has(id) && (status === "accepted" || status === "declined"),
  );
  return decided ? `${decided.therapistName} ${decided.status} your session request.` : null;
}

const isOpen = ({ status }: SessionRequest) => status === "pending";
