import { GenerateTherapistDescriptionAnswer } from "@rapport/shared/contracts/therapist-profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { therapistProfileQuery } from "@/lib/therapist-queries.ts";

/** Has the description written anew; the page shows it as under way from the first moment. */
export function useGenerateDescription(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = therapistProfileQuery(userId);
  return useMutation({
    mutationFn: () =>
      api.get(
        `/api/generate-therapist-description/${encodeURIComponent(userId)}`,
        GenerateTherapistDescriptionAnswer,
      ),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (profile) =>
        profile ? { ...profile, generation: "generating" as const } : profile,
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
