import { useForm } from "react-hook-form";
import { noteError } from "../session-decision.ts";
import type { DecisionSending } from "./decision-dialog.tsx";
import { DecisionFormEnd } from "./decision-form-end.tsx";

interface DeclineFormProps {
  clientName: string;
  sending: DecisionSending;
}

/** A kind word to a client who cannot be taken; it may be left out. */
export function DeclineForm({ clientName, sending }: DeclineFormProps) {
  const form = useForm({ defaultValues: { note: "" } });
  const submit = form.handleSubmit(({ note }) =>
    sending.send({ decision: "declined", note: note.trim() }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <DecisionFormEnd
        note={form.register("note", { validate: noteError })}
        noteError={form.formState.errors.note?.message}
        noteLabel={`Note to ${clientName}`}
        submitLabel="Decline"
        sending={sending}
      />
    </form>
  );
}
