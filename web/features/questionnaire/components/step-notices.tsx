import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { QuestionChange } from "../questionnaire-state.ts";
import { questionsChanged } from "../texts.ts";

/** Answers of an earlier time that could not be fetched, and the way to try again. */
export interface MissingAnswers {
  busy: boolean;
  onRetry: () => void;
}

interface StepNoticesProps {
  change: QuestionChange | null;
  onDismissChange: () => void;
  missing: MissingAnswers | null;
  isReturning: boolean;
}

/** What a therapist should know before going on; stands above the step. Often nothing. */
export function StepNotices({ change, onDismissChange, missing, isReturning }: StepNoticesProps) {
  if (!change && !missing && !isReturning) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      {change && (
        <Alert announce="status" onDismiss={onDismissChange}>
          {questionsChanged(change)}
        </Alert>
      )}
      {missing && (
        <Alert tone="warning">
          <p>
            What you answered before could not be loaded. If you have filled this in already, please
            try again before you go on.
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            busy={missing.busy}
            onClick={missing.onRetry}
          >
            Try Again
          </Button>
        </Alert>
      )}
      {isReturning && !missing && (
        <Alert announce="off">
          You have answered these questions before: your stored answers are filled in. Change what
          you like and submit again, and your profile is written anew.
        </Alert>
      )}
    </div>
  );
}
