import { RotateCw } from "lucide-react";
import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { QuestionnaireFrame } from "./questionnaire-frame.tsx";

interface NoQuestionsProps {
  /** They could not be fetched, in place of there being none. */
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** In place of the questionnaire when there is nothing to ask, or nothing could be fetched. */
export function NoQuestions({ failed, busy, onRetry }: NoQuestionsProps) {
  return (
    <QuestionnaireFrame>
      <EmptyState
        title="No Therapist Questions Available"
        actions={
          <>
            {failed && (
              <Button busy={busy} onClick={onRetry}>
                {!busy && <RotateCw aria-hidden="true" className="size-5" />}
                Try Again
              </Button>
            )}
            <Button asChild variant="secondary">
              <Link to="/">Return to Home</Link>
            </Button>
          </>
        }
      >
        {failed ? (
          <Alert tone="danger">The questions could not be loaded. Please try again.</Alert>
        ) : (
          <p>The experts have not contributed any questions yet. Please check back later.</p>
        )}
      </EmptyState>
    </QuestionnaireFrame>
  );
}
