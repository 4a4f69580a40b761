import {
  type AvailabilityRequest,
  TherapistProfileAnswer,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { showProfile } from "./profile-cache.ts";

export function useSaveAvailability(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (availability: AvailabilityRequest) => {
      const path = `/api/therapist-availability/${encodeURIComponent(userId)}`;
      return (await api.put(path, availability, TherapistProfileAnswer)).profile;
    },
    onSuccess: (profile) => showProfile(queryClient, profile),
  });
}
