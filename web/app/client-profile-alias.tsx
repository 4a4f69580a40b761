import { Navigate, useLocation, useParams } from "react-router";

/** `/clientProfile` is another name of `/client-profile`; what follows it stays. */
export function ClientProfileAlias() {
  const { search, hash } = useLocation();
  const rest = useParams()["*"];
  const pathname = rest ? `/client-profile/${rest}` : "/client-profile";
  return <Navigate to={{ pathname, search, hash }} replace />;
}
