import { useEffect, useRef, useState } from "react";
import { Link, Navigate, Outlet, useLocation } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ensureGuest, useSession } from "@/lib/session.ts";
import { LoadingScreen } from "../loading-screen.tsx";

/**
 * Lets clients and admins through and makes a guest of a visitor. A session that ended under the page
 * is never replaced by a guest's, and neither is a therapist's: they are asked to log in.
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
    if (status !== "signed-out" || asked.current || hadUser.current) return;
    asked.current = true;
    ensureGuest().catch(() => setFailed(true));
  }, [status]);

  if (user && user.role !== "therapist") return <Outlet />;
  if (loggedOut) return <Navigate to="/" replace />;
  if (failed || status !== "signed-out") return <LoginNeeded />;
  return <LoadingScreen label="Opening your profile" />;
}

function LoginNeeded() {
  const { pathname, search, hash } = useLocation();
  return (
    <Page nav={<HeaderLink to="/">Home</HeaderLink>} width="reading">
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
