import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button.tsx";
import { Field, Input } from "@/components/ui/field.tsx";
import { fieldOfMoment } from "@/lib/moments.ts";
import { canAddTime, type SessionWish } from "./session-wish.ts";

interface PreferredTimesFieldsProps {
  form: UseFormReturn<SessionWish>;
  now: Date;
}

/** Up to five moments that suit, each to be chosen, added and taken away again. */
export function PreferredTimesFields({ form, now }: PreferredTimesFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "times" });
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = form.formState.errors.times;

  /** The button that is pressed goes away: the focus goes to the one that adds another. */
  function takeAway(index: number) {
    remove(index);
    addButton.current?.focus();
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold">
        Times that suit you <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <p className="text-sm text-ink-soft">
        Up to five, in your time zone, {Intl.DateTimeFormat().resolvedOptions().timeZone}.
      </p>
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-start gap-2">
          <Field
            label={`Time ${index + 1}`}
            hideLabel
            error={errors?.[index]?.value?.message}
            className="min-w-0 grow"
          >
            <Input
              type="datetime-local"
              min={fieldOfMoment(now)}
              {...form.register(`times.${index}.value`)}
            />
          </Field>
          {fields.length > 1 && (
            <button
              type="button"
              aria-label={`Remove time ${index + 1}`}
              onClick={() => takeAway(index)}
              className="mt-0.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunk"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
      ))}
      <Button
        ref={addButton}
        variant="ghost"
        className="self-start"
        disabled={!canAddTime({ times: fields })}
        onClick={() => append({ value: "" })}
      >
        <Plus aria-hidden="true" className="size-5" />
        Add another time
      </Button>
    </fieldset>
  );
}
