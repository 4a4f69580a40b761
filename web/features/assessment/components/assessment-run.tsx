import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import { useEffect } from "react";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { useStepHistory } from "@/lib/use-step-history.ts";
import { useViewTop } from "@/lib/use-view-top.ts";
import type { Assessment } from "../assessment.ts";
import type { AssessmentState } from "../assessment-state.ts";
import { useAssessment } from "../use-assessment.ts";
import { AssessmentFrame } from "./assessment-frame.tsx";
import { AssessmentHeading } from "./assessment-heading.tsx";
import { AssessmentLoading } from "./assessment-loading.tsx";
import { LateCompletion, prefetchCompletion } from "./late-completion.tsx";
import { QuestionView } from "./question-view.tsx";
import { SafetyPause } from "./safety-pause.tsx";

/** What is on its way is not called back by going back. */
function wait() {}

/** The assessment with questions to ask, once it is known what of the answers before still holds. */
export function AssessmentRun({ questions }: { questions: readonly AssessmentQuestion[] }) {
  const { state, assessment, opening, readAgain } = useAssessment(questions);
  // Nobody is kept from answering; but reasons may quote what was taken back since.
  const isWithheld = opening === "unread" && state.step.name === "complete";
  // Once the question is there, and while the connection is: it may be gone when the last one is answered.
  useEffect(() => {
    void prefetchCompletion();
  }, []);
  if (opening !== "reading" && !isWithheld) {
    return <AssessmentSteps state={state} assessment={assessment} />;
  }
  return (
    <AssessmentFrame>
      <AssessmentHeading className="sr-only">Assessment</AssessmentHeading>
      {isWithheld ? (
        <ErrorState
          message="Your result could not be loaded. Please try again."
          onRetry={readAgain}
        />
      ) : (
        <AssessmentLoading />
      )}
    </AssessmentFrame>
  );
}

interface AssessmentStepsProps {
  state: AssessmentState;
  assessment: Assessment;
}

/** One of the questions, a pause, or what came of it. */
function AssessmentSteps({ state, assessment }: AssessmentStepsProps) {
  const { questions } = assessment;
  const { step, index } = state;
  const question = questions[index];
  useViewTop(step.name === "paused" || step.name === "complete" ? step.name : question?.id);
  const waitingFor = step.name === "sending" || step.name === "analysing" ? step.name : null;
  const goBack = useStepHistory({
    step: question?.id ?? "",
    onReturn: assessment.goBackTo,
    held: waitingFor !== null ? wait : step.name === "paused" ? assessment.stay : null,
    over: step.name === "complete",
  });

  if (step.name === "complete") {
    return (
      <AssessmentFrame width="wide">
        <LateCompletion
          outcome={step.outcome}
          questions={questions}
          onStartOver={assessment.startOver}
          onMatchAnew={() => void assessment.matchAnew()}
        />
      </AssessmentFrame>
    );
  }
  return (
    <AssessmentFrame>
      {step.name === "paused" ? (
        <SafetyPause
          safety={step.safety}
          onGoOn={() => void assessment.goOn()}
          onStay={assessment.stay}
        />
      ) : (
        question !== undefined && (
          <QuestionView
            key={question.id}
            question={question}
            number={index + 1}
            of={questions.length}
            answer={state.answers[question.id] ?? ""}
            alert={state.alert}
            waitingFor={waitingFor}
            onType={(text) => assessment.type(question.id, text)}
            onPrevious={() => goBack(questions[index - 1]?.id, assessment.goBack)}
            onSubmit={() => void assessment.submit()}
            onDismissAlert={assessment.dismissAlert}
          />
        )
      )}
    </AssessmentFrame>
  );
}
