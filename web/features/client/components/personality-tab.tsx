import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Button } from "@/components/ui/button.tsx";
import { clientProfileQuery } from "@/lib/client-queries.ts";
import { useClientArea } from "../client-area.ts";
import { Personality } from "./personality.tsx";
import { ProfileUnloaded } from "./profile-unloaded.tsx";

/** How the client's answers were understood. */
export function PersonalityTab() {
  const { user } = useClientArea();
  const profile = useQuery(clientProfileQuery(user.id));
  const nothingSaid =
    !profile.data || (profile.data.responses.length === 0 && !profile.data.personalityProfile);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageHeading>Personality Profile</PageHeading>
      {profile.data === undefined ? (
        <ProfileUnloaded query={profile} />
      ) : profile.data === null || nothingSaid ? (
        <NothingToGoBy />
      ) : (
        <Personality profile={profile.data} />
      )}
    </div>
  );
}

function NothingToGoBy() {
  return (
    <EmptyState
      level="h2"
      title="There is no personality profile yet"
      actions={
        <Button asChild size="lg">
          <Link to="/client-assessment">Take the assessment</Link>
        </Button>
      }
    >
      <p>It is written from your answers and from nothing else.</p>
    </EmptyState>
  );
}
