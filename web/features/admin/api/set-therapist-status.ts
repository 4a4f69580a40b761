import {
  TherapistStatusAnswer,
  type TherapistStatusRequest,
} from "@rapport/shared/contracts/admin.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { adminOverviewQuery } from "./admin-overview.ts";

interface StatusChange extends TherapistStatusRequest {
  therapistId: string;
}

/** Approves, rejects or suspends; it is over once the page shows what stands now. */
export function useSetTherapistStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ therapistId, status }: StatusChange) => {
      const path = `/api/admin/therapists/${encodeURIComponent(therapistId)}/status`;
      return (await api.post(path, { status }, TherapistStatusAnswer)).therapist;
    },
    onSettled: () => queryClient.invalidateQueries(adminOverviewQuery),
  });
}
