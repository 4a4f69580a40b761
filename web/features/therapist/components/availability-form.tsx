import type { Availability } from "@rapport/shared/contracts/therapist-profile.ts";
import { US_STATES } from "@rapport/shared/contracts/us-states.ts";
import { Controller } from "react-hook-form";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Field, Input } from "@/components/ui/field.tsx";
import { MultiSelect } from "@/components/ui/multi-select.tsx";
import { UnsavedChangesGuard } from "@/components/unsaved/unsaved-changes-guard.tsx";
import { FORMAT_NAMES } from "@/lib/session-formats.ts";
import { LANGUAGE_OPTIONS } from "../languages.ts";
import { useAvailabilityForm } from "../use-availability-form.ts";

const STATE_OPTIONS = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

interface AvailabilityFormProps {
  userId: string;
  availability: Availability;
}

/** What clients can book. */
export function AvailabilityForm({ userId, availability }: AvailabilityFormProps) {
  const { form, submit, result, overtaken, takeStored } = useAvailabilityForm(userId, availability);
  const { errors, isSubmitting, isDirty } = form.formState;
  const { control, register } = form;

  return (
    <form noValidate onSubmit={submit} aria-label="Availability" className="flex flex-col gap-6">
      <UnsavedChangesGuard when={isDirty} />
      <p className="text-ink-soft">
        Everything here is optional. The more you say, the better clients can be matched with you.
      </p>
      {overtaken && (
        <Alert tone="warning" title="Your availability was changed elsewhere meanwhile">
          <p>What you changed here is kept, and saving it replaces what is stored now.</p>
          <Button variant="secondary" className="mt-3" onClick={takeStored}>
            Show what is stored now
          </Button>
        </Alert>
      )}
      <Card aria-labelledby="new-clients" className="flex flex-col gap-5">
        <h2 id="new-clients" className="text-xl">
          New clients
        </h2>
        <Checkbox
          label="I accept new clients"
          hint="Otherwise you are not shown to clients, and nobody new is matched with you."
          {...register("acceptingClients")}
        />
        <Field
          label="Open places"
          optional
          hint="Each session you accept takes one. At 0 nobody new is taken; empty means no limit."
          error={errors.capacity?.message}
        >
          <Input inputMode="numeric" className="max-w-40" {...register("capacity")} />
        </Field>
      </Card>
      <Card aria-labelledby="where-and-how" className="flex flex-col gap-5">
        <h2 id="where-and-how" className="text-xl">
          Where and how
        </h2>
        <Controller
          control={control}
          name="licensedStates"
          render={({ field }) => (
            <MultiSelect
              label="States of license"
              optional
              hint="Clients who say where they live are matched with therapists licensed there."
              placeholder="Search for a state"
              options={STATE_OPTIONS}
              chosen={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              error={errors.licensedStates?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="languages"
          render={({ field }) => (
            <MultiSelect
              label="Languages"
              hint="In which you hold sessions. Any other than those offered can be added."
              placeholder="Search for a language"
              options={LANGUAGE_OPTIONS}
              chosen={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              allowOther
              error={errors.languages?.message ?? errors.languages?.[0]?.message}
            />
          )}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-semibold text-ink">
            Formats<span className="font-normal text-ink-soft"> (optional)</span>
          </legend>
          <div className="grid gap-2 sm:grid-cols-3">
            {Object.entries(FORMAT_NAMES).map(([format, name]) => (
              <Checkbox key={format} value={format} label={name} {...register("formats")} />
            ))}
          </div>
        </fieldset>
      </Card>
      <Card aria-labelledby="fees" className="flex flex-col gap-5">
        <h2 id="fees" className="text-xl">
          Fees
        </h2>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Lowest fee"
            optional
            hint="In whole US dollars a session."
            error={errors.feeMin?.message}
          >
            <Input inputMode="numeric" {...register("feeMin")} />
          </Field>
          <Field
            label="Highest fee"
            optional
            hint="In whole US dollars a session."
            error={errors.feeMax?.message}
          >
            <Input inputMode="numeric" {...register("feeMax")} />
          </Field>
        </div>
      </Card>
      {result === "saved" && <Alert tone="success">Availability saved successfully!</Alert>}
      {result === "failed" && (
        <Alert tone="danger">Error saving availability. Please try again.</Alert>
      )}
      <div className="flex flex-col sm:flex-row">
        <Button type="submit" size="lg" busy={isSubmitting}>
          {isSubmitting ? "Saving..." : "Save Availability"}
        </Button>
      </div>
    </form>
  );
}
