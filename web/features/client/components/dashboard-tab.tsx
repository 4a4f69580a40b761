import { useQuery } from "@tanstack/react-query";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { clientProfileQuery } from "@/lib/client-queries.ts";
import { useClientArea } from "../client-area.ts";
import { AccountCard } from "./account-card.tsx";
import { GuestNote } from "./guest-note.tsx";
import { JourneyCard } from "./journey-card.tsx";
import { NoProfileYet } from "./no-profile-yet.tsx";
import { PersonalitySummary } from "./personality-summary.tsx";
import { ProfileUnloaded } from "./profile-unloaded.tsx";
import { Recommendations } from "./recommendations.tsx";
import { SessionRequests } from "./session-requests.tsx";
import { YourData } from "./your-data.tsx";

/** All that is known of a client: who they are, how far they got, who fits them, what they asked for. */
export function DashboardTab() {
  const { user } = useClientArea();
  const profile = useQuery(clientProfileQuery(user.id));
  return (
    <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
      <PageHeading title="Your Profile">
        {user.isGuest || !user.firstName ? "Your profile" : `Welcome, ${user.firstName}`}
      </PageHeading>
      {user.isGuest && <GuestNote />}
      {profile.data === undefined ? (
        <ProfileUnloaded query={profile} />
      ) : (
        <>
          <div className="grid gap-6 md:grid-cols-2">
            <JourneyCard profile={profile.data} />
            <AccountCard user={user} profile={profile.data} />
          </div>
          {profile.data === null && <NoProfileYet />}
          {profile.data && <PersonalitySummary profile={profile.data} />}
          <SessionRequests userId={user.id} />
          {profile.data && <Recommendations profile={profile.data} />}
        </>
      )}
      <YourData user={user} />
    </div>
  );
}
