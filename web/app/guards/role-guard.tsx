import type { Role } from "@rapport/shared/contracts/accounts.ts";
import { useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "@/lib/session.ts";

interface RoleGuardProps {
  only: Role;
  /** Where somebody with another role goes. */
  otherRoleTo: "/" | "/login";
}

/** What the log-in says to whoever is sent there from a guarded page. */
const NOT_AUTHENTICATED = "Not authenticated. Please log in.";

/**
 * Lets one role through; nobody in particular (a guest is nobody in particular) logs in first and
 * comes back. It only guides: what anybody may see and do, the server decides.
 */
export function RoleGuard({ only, otherRoleTo }: RoleGuardProps) {
  const { pathname, search, hash } = useLocation();
  const { user, status } = useSession();
  const hadUser = useRef(false);
  if (user) hadUser.current = true;
  if (user?.role === only) return <Outlet />;
  // Whoever has just logged out here leaves, and is not asked to log in on the way.
  if (status === "signed-out" && hadUser.current) return <Navigate to="/" replace />;
  // The page that says so is on its way.
  if (status === "deleted" && hadUser.current) return null;
  const to = user && !user.isGuest ? otherRoleTo : "/login";
  const from = `${pathname}${search}${hash}`;
  return <Navigate to={to} replace state={{ from, notice: NOT_AUTHENTICATED }} />;
}
