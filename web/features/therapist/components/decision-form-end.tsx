import type { UseFormRegisterReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field, TextArea } from "@/components/ui/field.tsx";
import type { DecisionSending } from "./decision-dialog.tsx";

interface DecisionFormEndProps {
  note: UseFormRegisterReturn;
  noteError: string | undefined;
  noteLabel: string;
  submitLabel: string;
  sending: DecisionSending;
}

/** What both forms end with: the note, what went wrong, and the buttons. */
export function DecisionFormEnd({
  note,
  noteError,
  noteLabel,
  submitLabel,
  sending,
}: DecisionFormEndProps) {
  return (
    <>
      <Field label={noteLabel} optional error={noteError}>
        <TextArea {...note} />
      </Field>
      {sending.failure && <Alert tone="danger">{sending.failure}</Alert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={sending.onCancel} disabled={sending.busy}>
          Cancel
        </Button>
        <Button type="submit" busy={sending.busy}>
          {sending.busy ? "Sending..." : submitLabel}
        </Button>
      </div>
    </>
  );
}
