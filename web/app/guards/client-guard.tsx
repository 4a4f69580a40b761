import { useEffect, useRef, useState } from "react";
import { Link, Navigate, Outlet, useLocation } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { withPatience } from "@/lib/patience.ts";
import { ensureGuest, useSession } from "@/lib/session.ts";

/**
 * Lets clients and admins through and makes a guest of a visitor. A session that ended under the page
 * is never replaced by a guest's, and neither is a therapist's: they are asked to log in. So is whoever
 * waits for a guest that does not come; one that comes late is let through all the same.
 */
export function ClientGuard() {
  const { user, status } = useSession();
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const hadUser = useRef(false);
  if (user) hadUser.current = true;
  // Whoever has just logged out here leaves, and is not made a guest on the way.
  const loggedOut = status === "signed-out" && hadUser.current;

  useEffect(() => {
    if (user || status === "ended" || asked.current || hadUser.current) return;
    asked.current = true;
    withPatience(ensureGuest()).then(
      (guest) => setFailed(guest === null),
      () => setFailed(true),
    );
  }, [user, status]);

  if (user && user.role !== "therapist") return <Outlet />;
  if (loggedOut) return <Navigate to="/" replace />;
  if (failed || user || status === "ended") return <LoginNeeded />;
  return <Opening />;
}

/** While a guest is made; after a deletion elsewhere, until the start page that says so is there. */
function Opening() {
  return (
    <Page crisisLine nav={<HeaderLink to="/">Home</HeaderLink>}>
      <h1 className="sr-only">Your profile</h1>
      <div className="flex min-h-64 items-center justify-center">
        <Spinner label="Opening your profile" showLabel className="animate-late" />
      </div>
    </Page>
  );
}

function LoginNeeded() {
  const { pathname, search, hash } = useLocation();
  return (
    <Page crisisLine nav={<HeaderLink to="/">Home</HeaderLink>} width="reading">
      <EmptyState
        title="Your profile"
        actions={
          <Button asChild>
            <Link to="/login" state={{ from: `${pathname}${search}${hash}` }}>
              Log In
            </Link>
          </Button>
        }
      >
        <Alert tone="warning">Authentication required. Please log in to view this page.</Alert>
      </EmptyState>
    </Page>
  );
}
