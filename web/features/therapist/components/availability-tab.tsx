import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Unloaded } from "@/components/layout/unloaded.tsx";
import { Button } from "@/components/ui/button.tsx";
import { therapistProfileQuery } from "@/lib/therapist-queries.ts";
import { useTherapistArea } from "../therapist-area.ts";
import { AvailabilityForm } from "./availability-form.tsx";

/** What clients can book: all of it optional. */
export function AvailabilityTab() {
  const { user } = useTherapistArea();
  const profile = useQuery(therapistProfileQuery(user.id));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageHeading>Availability</PageHeading>
      {profile.data === undefined ? (
        <Unloaded
          query={profile}
          loading="Loading your availability..."
          failed="Failed to load your availability. Please try again later."
        />
      ) : profile.data === null ? (
        <EntryComesFirst />
      ) : (
        <AvailabilityForm userId={user.id} availability={profile.data.availability} />
      )}
    </div>
  );
}

function EntryComesFirst() {
  return (
    <EmptyState
      level="h2"
      title="Your profile comes first"
      actions={
        <>
          <Button asChild size="lg">
            <Link to="/therapist-questionnaire">Complete Questionnaire</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to="/therapist-dashboard">Go to your profile</Link>
          </Button>
        </>
      }
    >
      <p>Once you have an entry in the directory, you can say here what clients can book.</p>
    </EmptyState>
  );
}
