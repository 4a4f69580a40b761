import type { SessionFormat } from "@rapport/shared/contracts/therapist-profile.ts";

/** How a session is held, in words. */
export const FORMAT_NAMES: Record<SessionFormat, string> = {
  "in-person": "In person",
  video: "Video",
  phone: "Phone",
};
