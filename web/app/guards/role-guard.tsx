import type { Role } from "@rapport/shared/contracts/accounts.ts";
import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "@/lib/session.ts";

interface RoleGuardProps {
  only: Role;
  /** Where somebody with another role goes. */
  otherRoleTo: "/" | "/login";
}

/**
 * Lets one role through; nobody in particular (a guest is nobody in particular) logs in first and
 * comes back. It only guides: what anybody may see and do, the server decides.
 */
export function RoleGuard({ only, otherRoleTo }: RoleGuardProps) {
  const { pathname, search, hash } = useLocation();
  const user = useSession((session) => session.user);
  if (user?.role === only) return <Outlet />;
  const to = user && !user.isGuest ? otherRoleTo : "/login";
  return <Navigate to={to} replace state={{ from: `${pathname}${search}${hash}` }} />;
}
