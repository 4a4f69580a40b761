import {
  type ClientProfile,
  GenerateClientProfileAnswer,
} from "@rapport/shared/contracts/client-profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { clientKeys } from "./keys.ts";

/** Has the personality profile written anew; the page shows it as under way from the first moment. */
export function useGenerateClientProfile(userId: string) {
  const queryClient = useQueryClient();
  const queryKey = clientKeys.profile(userId);
  return useMutation({
    mutationFn: () =>
      api.get(
        `/api/generate-client-profile/${encodeURIComponent(userId)}`,
        GenerateClientProfileAnswer,
      ),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ClientProfile | null>(queryKey, (profile) =>
        profile ? { ...profile, status: "generating" } : profile,
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
