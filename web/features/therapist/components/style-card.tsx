import type { TherapistProfile } from "@rapport/shared/contracts/therapist-profile.ts";
import { RotateCw } from "lucide-react";
import { Link } from "react-router";
import { GenerationProgress } from "@/components/generation/generation-progress.tsx";
import { EngineNote } from "@/components/recommendation/engine-note.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Paragraphs } from "@/components/ui/paragraphs.tsx";
import { TagList } from "@/components/ui/tag-list.tsx";
import { useGenerateDescription } from "../api/generate-description.ts";

interface StyleCardProps {
  userId: string;
  profile: TherapistProfile | null;
}

/** How the therapist works, written from the answers to the questionnaire and from nothing else. */
export function StyleCard({ userId, profile }: StyleCardProps) {
  const generation = useGenerateDescription(userId);
  const described = profile !== null && profile.description !== "";
  const generating = profile?.generation === "generating";
  const failed = !generating && (generation.isError || profile?.generation === "failed");

  return (
    <Card aria-labelledby="style" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="style" className="text-2xl">
          Your Therapeutic Style
        </h2>
        {(described || failed) && !generating && (
          <Button variant="ghost" className="max-sm:-ml-4.5" onClick={() => generation.mutate()}>
            <RotateCw aria-hidden="true" className="size-5" />
            {failed ? "Try Again" : "Refresh"}
          </Button>
        )}
      </div>
      {failed && (
        <Alert tone="danger">Failed to generate your description. Please try again later.</Alert>
      )}
      {generating && (
        <GenerationProgress
          label="Your description is being generated..."
          onStartAgain={() => generation.mutate()}
        />
      )}
      {described && <Description profile={profile} />}
      {!described && !generating && !failed && <NoDescription />}
    </Card>
  );
}

function Description({ profile }: { profile: TherapistProfile }) {
  return (
    <>
      {profile.style && <p className="text-lg">{profile.style}</p>}
      <TagList tags={profile.tags} label="Style tags" tone="clay" />
      <Paragraphs text={profile.description} />
      {profile.userFriendlyDescription && (
        <section aria-labelledby="for-clients" className="rounded-md bg-sunk p-4 sm:p-5">
          <h3 id="for-clients" className="mb-2 text-lg">
            In words for clients
          </h3>
          <Paragraphs text={profile.userFriendlyDescription} />
        </section>
      )}
      <EngineNote engine={profile.engine} />
    </>
  );
}

function NoDescription() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-ink-soft">
        There is no description yet. It is written from your answers to the questionnaire, and from
        nothing else.
      </p>
      <Button asChild>
        <Link to="/therapist-questionnaire">Complete Questionnaire</Link>
      </Button>
    </div>
  );
}
