import { HeaderLink } from "@/components/layout/page-header.tsx";
import { AccountLinks } from "@/components/story/account-links.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { useLocationNotice } from "@/lib/location-notice.ts";
import { useSession } from "@/lib/session.ts";
import { LandingPage } from "./landing-page.tsx";

/** `/` for who comes from another page of the app; from elsewhere it comes as a file, made from the same page. */
export function Component() {
  const { notice, dismiss } = useLocationNotice();
  return (
    <LandingPage
      account={<VisitorLinks />}
      notice={
        notice && (
          <Alert tone="success" announce="status" onDismiss={dismiss}>
            {notice}
          </Alert>
        )
      }
    />
  );
}

function VisitorLinks() {
  const user = useSession((session) => session.user);
  const profile = user?.role === "therapist" ? "/therapist-dashboard" : "/client-profile";
  return (
    <>
      {user && <HeaderLink to={profile}>My Profile</HeaderLink>}
      {(!user || user.isGuest) && <AccountLinks />}
    </>
  );
}
