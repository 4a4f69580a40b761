import type { User } from "@rapport/shared/contracts/accounts.ts";
import type {
  TherapistProfile,
  TherapistQuestion,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { useViewTop } from "@/lib/use-view-top.ts";
import type { Known } from "../questionnaire-state.ts";
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

/** The questionnaire with questions to ask: one of its steps, or the profile that came of it. */
export function QuestionnaireRun(props: QuestionnaireRunProps) {
  const { user, isReturning, missing } = props;
  const { state, questionnaire, saver } = useQuestionnaire(user, props.questions, props.known);
  const { place, status, questions } = state;
  const view = place.at === "question" ? place.id : place.at;
  useViewTop(status.name === "submitted" ? status.name : view);

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
        />
      )}
      {place.at === "review" && <ReviewStep state={state} questionnaire={questionnaire} />}
    </QuestionnaireFrame>
  );
}
