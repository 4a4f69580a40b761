import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { DictatedField, type DictatedFieldHandle } from "@/components/dictation/dictated-field.tsx";
import { isSubmitKey } from "@/components/dictation/submit-key.ts";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useRevealed } from "@/lib/use-revealed.ts";

/** `aboutAnswer`: something to put right in the answer, in place of something that did not work. */
export interface AnswerAlert {
  text: string;
  aboutAnswer: boolean;
}

interface AnswerFormProps {
  /** What is asked, as the heading of the view. */
  heading: ReactNode;
  answer: string;
  onType: (text: string) => void;
  placeholder: string;
  alert: AnswerAlert | null;
  onDismissAlert: () => void;
  /** What stands between the answer and the buttons. */
  children?: ReactNode;
  /** What stands below the buttons. */
  below?: ReactNode;
  /** The button before the one that submits. */
  back: ReactNode;
  submitLabel: ReactNode;
  /** What Ctrl + Enter does, as the end of a sentence. */
  submitDeed: string;
  /** The answer is being sent. */
  busy?: boolean;
  /** What one waits for, where that takes a while. */
  waitingNote?: string | false;
  onSubmit: () => void;
}

/**
 * A question with the box for its answer, which can be spoken, and the way on. Give it the question's
 * id as key: what is still being heard must not end up in another answer.
 */
export function AnswerForm({
  heading,
  answer,
  onType,
  placeholder,
  alert,
  onDismissAlert,
  children,
  below,
  back,
  submitLabel,
  submitDeed,
  busy = false,
  waitingNote = false,
  onSubmit,
}: AnswerFormProps) {
  const field = useRef<DictatedFieldHandle>(null);
  const alertId = useId();

  // Only what is put right in the answer box leads there: on a phone it brings up the keyboard.
  useEffect(() => {
    if (alert?.aboutAnswer) field.current?.focus();
  }, [alert]);

  const alertBox = useRevealed(alert);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (busy) return;
    field.current?.close();
    onSubmit();
  }

  function submitByKey(event: KeyboardEvent) {
    if (isSubmitKey(event)) submit(event);
  }

  return (
    <form className="flex flex-col gap-6" onSubmit={submit} noValidate>
      {heading}
      <DictatedField
        ref={field}
        label="Your answer"
        hideLabel
        placeholder={placeholder}
        text={answer}
        onText={onType}
        disabled={busy}
        faultId={alert?.aboutAnswer ? alertId : undefined}
        onKeyDown={submitByKey}
        actions={
          <div className="flex grow gap-3 sm:justify-end">
            {back}
            <Button
              type="submit"
              className="grow sm:min-w-36 sm:grow-0"
              busy={busy}
              aria-keyshortcuts="Control+Enter Meta+Enter"
            >
              {submitLabel}
            </Button>
          </div>
        }
        footnotes={
          <>
            {below}
            <p role="status" className="text-ink-soft empty:hidden">
              {waitingNote}
            </p>
            <p className="hidden text-sm text-ink-soft sm:pointer-fine:block">
              Ctrl + Enter (⌘ + Enter on a Mac) {submitDeed}.
            </p>
          </>
        }
      >
        {children}
        {alert !== null && (
          <div ref={alertBox} id={alertId}>
            <Alert tone="danger" onDismiss={onDismissAlert}>
              {alert.text}
            </Alert>
          </div>
        )}
      </DictatedField>
    </form>
  );
}
