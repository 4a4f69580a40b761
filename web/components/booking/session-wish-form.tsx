import { CrisisWords } from "@/components/safety/crisis-line.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field, Input, TextArea } from "@/components/ui/field.tsx";
import { RadioGroup } from "@/components/ui/radio-group.tsx";
import { FORMAT_NAMES } from "@/lib/session-formats.ts";
import { PreferredTimesFields } from "./preferred-times-fields.tsx";
import { ANY_FORMAT, type SessionWish } from "./session-wish.ts";
import type { SessionWishForm as Wish } from "./use-session-wish.ts";

const FORMATS: { value: SessionWish["format"]; label: string }[] = [
  { value: ANY_FORMAT, label: "No preference" },
  { value: "in-person", label: FORMAT_NAMES["in-person"] },
  { value: "video", label: FORMAT_NAMES.video },
  { value: "phone", label: FORMAT_NAMES.phone },
];

interface SessionWishFormProps {
  wish: Wish;
  therapistName: string;
  busy: boolean;
  /** The sentence of a failure; nothing that was filled in is lost. */
  failure: string | null;
  onCancel: () => void;
}

/** When, how and why somebody would like to meet a therapist; all of it may be left out. */
export function SessionWishForm({
  wish: { form, submit, now },
  therapistName,
  busy,
  failure,
  onCancel,
}: SessionWishFormProps) {
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PreferredTimesFields form={form} now={now} />
      <RadioGroup
        label="How would you like to meet?"
        options={FORMATS}
        {...form.register("format")}
      />
      <Field
        label={`Note to ${therapistName}`}
        hint="For the therapist. Software looks in it for signs that you need help at once, and for nothing else."
        optional
        error={errors.note?.message}
      >
        <TextArea rows={4} {...form.register("note")} />
      </Field>
      <Field
        label="How can the therapist reach you?"
        hint="An email address or a phone number. The answer also appears in your profile."
        optional
        error={errors.contact?.message}
      >
        <Input autoComplete="email" {...form.register("contact")} />
      </Field>
      <p className="text-sm text-ink-soft">
        <CrisisWords />
      </p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? "Sending..." : "Send Request"}
        </Button>
      </div>
    </form>
  );
}
