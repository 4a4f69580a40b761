import { GenerateClientProfileAnswer } from "@rapport/shared/contracts/client-profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { clientProfileQuery } from "@/lib/client-queries.ts";

/** Has the personality profile written anew; the page shows it as under way from the first moment. */
export function useGenerateClientProfile(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = clientProfileQuery(userId);
  return useMutation({
    mutationFn: () =>
      api.get(
        `/api/generate-client-profile/${encodeURIComponent(userId)}`,
        GenerateClientProfileAnswer,
      ),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const begun = {
        status: "generating",
        generationStartedAt: new Date().toISOString(),
      } as const;
      queryClient.setQueryData(queryKey, (profile) =>
        profile ? { ...profile, ...begun } : profile,
      );
      return before;
    },
    // Should the server not say how it stands, either, the page is as it was.
    onError: (_error, _variables, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
