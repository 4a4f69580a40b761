import { useQuery } from "@tanstack/react-query";
import { AppliedInsights } from "@/components/insights/applied-insights.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Unloaded } from "@/components/layout/unloaded.tsx";
import { therapistProfileQuery } from "@/lib/therapist-queries.ts";
import { useTherapistArea } from "../therapist-area.ts";
import { ApprovalNotice } from "./approval-notice.tsx";
import { NoProfileYet } from "./no-profile-yet.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { StyleCard } from "./style-card.tsx";

/** The therapist's entry in the directory: who they are, what was applied, and how they work. */
export function ProfileTab() {
  const { user } = useTherapistArea();
  const profile = useQuery(therapistProfileQuery(user.id));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageHeading>Profile</PageHeading>
      {profile.data === undefined ? (
        <Unloaded
          query={profile}
          loading="Loading your profile..."
          failed="Failed to load your profile. Please try again later."
        />
      ) : (
        <>
          {profile.data ? <ApprovalNotice profile={profile.data} /> : <NoProfileYet />}
          <PersonalInformation user={user} profile={profile.data} />
          {profile.data && <AppliedInsights therapist={profile.data} />}
          <StyleCard userId={user.id} profile={profile.data} />
        </>
      )}
    </div>
  );
}
