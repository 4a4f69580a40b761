import { HeaderLink } from "@/components/layout/page-header.tsx";
import { AccountLinks } from "@/components/story/account-links.tsx";

/** The header's links for anybody; `visitor.ts` shows those that are right for who is here. */
export function VisitorLinks() {
  return (
    <>
      <span id="my-profile" hidden>
        <HeaderLink to="/client-profile">My Profile</HeaderLink>
      </span>
      <span id="account-links" className="contents">
        <AccountLinks />
      </span>
    </>
  );
}
