import { ErrorState } from "@/components/layout/error-state.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";

interface UnloadedProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  loading: string;
  failed: string;
}

/** In place of what has not come from the server yet, or could not. */
export function Unloaded({ query, loading, failed }: UnloadedProps) {
  if (query.isError) {
    return (
      <ErrorState message={failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
    );
  }
  return (
    <div className="flex min-h-64 items-center justify-center">
      <Spinner label={loading} showLabel />
    </div>
  );
}
