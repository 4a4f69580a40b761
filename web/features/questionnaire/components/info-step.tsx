import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field, Input } from "@/components/ui/field.tsx";
import type { Questionnaire } from "../questionnaire.ts";
import { infoOf, type QuestionnaireState } from "../questionnaire-state.ts";
import { faultsOf, type TherapistInfo } from "../therapist-info.ts";
import { BackToReview } from "./back-to-review.tsx";
import { StepHeading } from "./step-heading.tsx";

interface InfoStepProps {
  state: QuestionnaireState;
  questionnaire: Questionnaire;
}

/** Step 0: who the therapist is. */
export function InfoStep({ state, questionnaire }: InfoStepProps) {
  const { alert, questions } = state;
  const info = infoOf(state);
  const faults = state.infoRefused ? faultsOf(info) : {};
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (alert === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [alert]);

  function submit(event: FormEvent) {
    event.preventDefault();
    questionnaire.goOn();
  }

  /** The text stays text: a number field would hide what is wrong with what was typed. */
  const input = (field: keyof TherapistInfo) => ({
    value: info[field],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      questionnaire.enter(field, target.value),
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <StepHeading
        progress={0}
        place={`Before ${questions.length === 1 ? "one question" : `${questions.length} questions`}`}
        title="Tell Us About Yourself"
      />
      {alert !== null && (
        <Alert tone="danger" onDismiss={questionnaire.dismissAlert}>
          {alert.text}
        </Alert>
      )}
      <Field label="Name" hint="As clients will see it." error={faults.name}>
        <Input autoComplete="name" {...input("name")} />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Age" optional hint="In years. Clients do not see it." error={faults.age}>
          <Input inputMode="numeric" autoComplete="off" {...input("age")} />
        </Field>
        <Field
          label="Years of Experience"
          hint="As a therapist, in whole years."
          error={faults.experience}
        >
          <Input inputMode="numeric" autoComplete="off" {...input("experience")} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3 sm:justify-end">
        <Button variant="secondary" className="grow sm:grow-0" disabled>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Previous
        </Button>
        <Button type="submit" className="grow sm:min-w-36 sm:grow-0">
          Next
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <BackToReview state={state} questionnaire={questionnaire} />
      <p className="text-sm text-ink-soft">
        What you write is kept in this browser until you submit it or log out, so you can leave and
        go on later.
      </p>
    </form>
  );
}
