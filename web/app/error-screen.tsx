import { RotateCw } from "lucide-react";
import { Link, useRouteError } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { Page } from "@/components/layout/page.tsx";
import { Button } from "@/components/ui/button.tsx";

/** The words browsers have for a script of the page that could not be fetched. */
const FAILED_SCRIPT =
  /dynamically imported module|importing a module script|module script failed|unable to preload css/i;

/** In place of a page that broke, or whose script could not be fetched. */
export function ErrorScreen() {
  const error = useRouteError();
  const unfetched = error instanceof Error && FAILED_SCRIPT.test(error.message);
  return (
    <Page width="reading">
      <EmptyState
        title="Something went wrong"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>
              <RotateCw aria-hidden="true" className="size-5" />
              Reload the page
            </Button>
            <Button asChild variant="secondary">
              <Link to="/" reloadDocument>
                Go to the start page
              </Link>
            </Button>
          </>
        }
      >
        <p role="alert">
          {unfetched
            ? "This page could not be loaded. Either the connection is down or there is a newer version; reloading fetches it."
            : "The page ran into an error it could not recover from. Reloading usually helps."}
        </p>
      </EmptyState>
    </Page>
  );
}
