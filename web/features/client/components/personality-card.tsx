import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import { RotateCw } from "lucide-react";
import { Link } from "react-router";
import { GenerationProgress } from "@/components/generation/generation-progress.tsx";
import { EngineNote } from "@/components/recommendation/engine-note.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Paragraphs } from "@/components/ui/paragraphs.tsx";
import { TagList } from "@/components/ui/tag-list.tsx";
import { useGenerateClientProfile } from "../api/generate-client-profile.ts";

/** How the client's answers were understood, and the way to have them read again. */
export function PersonalityCard({ profile }: { profile: ClientProfile }) {
  const generation = useGenerateClientProfile(profile.userId);
  const generating = profile.status === "generating";
  const failed = (generation.isError || profile.status === "failed") && !generating;
  const results = profile.analysisResults;

  return (
    <Card aria-labelledby="personality" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="personality" className="text-2xl">
          Personality Profile
        </h2>
        {profile.personalityProfile && !generating && (
          <Button variant="ghost" onClick={() => generation.mutate()}>
            <RotateCw aria-hidden="true" className="size-5" />
            Refresh
          </Button>
        )}
      </div>
      {failed && (
        <Alert tone="danger">
          Failed to generate your personality profile. Please try again later.
        </Alert>
      )}
      {generating && (
        <GenerationProgress
          label="Your personality profile is being generated..."
          onStartAgain={() => generation.mutate()}
        />
      )}
      {results && <TagList tags={results.tags} label="Personality tags" tone="pine" />}
      {results?.summary && <p className="text-lg">{results.summary}</p>}
      {profile.personalityProfile && <Paragraphs text={profile.personalityProfile} />}
      {!profile.personalityProfile && !generating && (
        <div className="flex flex-col items-start gap-4">
          <p className="text-ink-soft">It is written from your answers and from nothing else.</p>
          {profile.responses.length > 0 ? (
            <Button onClick={() => generation.mutate()}>Generate Personality Profile</Button>
          ) : (
            <Button asChild>
              <Link to="/client-assessment">Take the assessment</Link>
            </Button>
          )}
        </div>
      )}
      {profile.personalityProfile && <EngineNote engine={profile.engine} />}
    </Card>
  );
}
