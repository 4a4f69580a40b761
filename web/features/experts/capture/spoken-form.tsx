import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { DictatedField, type DictatedFieldHandle } from "@/components/dictation/dictated-field.tsx";
import { isSubmitKey } from "@/components/dictation/submit-key.ts";
import { Alert } from "@/components/ui/alert.tsx";
import { useRevealed } from "@/lib/use-revealed.ts";
import type { CaptureAlert } from "./capture-state.ts";

interface SpokenFormProps
  extends Omit<ComponentProps<typeof DictatedField>, "ref" | "faultId" | "children"> {
  field: Ref<DictatedFieldHandle>;
  /** What the form says in reply; null when that is nothing. */
  alert: CaptureAlert | null;
  onDismissAlert: () => void;
  onSubmit: () => void;
}

/** A box of the experts' page to write in or speak into, phrase by phrase, and what it is sent with. */
export function SpokenForm({ field, alert, onDismissAlert, onSubmit, ...box }: SpokenFormProps) {
  const alertId = useId();
  const own = useRef<DictatedFieldHandle>(null);
  useImperativeHandle(field, () => ({
    focus: () => own.current?.focus(),
    stop: () => own.current?.stop(),
    close: () => own.current?.close(),
  }));

  useEffect(() => {
    if (alert?.isFault) own.current?.focus();
  }, [alert]);

  const alertBox = useRevealed(alert);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form noValidate onSubmit={submit}>
      <DictatedField
        ref={own}
        mode="single-utterance"
        permissionWording="short"
        faultId={alert?.isFault ? alertId : undefined}
        onKeyDown={(event) => isSubmitKey(event) && submit(event)}
        {...box}
      >
        {alert && (
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
