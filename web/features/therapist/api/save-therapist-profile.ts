import {
  TherapistProfileAnswer,
  type TherapistProfileRequest,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { showProfile } from "./profile-cache.ts";

/** Changes the entry from the version that the request names; one that names none makes the entry. */
export function useSaveTherapistProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: TherapistProfileRequest) => {
      const send = request.version === undefined ? api.post : api.put;
      const path = `/api/therapist-profile/${encodeURIComponent(userId)}`;
      return (await send(path, request, TherapistProfileAnswer)).profile;
    },
    onSuccess: (profile) => showProfile(queryClient, profile),
  });
}
