import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { DictationButton } from "@/components/dictation/dictation-button.tsx";
import { DictationNotes } from "@/components/dictation/dictation-notes.tsx";
import { useDictation } from "@/components/dictation/use-dictation.ts";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { AssessmentAlert } from "../assessment-state.ts";
import { AnswerBox } from "./answer-box.tsx";
import { QuestionHeading } from "./question-heading.tsx";

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
  const field = useRef<HTMLTextAreaElement>(null);
  const dictation = useDictation({ text: answer, onText: onType, field });
  const alertId = useId();
  const voiceNoteId = useId();

  // Only what is put right in the answer box leads there: on a phone it brings up the keyboard.
  useEffect(() => {
    if (alert?.aboutAnswer) field.current?.focus();
  }, [alert]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    dictation.close();
    onSubmit();
  }

  function submitByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return (
    <form className="flex flex-col gap-6" onSubmit={submit} noValidate>
      <QuestionHeading question={question} number={number} of={of} />
      <AnswerBox
        field={field}
        value={answer}
        readOnly={busy}
        faultId={alert?.aboutAnswer ? alertId : undefined}
        onType={onType}
        onKeyDown={submitByKey}
      />
      {alert !== null && (
        <div id={alertId}>
          <Alert tone="danger" onDismiss={onDismissAlert}>
            {alert.text}
          </Alert>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <DictationButton dictation={dictation} disabled={busy} describedBy={voiceNoteId} />
        <div className="flex grow gap-3 sm:justify-end">
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            disabled={busy || number === 1}
            onClick={onPrevious}
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            Previous
          </Button>
          <Button
            type="submit"
            className="grow sm:min-w-36 sm:grow-0"
            busy={busy}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {busy ? "Processing..." : number === of ? "Submit" : "Next"}
            {!busy && number < of && <ArrowRight aria-hidden="true" className="size-5" />}
          </Button>
        </div>
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {waitingFor === "analysing" &&
          "Looking for therapists who fit what you told us. This can take up to a minute; your answers are saved."}
      </p>
      <div className="flex flex-col gap-2">
        <p className="hidden text-sm text-ink-soft sm:pointer-fine:block">
          Ctrl + Enter (⌘ + Enter on a Mac) sends your answer.
        </p>
        <DictationNotes dictation={dictation} id={voiceNoteId} />
      </div>
    </form>
  );
}
