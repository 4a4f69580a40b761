import type { TherapistQuestion } from "@rapport/shared/contracts/therapist-profile.ts";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AnswerForm } from "@/components/question/answer-form.tsx";
import { QuestionHeading } from "@/components/question/question-heading.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { Questionnaire } from "../questionnaire.ts";
import { answerTo, type QuestionnaireState } from "../questionnaire-state.ts";
import { TITLE } from "../texts.ts";
import { BackToReview } from "./back-to-review.tsx";
import { PROGRESS_LABEL } from "./step-heading.tsx";

interface QuestionStepProps {
  state: QuestionnaireState;
  question: TherapistQuestion;
  /** Counted from 1, which is also the step's number. */
  number: number;
  questionnaire: Questionnaire;
  onPrevious: () => void;
}

/** One question with its answer. Give it the question's id as key. */
export function QuestionStep(props: QuestionStepProps) {
  const { state, question, number, questionnaire } = props;
  const { id } = question;
  const of = state.questions.length;
  const isStored = state.typed.answers[id] === undefined && id in state.known.answers;
  return (
    <AnswerForm
      heading={
        <QuestionHeading
          question={question}
          number={number}
          of={of}
          progress={number / (of + 1)}
          progressLabel={PROGRESS_LABEL}
          title={TITLE}
        />
      }
      answer={answerTo(state, id)}
      onType={(text) => questionnaire.type(id, text)}
      placeholder="In your own words, as you would tell a colleague…"
      alert={state.alert}
      onDismissAlert={questionnaire.dismissAlert}
      back={
        <Button variant="secondary" className="grow sm:grow-0" onClick={props.onPrevious}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Previous
        </Button>
      }
      submitLabel={
        <>
          Next
          <ArrowRight aria-hidden="true" className="size-5" />
        </>
      }
      submitDeed="goes on"
      onSubmit={questionnaire.goOn}
      below={<BackToReview state={state} questionnaire={questionnaire} />}
    >
      {isStored && <p className="text-sm text-ink-soft">This is the answer you gave before.</p>}
    </AnswerForm>
  );
}
