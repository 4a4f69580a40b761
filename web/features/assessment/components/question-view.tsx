import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AnswerForm } from "@/components/question/answer-form.tsx";
import { QuestionHeading } from "@/components/question/question-heading.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { AssessmentAlert } from "../assessment-state.ts";

interface QuestionViewProps {
  question: AssessmentQuestion;
  /** Counted from 1. */
  number: number;
  of: number;
  answer: string;
  alert: AssessmentAlert | null;
  /** What the server is busy with; null while the person writes. */
  waitingFor: "sending" | "analysing" | null;
  onType: (text: string) => void;
  onPrevious: () => void;
  onSubmit: () => void;
  onDismissAlert: () => void;
}

/** One question with its answer box and the way back and forth. Give it the question's id as key. */
export function QuestionView({
  question,
  number,
  of,
  answer,
  alert,
  waitingFor,
  onType,
  onPrevious,
  onSubmit,
  onDismissAlert,
}: QuestionViewProps) {
  const busy = waitingFor !== null;
  return (
    <AnswerForm
      heading={
        <QuestionHeading
          question={question}
          number={number}
          of={of}
          progress={number / of}
          progressLabel="Progress of the assessment"
          title="Assessment"
        />
      }
      answer={answer}
      onType={onType}
      placeholder="Write as you would tell a friend…"
      alert={alert}
      onDismissAlert={onDismissAlert}
      back={
        <Button
          variant="secondary"
          className="grow sm:grow-0"
          disabled={busy || number === 1}
          onClick={onPrevious}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          Previous
        </Button>
      }
      submitLabel={
        <>
          {busy ? "Processing..." : number === of ? "Submit" : "Next"}
          {!busy && number < of && <ArrowRight aria-hidden="true" className="size-5" />}
        </>
      }
      submitDeed="sends your answer"
      busy={busy}
      waitingNote={
        waitingFor === "analysing" &&
        "Looking for therapists who fit what you told us. This can take up to a minute; your answers are saved."
      }
      onSubmit={onSubmit}
    />
  );
}
