import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api-error.ts";
import { useSession } from "@/lib/session.ts";

/** How often a call that failed for a passing reason is sent again before the page says so. */
const RETRIES = 2;

/**
 * What the server said, kept for as long as the page is open. Calls are made whatever the browser
 * thinks of its connection (it is often wrong), so that a page shows an error and never waits forever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures, error) =>
        failures < RETRIES && error instanceof ApiError && error.isTemporary,
      retryDelay: (failures) => Math.min(4_000, 500 * 2 ** failures),
    },
    mutations: { networkMode: "always" },
  },
});

/**
 * Nothing of one person is left for the next. A query that is under way is asked for anew: merely
 * removed, it would never tell its page the end. A page that has its data keeps what it shows.
 */
useSession.subscribe((now, before) => {
  if (!before.user || before.user.id === now.user?.id) return;
  queryClient.removeQueries({
    predicate: (query) => query.state.data !== undefined || !query.isActive(),
  });
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries();
});
