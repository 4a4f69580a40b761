import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Field, Input } from "@/components/ui/field.tsx";
import { RadioGroup } from "@/components/ui/radio-group.tsx";
import { fieldOfMoment, longDateTime } from "@/lib/moments.ts";
import { type Acceptance, acceptance, OTHER_TIME, openTimes } from "../session-decision.ts";
import type { DecisionSending } from "./decision-dialog.tsx";
import { DecisionFormEnd } from "./decision-form-end.tsx";

const QUESTION = "When does the session begin?";

interface AcceptFormProps {
  request: SessionRequest;
  sending: DecisionSending;
}

/** One of the proposed times or another one, and a word to the client. */
export function AcceptForm({ request, sending }: AcceptFormProps) {
  const [now] = useState(() => new Date());
  const times = openTimes(request, now);
  const form = useForm<Acceptance>({
    defaultValues: { chosen: times[0] ?? OTHER_TIME, otherTime: "", note: "" },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit((values) => {
    const result = acceptance(values, new Date());
    if (!result.errors) return sending.send(result.decision);
    for (const field of ["note", "otherTime", "chosen"] as const) {
      const message = result.errors[field];
      if (message) form.setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {times.length > 0 && (
        <RadioGroup
          label={QUESTION}
          options={[
            ...times.map((moment) => ({ value: moment, label: longDateTime(moment) })),
            { value: OTHER_TIME, label: "Another time" },
          ]}
          error={errors.chosen?.message}
          {...form.register("chosen")}
        />
      )}
      {form.watch("chosen") === OTHER_TIME && (
        <Field
          label={times.length > 0 ? "Date and time" : QUESTION}
          hint={`In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`}
          error={errors.otherTime?.message}
        >
          <Input type="datetime-local" min={fieldOfMoment(now)} {...form.register("otherTime")} />
        </Field>
      )}
      <DecisionFormEnd
        note={form.register("note")}
        noteError={errors.note?.message}
        noteLabel={`Note to ${request.clientName}`}
        submitLabel="Accept"
        sending={sending}
      />
    </form>
  );
}
