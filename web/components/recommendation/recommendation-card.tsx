import type { Engine } from "@rapport/shared/contracts/primitives.ts";
import type { Recommendation } from "@rapport/shared/contracts/recommendation.ts";
import type { Therapist } from "@rapport/shared/contracts/therapists.ts";
import { MessageCircleQuestion } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Alternatives } from "@/components/recommendation/alternatives.tsx";
import { EngineNote } from "@/components/recommendation/engine-note.tsx";
import { FactorList } from "@/components/recommendation/factor-list.tsx";
import { TherapistFacts } from "@/components/recommendation/therapist-facts.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Paragraphs } from "@/components/ui/paragraphs.tsx";

interface RecommendationCardProps {
  recommendation: Recommendation;
  /** Which engine wrote the reasons; null when it is not known. */
  engine: Engine | null;
  /** The question an answer was given to, where the page knows it. */
  questionText?: (questionId: string) => string | undefined;
  /** One of several on the page, which is then no landmark: the same therapist may stand there twice. */
  repeated?: boolean;
  /** The way to another match, for a recommendation whose reasons do not hold any more. */
  newMatch?: ReactNode;
  /** What can be done about one of the therapists. */
  actions?: (therapist: Therapist) => ReactNode;
}

/** The recommended therapist: who it is, why, what speaks for it, what to ask, and who else. */
export function RecommendationCard({
  recommendation,
  engine,
  questionText,
  repeated = false,
  newMatch,
  actions,
}: RecommendationCardProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-8">
      <Card aria-labelledby={repeated ? undefined : id} className="flex flex-col gap-7">
        <div className="flex flex-col gap-3">
          <p className="text-sm font-semibold text-clay">Recommended for you</p>
          <h2 id={id} className="display text-3xl">
            {recommendation.name}
          </h2>
          <TherapistFacts therapist={recommendation} />
        </div>

        {recommendation.outdated ? (
          <div className="flex flex-col items-start gap-4 rounded-md bg-warning-soft px-4 py-4">
            <div>
              <h3 className="text-lg">The reasons are no longer shown</h3>
              <Paragraphs text={recommendation.matchReasoning} />
            </div>
            {newMatch}
          </div>
        ) : (
          <div className="flex flex-col gap-3">
            <h3 className="text-xl">{"Why You'll Work Well Together"}</h3>
            <Paragraphs text={recommendation.matchReasoning} />
          </div>
        )}

        {recommendation.factors.length > 0 && (
          <div className="flex flex-col gap-3">
            <h3 className="text-xl">What was weighed</h3>
            <FactorList
              factors={recommendation.factors}
              therapistName={recommendation.name}
              questionText={questionText}
            />
          </div>
        )}

        {recommendation.caveat && (
          <div className="flex gap-3 rounded-md bg-sunk px-4 py-4">
            <MessageCircleQuestion
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 text-clay"
            />
            <div>
              <h3 className="font-semibold">Worth asking before you start</h3>
              <p>{recommendation.caveat}</p>
            </div>
          </div>
        )}
        {actions?.(recommendation)}
        {!recommendation.outdated && <EngineNote engine={engine} />}
      </Card>
      <Alternatives
        alternatives={recommendation.alternatives}
        outdated={recommendation.outdated}
        repeated={repeated}
        actions={actions}
      />
    </div>
  );
}
