import type { User } from "@rapport/shared/contracts/accounts.ts";
import type {
  TherapistProfile,
  TherapistResponse,
} from "@rapport/shared/contracts/therapist-profile.ts";
import type { Known } from "./questionnaire-state.ts";

/** What the questionnaire begins with: what a therapist told before, or else the account's name. */
export function knownOf(
  user: User,
  profile: TherapistProfile | null,
  responses: readonly TherapistResponse[],
): Known {
  return {
    info: {
      name: profile?.name || `${user.firstName} ${user.lastName}`.trim(),
      age: profile?.age?.toString() ?? "",
      experience: profile?.experience.toString() ?? "",
    },
    answers: Object.fromEntries(responses.map(({ questionId, answer }) => [questionId, answer])),
  };
}
