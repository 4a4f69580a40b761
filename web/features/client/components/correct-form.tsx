import type { ClientResponse } from "@rapport/shared/contracts/client-profile.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { DictatedField, type DictatedFieldHandle } from "@/components/dictation/dictated-field.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { UnsavedChangesGuard } from "@/components/unsaved/unsaved-changes-guard.tsx";
import { answerFault } from "@/lib/answer-rules.ts";
import { errorMessage, hasStatus } from "@/lib/api-error.ts";
import { answerText } from "../answer-text.ts";
import { useCorrectResponse } from "../api/correct-response.ts";

interface CorrectFormProps {
  userId: string;
  /** The answer as it was when its correction began. */
  begun: ClientResponse;
  /** The answer as it is stored now; null when it was removed meanwhile. */
  stored: ClientResponse | null;
  onCorrected: (response: ClientResponse, safety: Safety | null) => void;
  onCancel: () => void;
}

/** The client's own words in place of an answer. */
export function CorrectForm({ userId, begun, stored, onCorrected, onCancel }: CorrectFormProps) {
  const correction = useCorrectResponse(userId);
  const [text, setText] = useState(() => answerText(begun));
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<DictatedFieldHandle>(null);
  const faultId = useId();
  const busy = correction.isPending;
  const removed = stored === null || hasStatus(correction.error, 404);
  const changed = stored !== null && stored.answer !== begun.answer ? stored : null;

  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = answerFault(text);
    setFault(found);
    if (found !== null) return field.current?.focus();
    field.current?.close();
    correction.mutate(
      { id: begun.id, answer: text.trim() },
      { onSuccess: ({ response, safety }) => onCorrected(response, safety) },
    );
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Correct your answer">
      <UnsavedChangesGuard when={text !== answerText(begun)} />
      <DictatedField
        ref={field}
        label="Your answer"
        text={text}
        onText={setText}
        disabled={busy}
        rows={4}
        faultId={fault === null ? undefined : faultId}
        actions={
          <div className="flex gap-3">
            <Button type="submit" busy={busy}>
              {busy ? "Saving..." : "Save"}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        }
      >
        {fault !== null && (
          <div id={faultId}>
            <Alert tone="warning">{fault}</Alert>
          </div>
        )}
        {removed && (
          <Alert tone="warning">
            This answer was removed meanwhile and cannot be corrected any more. Copy your words if
            you want to keep them.
          </Alert>
        )}
        {changed && (
          <Alert tone="warning" title="This answer was changed elsewhere meanwhile">
            <p className="wrap-anywhere">
              Now it is “{answerText(changed)}”. Saving puts your words in its place.
            </p>
          </Alert>
        )}
        {correction.isError && !removed && (
          <Alert tone="danger">
            {errorMessage(correction.error, "Your answer could not be saved. Please try again.")}
          </Alert>
        )}
      </DictatedField>
    </form>
  );
}
