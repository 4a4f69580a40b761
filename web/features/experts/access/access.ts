import { create } from "zustand";
import { hasStatus } from "@/lib/api-error.ts";
import {
  getRegistrationOpen,
  logInAccess,
  registerAccess,
  revokeAccess,
  verifyAccess,
} from "../api/expert-access.ts";
import { accessToken, dropAccessToken, keepAccessToken } from "./access-token.ts";

/**
 * Where somebody stands before the expert pages. `unknown`: it could not be found out. `welcome`: a
 * password was set a moment ago. `ended` says that the pages were open before.
 */
export type Access =
  | { at: "checking" | "unknown" | "welcome" | "open" }
  | { at: "setup" }
  | { at: "login"; registrationOpen: boolean; ended: boolean; message: string | null };

export const useAccess = create<Access>(() => ({ at: "checking" }));

const goTo = (access: Access) => useAccess.setState(access, true);

/** The newest check alone counts. */
let checks = 0;

/** Finds out whether the token of this browser is good, and if not, what form to show. */
export async function checkAccess({ ended = false } = {}): Promise<void> {
  checks += 1;
  const check = checks;
  goTo({ at: "checking" });
  const access = await findOut(ended).catch((): Access => ({ at: "unknown" }));
  if (check === checks) goTo(access);
}

async function findOut(ended: boolean): Promise<Access> {
  const token = accessToken();
  if (token !== null && (await isGood(token))) return { at: "open" };
  const registrationOpen = await getRegistrationOpen();
  if (registrationOpen && !ended) return { at: "setup" };
  return { at: "login", registrationOpen, ended, message: null };
}

/** Only the server's word removes a token: a connection that fails says nothing about it. */
async function isGood(token: string): Promise<boolean> {
  try {
    await verifyAccess(token);
    return true;
  } catch (error) {
    // 400: what is kept there has not even the form of a token.
    if (!hasStatus(error, 401) && !hasStatus(error, 400)) throw error;
    forget(token);
    return false;
  }
}

/** Another tab may have put a newer token in its place. */
function forget(token: string): void {
  if (accessToken() === token) dropAccessToken();
}

/** Sets one of the passwords. @throws ApiError; a refusal for good leads to the other form */
export async function setPassword(password: string): Promise<void> {
  try {
    keepAccessToken(await registerAccess(password));
    goTo({ at: "welcome" });
  } catch (error) {
    if (!hasStatus(error, 403)) throw error;
    const message = error instanceof Error ? error.message : null;
    goTo({ at: "login", registrationOpen: false, ended: false, message });
  }
}

/** @throws ApiError */
export async function enterPassword(password: string): Promise<void> {
  keepAccessToken(await logInAccess(password));
  goTo({ at: "open" });
}

export const leaveWelcome = () => goTo({ at: "open" });

export const showSetup = () => goTo({ at: "setup" });

export const showLogin = () =>
  goTo({ at: "login", registrationOpen: true, ended: false, message: null });

/** The server refused the token in the middle of the work. Null: there was none any more. */
export function accessRefused(token: string | null): void {
  if (token !== null) {
    if (accessToken() !== token) return;
    dropAccessToken();
  }
  if (useAccess.getState().at === "open") void checkAccess({ ended: true });
}

/** Another tab has opened or locked the pages: this one follows. */
export function followOtherTabs(): void {
  const isOpen = useAccess.getState().at === "open";
  if (isOpen !== (accessToken() !== null)) void checkAccess();
}

/** Locks the pages in this browser; the token is of no use to anybody afterwards. */
export async function lockAccess(): Promise<void> {
  const token = accessToken();
  dropAccessToken();
  goTo({ at: "checking" });
  if (token !== null) {
    // It has left the browser; should the server not hear of it, it runs out by itself.
    await revokeAccess(token).catch(() => undefined);
  }
  await checkAccess();
}
