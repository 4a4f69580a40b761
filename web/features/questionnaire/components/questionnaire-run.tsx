import type { User } from "@rapport/shared/contracts/accounts.ts";
import type {
  TherapistProfile,
  TherapistQuestion,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { useStepHistory } from "@/lib/use-step-history.ts";
import { useViewTop } from "@/lib/use-view-top.ts";
import { type Known, nameOf, placesOf, stepOf } from "../questionnaire-state.ts";
import { useQuestionnaire } from "../use-questionnaire.ts";
import { CreatedView } from "./created-view.tsx";
import { InfoStep } from "./info-step.tsx";
import { QuestionStep } from "./question-step.tsx";
import { QuestionnaireFrame } from "./questionnaire-frame.tsx";
import { ReviewStep } from "./review-step.tsx";
import { type MissingAnswers, StepNotices } from "./step-notices.tsx";

interface QuestionnaireRunProps {
  user: User;
  questions: readonly TherapistQuestion[];
  known: Known;
  /** The entry as it is now; null while there is none. */
  profile: TherapistProfile | null;
  /** There are answers from an earlier time. */
  isReturning: boolean;
  /** What was told before could not be fetched. */
  missing: MissingAnswers | null;
}

/** What is on its way is neither changed nor left by going back. */
function wait() {}

/** The questionnaire with questions to ask: one of its steps, or the profile that came of it. */
export function QuestionnaireRun(props: QuestionnaireRunProps) {
  const { user, isReturning, missing } = props;
  const { state, questionnaire, saver } = useQuestionnaire(user, props.questions, props.known);
  const { place, status, questions } = state;
  const step = nameOf(place);
  useViewTop(status.name === "submitted" ? status.name : step);
  const goBack = useStepHistory({
    step,
    onReturn: questionnaire.goToNamed,
    held: status.name === "submitting" ? wait : null,
    over: status.name === "submitted",
  });

  if (status.name === "submitted") {
    return (
      <QuestionnaireFrame width="wide">
        <CreatedView
          therapist={props.profile ?? status.submission.therapist}
          safety={status.submission.safety}
          saver={saver}
        />
      </QuestionnaireFrame>
    );
  }
  const index = place.at === "question" ? questions.findIndex(({ id }) => id === place.id) : -1;
  const question = questions[index];
  const previous = placesOf(questions)[stepOf(questions, place) - 1];
  const onPrevious = () => goBack(previous && nameOf(previous), questionnaire.goBack);
  return (
    <QuestionnaireFrame>
      <StepNotices
        change={state.change}
        onDismissChange={questionnaire.dismissChange}
        missing={missing}
        isReturning={isReturning && place.at !== "question"}
      />
      {place.at === "info" && <InfoStep state={state} questionnaire={questionnaire} />}
      {question && (
        <QuestionStep
          key={question.id}
          state={state}
          question={question}
          number={index + 1}
          questionnaire={questionnaire}
          onPrevious={onPrevious}
        />
      )}
      {place.at === "review" && (
        <ReviewStep state={state} questionnaire={questionnaire} onPrevious={onPrevious} />
      )}
    </QuestionnaireFrame>
  );
}
