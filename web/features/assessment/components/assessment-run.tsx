import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import { useStepHistory } from "@/lib/use-step-history.ts";
import { useViewTop } from "@/lib/use-view-top.ts";
import { useAssessment } from "../use-assessment.ts";
import { AssessmentFrame } from "./assessment-frame.tsx";
import { Completion } from "./completion.tsx";
import { QuestionView } from "./question-view.tsx";
import { SafetyPause } from "./safety-pause.tsx";

/** What is on its way is not called back by going back. */
function wait() {}

/** The assessment with questions to ask: one of them, a pause, or what came of it. */
export function AssessmentRun(props: { questions: readonly AssessmentQuestion[] }) {
  const [state, assessment] = useAssessment(props.questions);
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
        <Completion
          outcome={step.outcome}
          questions={questions}
          onStartOver={assessment.startOver}
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
