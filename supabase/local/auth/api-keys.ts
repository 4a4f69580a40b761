import { createHash, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../secrets.ts";

export type ApiKeyKind = "publishable" | "secret";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** @returns which of the project's keys this is, or null; takes the same time for every wrong one */
export function apiKeyKind(
  key: string | null | undefined,
  keys: Pick<Secrets, "publishableKey" | "secretKey">,
): ApiKeyKind | null {
  if (!key) return null;
  const given = digest(key);
  if (timingSafeEqual(given, digest(keys.publishableKey))) return "publishable";
  if (timingSafeEqual(given, digest(keys.secretKey))) return "secret";
  return null;
}
