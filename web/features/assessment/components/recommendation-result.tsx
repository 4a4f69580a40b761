import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import { BookFirstSession } from "@/components/booking/book-first-session.tsx";
import { EngineNote } from "@/components/recommendation/engine-note.tsx";
import { RecommendationCard } from "@/components/recommendation/recommendation-card.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { Outcome } from "../assessment-state.ts";

interface RecommendationResultProps {
  outcome: Outcome;
  questions: readonly AssessmentQuestion[];
  onMatchAnew: () => void;
}

/** The recommended therapist with the reasons, or the plain word that nobody fits. */
export function RecommendationResult({
  outcome,
  questions,
  onMatchAnew,
}: RecommendationResultProps) {
  const { recommendation, engine, message } = outcome;
  if (recommendation === null) {
    return (
      <div className="flex flex-col gap-3">
        <Alert tone="info" title="No match yet" announce="off">
          {message}
        </Alert>
        <EngineNote engine={engine} />
      </div>
    );
  }
  return (
    <RecommendationCard
      recommendation={recommendation}
      engine={engine}
      questionText={(id) => questions.find((question) => question.id === id)?.text}
      newMatch={
        <Button variant="secondary" onClick={onMatchAnew}>
          Get a New Match
        </Button>
      }
      actions={(therapist) => <BookFirstSession therapist={therapist} />}
    />
  );
}
