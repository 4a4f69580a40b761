import { HeaderLink } from "@/components/layout/page-header.tsx";

interface AccountLinksProps {
  login?: string;
  register?: string;
}

/** For whoever is not logged in. */
export function AccountLinks({ login = "Log In", register = "Register" }: AccountLinksProps) {
  return (
    <>
      <HeaderLink to="/login">{login}</HeaderLink>
      <HeaderLink to="/register">{register}</HeaderLink>
    </>
  );
}
