import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { LogoutButton } from "@/components/layout/logout-button.tsx";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { hasStatus } from "@/lib/api-error.ts";
import { sessionIsOver } from "@/lib/supabase.ts";
import { adminOverviewQuery } from "./api/admin-overview.ts";
import { Overview } from "./components/overview.tsx";

/** `/admin-dashboard`: counts, the newest rows, and the approval of therapists; behind the admin guard. */
export function Component() {
  const overview = useQuery(adminOverviewQuery);

  // The guard then sends to the log-in; here the user is only known to be refused.
  const refused = hasStatus(overview.error, 401);
  useEffect(() => {
    if (refused) sessionIsOver();
  }, [refused]);

  return (
    <Page
      nav={
        <>
          <HeaderLink to="/">Home</HeaderLink>
          <LogoutButton />
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <PageHeading>Admin Dashboard</PageHeading>
        {overview.data && <Overview overview={overview.data} />}
        {!overview.data && overview.isError && (
          <ErrorState
            message="Failed to load the overview. Please try again later."
            onRetry={() => void overview.refetch()}
            busy={overview.isFetching}
          />
        )}
        {!overview.data && !overview.isError && (
          <div className="flex min-h-64 items-center justify-center">
            <Spinner label="Loading the overview..." showLabel />
          </div>
        )}
      </div>
    </Page>
  );
}
