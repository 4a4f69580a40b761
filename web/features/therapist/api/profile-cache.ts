import type { TherapistProfile } from "@rapport/shared/contracts/therapist-profile.ts";
import type { QueryClient } from "@tanstack/react-query";
import { therapistProfileQuery } from "@/lib/therapist-queries.ts";

/** Shows an entry as the server answered it. A reading that began before would put the old one back. */
export async function showProfile(
  queryClient: QueryClient,
  profile: TherapistProfile,
): Promise<void> {
  const { queryKey } = therapistProfileQuery(profile.userId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, profile);
}
