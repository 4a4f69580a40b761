import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import { needsPause } from "@rapport/shared/contracts/safety.ts";
import { useState } from "react";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { useViewTop } from "@/lib/use-view-top.ts";
import type { Outcome } from "../assessment-state.ts";
import { CompletionSummary } from "./completion-summary.tsx";
import { RecommendationResult } from "./recommendation-result.tsx";
import { TherapistListView } from "./therapist-list-view.tsx";

interface CompletionProps {
  outcome: Outcome;
  questions: readonly AssessmentQuestion[];
  onStartOver: () => void;
  onMatchAnew: () => void;
}

/** After the last answer: what came of it, or everybody in the directory. */
export function Completion({ outcome, questions, onStartOver, onMatchAnew }: CompletionProps) {
  const [listing, setListing] = useState(false);
  useViewTop(listing);

  if (listing) {
    return (
      <TherapistListView recommended={outcome.recommendation} onBack={() => setListing(false)} />
    );
  }
  // What may be a matter of life comes before any therapist.
  const help = needsPause(outcome.safety) && <SafetyNotice safety={outcome.safety} />;
  return (
    <div className="flex flex-col gap-10">
      <CompletionSummary onStartOver={onStartOver} onListTherapists={() => setListing(true)} />
      {outcome.safety?.level === "high" && help}
      <RecommendationResult outcome={outcome} questions={questions} onMatchAnew={onMatchAnew} />
      {outcome.safety?.level === "moderate" && help}
    </div>
  );
}
