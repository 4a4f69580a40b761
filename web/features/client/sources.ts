import type { ClientResponse } from "@rapport/shared/contracts/client-profile.ts";

/** Where an answer or a recommendation comes from, in words. */
export const SOURCE_NAMES: Record<ClientResponse["source"], string> = {
  assessment: "Written assessment",
  voice: "Voice session",
};
