import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { Questionnaire } from "../questionnaire.ts";
import { answerTo, infoOf, type QuestionnaireState } from "../questionnaire-state.ts";
import { ReviewEntry } from "./review-entry.tsx";
import { StepHeading } from "./step-heading.tsx";
import { TooLongNotice } from "./too-long-notice.tsx";

interface ReviewStepProps {
  state: QuestionnaireState;
  questionnaire: Questionnaire;
  onPrevious: () => void;
}

/** The last step: everything that will be sent, each part with a way back to it. */
export function ReviewStep({ state, questionnaire, onPrevious }: ReviewStepProps) {
  const { alert, questions } = state;
  const busy = state.status.name === "submitting";
  const { name, age, experience } = infoOf(state);
  const alertBox = useRef<HTMLDivElement>(null);

  // The button that was pressed may be far below what it led to.
  useEffect(() => {
    if (alert !== null) alertBox.current?.scrollIntoView({ block: "center" });
  }, [alert]);

  return (
    <div className="flex flex-col gap-6">
      <StepHeading progress={1} place="Last step" title="Review Your Responses" />
      <p className="text-ink-soft">
        Read through what you wrote. Your profile is made from it and from nothing else.
      </p>
      <TooLongNotice state={state} onGoTo={questionnaire.goTo} />
      <ReviewEntry
        title="About you"
        editLabel="Edit what you told about yourself"
        disabled={busy}
        onEdit={() => questionnaire.goTo({ at: "info" })}
        text={[
          `Name: ${name.trim()}`,
          ...(age.trim() === "" ? [] : [`Age: ${age.trim()}`]),
          `Years of experience: ${experience.trim()}`,
        ].join("\n")}
      />
      <ol className="flex flex-col gap-6">
        {questions.map(({ id, text }, index) => (
          <li key={id}>
            <ReviewEntry
              title={`${index + 1}. ${text}`}
              editLabel={`Edit your answer to question ${index + 1}`}
              disabled={busy}
              onEdit={() => questionnaire.goTo({ at: "question", id })}
              text={answerTo(state, id).trim()}
            />
          </li>
        ))}
      </ol>
      <div ref={alertBox} className="empty:hidden">
        {alert !== null && (
          <Alert tone="danger" onDismiss={questionnaire.dismissAlert}>
            {alert.text}
          </Alert>
        )}
      </div>
      <div className="flex flex-wrap gap-3 sm:justify-end">
        <Button variant="secondary" className="grow sm:grow-0" disabled={busy} onClick={onPrevious}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Previous
        </Button>
        <Button
          className="grow sm:min-w-36 sm:grow-0"
          busy={busy}
          onClick={() => void questionnaire.submit()}
        >
          {busy ? "Submitting..." : "Submit Profile"}
        </Button>
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {busy &&
          "Your profile is being made from your answers. This can take up to half a minute; nothing you wrote is lost."}
      </p>
    </div>
  );
}
