import { STORAGE_KEYS } from "@rapport/shared/constants.ts";
import { dropKept, keep, readKept } from "@/lib/browser-storage.ts";

/** The token that opens the expert pages; null when nobody has opened them here. */
export function accessToken(): string | null {
  const token = readKept(STORAGE_KEYS.expertAccess);
  return token === null || token.trim() === "" ? null : token;
}

export const keepAccessToken = (token: string) => keep(STORAGE_KEYS.expertAccess, token);

export const dropAccessToken = () => dropKept(STORAGE_KEYS.expertAccess);

/** Calls back when another tab has opened or locked the pages. @returns the way to stop it */
export function onAccessTokenChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEYS.expertAccess || key === null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
