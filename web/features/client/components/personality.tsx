import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import { RotateCw } from "lucide-react";
import { GenerationProgress } from "@/components/generation/generation-progress.tsx";
import { EngineNote } from "@/components/recommendation/engine-note.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Paragraphs } from "@/components/ui/paragraphs.tsx";
import { TagList } from "@/components/ui/tag-list.tsx";
import { useGenerateClientProfile } from "../api/generate-client-profile.ts";
import { MatchQuality } from "./match-quality.tsx";

/** The profile with what it rests on, and the ways to have it written, once or anew. */
export function Personality({ profile }: { profile: ClientProfile }) {
  const generation = useGenerateClientProfile(profile.userId);
  const generating = profile.status === "generating";
  const failed = !generating && (generation.isError || profile.status === "failed");
  const written = profile.personalityProfile !== null && profile.personalityProfile !== "";
  const results = profile.analysisResults;

  /** The button that is pressed gives way to the progress: the focus goes to the heading above it. */
  function generate() {
    generation.mutate();
    document.querySelector<HTMLElement>("main h1")?.focus();
  }

  return (
    <Card aria-label="Personality Profile" className="flex flex-col gap-6">
      {failed && (
        <Alert tone="danger">
          Failed to generate your personality profile. Please try again later.
        </Alert>
      )}
      {generating && (
        <GenerationProgress
          label="Your personality profile is being generated..."
          startedAt={profile.generationStartedAt}
          onStartAgain={generate}
        />
      )}
      {results && (
        <div className="flex flex-col gap-3">
          <TagList tags={results.tags} label="Personality tags" tone="pine" />
          {results.summary && <p className="text-lg wrap-anywhere">{results.summary}</p>}
        </div>
      )}
      {results && <MatchQuality score={results.matchScore} />}
      {profile.personalityProfile && (
        <Paragraphs
          text={profile.personalityProfile}
          className="flex flex-col gap-4 wrap-anywhere"
        />
      )}
      {!written && !generating && !failed && (
        <p className="text-ink-soft">It is written from your answers and from nothing else.</p>
      )}
      {!generating && (
        <div>
          <Button variant={written ? "secondary" : "primary"} onClick={generate}>
            {(written || failed) && <RotateCw aria-hidden="true" className="size-5" />}
            {failed ? "Try Again" : written ? "Refresh" : "Generate Personality Profile"}
          </Button>
        </div>
      )}
      {written && <EngineNote engine={profile.engine} />}
    </Card>
  );
}
