import type { SessionFormat } from "@rapport/shared/contracts/therapist-profile.ts";

export const FORMAT_NAMES: Record<SessionFormat, string> = {
  "in-person": "In person",
  video: "Video",
  phone: "Phone",
};
