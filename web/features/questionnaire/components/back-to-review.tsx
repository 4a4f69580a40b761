import { ListChecks } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import type { Questionnaire } from "../questionnaire.ts";
import type { QuestionnaireState } from "../questionnaire-state.ts";

interface BackToReviewProps {
  state: QuestionnaireState;
  questionnaire: Questionnaire;
}

/** The short way back for somebody who came from the review to change one thing. */
export function BackToReview({ state, questionnaire }: BackToReviewProps) {
  if (!state.reviewed) return null;
  return (
    <div>
      <Button variant="ghost" className="-ml-4.5" onClick={questionnaire.goBackToReview}>
        <ListChecks aria-hidden="true" className="size-5" />
        Back to Review
      </Button>
    </div>
  );
}
