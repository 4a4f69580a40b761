import type { FinalizeSessionAnswer } from "@rapport/shared/contracts/matchmaker.ts";
import { needsPause } from "@rapport/shared/contracts/safety.ts";
import { RotateCw } from "lucide-react";
import { Link } from "react-router";
import { BookFirstSession } from "@/components/booking/book-first-session.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EngineNote } from "@/components/recommendation/engine-note.tsx";
import { RecommendationCard } from "@/components/recommendation/recommendation-card.tsx";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { MatchmakerFrame } from "./matchmaker-frame.tsx";
import { Stage } from "./stage.tsx";

interface ResultViewProps {
  result: FinalizeSessionAnswer;
  questionText: (questionId: string) => string | undefined;
}

/** Who fits and why, or the plain word that nobody does. */
export function ResultView({ result, questionText }: ResultViewProps) {
  const { recommendation, engine, safety, message } = result;
  // What may be a matter of life comes before any therapist.
  const help = needsPause(safety) && <SafetyNotice safety={safety} />;
  return (
    <MatchmakerFrame>
      <div className="flex flex-col gap-8">
        <Stage
          mood={recommendation ? "met" : "resting"}
          size="small"
          className="gap-4 px-5 py-6 sm:flex-row sm:gap-7 sm:px-8"
        >
          <div className="flex min-w-0 grow flex-col gap-1.5 max-sm:text-center">
            <PageHeading>{recommendation ? "Perfect Match Found!" : "No match yet"}</PageHeading>
            <p className="text-pine-soft">
              {recommendation
                ? "Found in what you told us. Open a reason to see your own words beside the therapist’s."
                : "We would rather say so than name somebody who does not fit."}
            </p>
          </div>
        </Stage>
        {help}
        {recommendation ? (
          <RecommendationCard
            recommendation={recommendation}
            engine={engine}
            questionText={questionText}
            actions={(therapist) => <BookFirstSession therapist={therapist} />}
          />
        ) : (
          <div className="flex flex-col gap-3">
            <Alert tone="info" announce="off">
              {message}
            </Alert>
            <EngineNote engine={engine} />
          </div>
        )}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button variant="secondary" onClick={() => window.location.reload()}>
            <RotateCw aria-hidden="true" className="size-5" />
            Try Another Match
          </Button>
          <Button asChild variant="ghost">
            <Link to="/client-profile">Go to your profile</Link>
          </Button>
        </div>
      </div>
    </MatchmakerFrame>
  );
}
