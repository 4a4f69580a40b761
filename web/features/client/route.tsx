import type { User } from "@rapport/shared/contracts/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { LogoutButton } from "@/components/layout/logout-button.tsx";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { useSession } from "@/lib/session.ts";
import { clientProfileQuery } from "./api/get-client-profile.ts";
import { GuestNote } from "./components/guest-note.tsx";
import { NoProfileYet } from "./components/no-profile-yet.tsx";
import { ProfileDashboard } from "./components/profile-dashboard.tsx";

/** `/client-profile`: the client's own area, behind the client guard. */
export function Component() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <Page
      crisisLine
      nav={
        <>
          <HeaderLink to="/">Home</HeaderLink>
          <LogoutButton />
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <PageHeading title="Your Profile">
          {user.isGuest || !user.firstName ? "Your profile" : `Welcome, ${user.firstName}`}
        </PageHeading>
        {user.isGuest && <GuestNote />}
        <Profile user={user} />
      </div>
    </Page>
  );
}

function Profile({ user }: { user: User }) {
  const profile = useQuery(clientProfileQuery(user.id));
  if (profile.data) return <ProfileDashboard user={user} profile={profile.data} />;
  if (profile.data === null) return <NoProfileYet />;
  if (profile.isError) {
    return (
      <ErrorState
        message="Failed to load your profile. Please try again later."
        onRetry={() => void profile.refetch()}
        busy={profile.isFetching}
      />
    );
  }
  return (
    <div className="flex min-h-64 items-center justify-center">
      <Spinner label="Loading your profile..." showLabel />
    </div>
  );
}
