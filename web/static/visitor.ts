import { STORAGE_KEYS } from "@rapport/shared/constants.ts";

/**
 * The one script of a page that comes whole: whoever is logged in here finds the way to the own pages.
 * The server decides what they may do there.
 */
function showWhoIsHere(): void {
  const profile = document.getElementById("my-profile");
  const user = knownUser();
  if (!profile || !user) return;
  profile.hidden = false;
  if (user.role === "therapist") {
    profile.querySelector("a")?.setAttribute("href", "/therapist-dashboard");
  }
  if (user.isGuest !== true) document.getElementById("account-links")?.remove();
}

function knownUser(): { role?: unknown; isGuest?: unknown } | null {
  try {
    if (localStorage.getItem(STORAGE_KEYS.authToken) === null) return null;
    const user: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? "null");
    return typeof user === "object" ? user : null;
  } catch {
    return null;
  }
}

showWhoIsHere();
