import { type ComponentProps, type ReactNode, useId } from "react";
import { CHOICE, FieldError } from "@/components/ui/field.tsx";

interface RadioGroupProps<Value extends string> extends Omit<ComponentProps<"input">, "value"> {
  label: ReactNode;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[];
  error?: string | undefined;
}

/** One choice of a few, all in sight. What is left over goes to every radio, as `register()` needs. */
export function RadioGroup<Value extends string>({
  label,
  options,
  error,
  ...props
}: RadioGroupProps<Value>) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-ink">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={CHOICE}>
          <input
            {...props}
            type="radio"
            value={option.value}
            aria-invalid={error ? true : undefined}
            className="size-5 shrink-0 outline-none"
          />
          <span>
            {option.label}
            {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
