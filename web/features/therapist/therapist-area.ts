import type { User } from "@rapport/shared/contracts/accounts.ts";
import { useOutletContext } from "react-router";
import type { Liveness } from "@/lib/realtime-queries.ts";

/** What the frame of the therapist area gives to the page inside. */
export interface TherapistArea {
  user: User;
  liveness: Liveness;
}

export const useTherapistArea = () => useOutletContext<TherapistArea>();
