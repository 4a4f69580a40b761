import { Unloaded } from "@/components/layout/unloaded.tsx";

/** In place of the profile that has not come from the server yet, or could not. */
export function ProfileUnloaded({
  query,
}: {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
}) {
  return (
    <Unloaded
      query={query}
      loading="Loading your profile..."
      failed="Failed to load your profile. Please try again later."
    />
  );
}
