import type { User } from "@rapport/shared/contracts/accounts.ts";

/** The pages of a therapist that send to the login and want their visitor back. */
const THERAPIST_PAGES = /^\/therapist-(?:questionnaire|dashboard)(?=$|[/?#])/;

/** The path that a page remembered before it sent to the login; null when none did. */
export function originPath(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  if (typeof from !== "string" || !from.startsWith("/") || from.startsWith("//")) return null;
  return from;
}

/** Where somebody goes who has just logged in. */
export function afterLogin(user: User, origin: string | null): string {
  if (user.role === "admin") return "/admin-dashboard";
  if (user.role === "therapist") {
    return origin && THERAPIST_PAGES.test(origin) ? origin : "/therapist-dashboard";
  }
  return origin ?? "/client-profile";
}

/** Where somebody goes who has just registered. */
export function afterRegister(user: User): string {
  if (user.role === "admin") return "/admin-dashboard";
  if (user.role === "therapist") return "/therapist-questionnaire";
  return "/clientProfile";
}
