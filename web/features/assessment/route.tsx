import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useAssessmentQuestions } from "./api/get-assessment-questions.ts";
import { AssessmentFrame } from "./components/assessment-frame.tsx";
import { AssessmentHeading } from "./components/assessment-heading.tsx";
import { AssessmentLoading } from "./components/assessment-loading.tsx";
import { AssessmentRun } from "./components/assessment-run.tsx";

/** `/client-assessment`: the written assessment, from its questions to a recommended therapist. */
export function Component() {
  const { data: questions, isError, isFetching, refetch } = useAssessmentQuestions();

  if (questions !== undefined && questions.length > 0) {
    return <AssessmentRun questions={questions} />;
  }
  return (
    <AssessmentFrame>
      <AssessmentHeading className="sr-only">Assessment</AssessmentHeading>
      {questions !== undefined ? (
        <EmptyState
          level="h2"
          title="No Assessment Questions Available"
          actions={
            <Button asChild variant="secondary">
              <Link to="/">Return to Home</Link>
            </Button>
          }
        >
          <p>There are currently no questions from therapists. Please check back later.</p>
        </EmptyState>
      ) : isError ? (
        <ErrorState
          message="The assessment questions could not be loaded. Please try again."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <AssessmentLoading />
      )}
    </AssessmentFrame>
  );
}
