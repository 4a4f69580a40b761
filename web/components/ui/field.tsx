import { ChevronDown, CircleAlert } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { cx } from "@/lib/cx.ts";

interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

const FieldContext = createContext<FieldWiring | null>(null);

interface FieldProps {
  label: ReactNode;
  /** Stands under the label before anything is typed. */
  hint?: ReactNode;
  /** One sentence saying what to change. Its presence marks the control as invalid. */
  error?: string | undefined;
  /** Says so beside the label; a field without it must be filled in. */
  optional?: boolean;
  /** Hides the label from sight, for a control whose meaning the page already shows. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label, a hint and an error, tied to the one `Input`, `TextArea` or `Select` inside. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const wiring: FieldWiring = {
    id,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };

  return (
    <FieldContext value={wiring}>
      <div className={cx("flex flex-col gap-1.5", className)}>
        <label htmlFor={id} className={hideLabel ? "sr-only" : "font-semibold text-ink"}>
          {label}
          {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
        </label>
        {hint && (
          <p id={hintId} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        {children}
        <FieldError id={errorId} message={error} />
      </div>
    </FieldContext>
  );
}

/** The line under a control that says what to change. */
export function FieldError({
  id,
  message,
}: {
  id: string | undefined;
  message: string | undefined;
}) {
  if (!message) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}

/** How everything looks that one types or chooses in. */
export const CONTROL =
  "w-full rounded-md border border-line-strong bg-field px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft " +
  "transition-colors hover:border-ink-soft aria-invalid:border-danger aria-invalid:border-2 disabled:bg-sunk disabled:text-ink-soft";

export function Input({ className, ...props }: ComponentProps<"input">) {
  const field = useContext(FieldContext);
  return <input {...field} className={cx(CONTROL, "min-h-12", className)} {...props} />;
}

/** Grows with what is written where the browser can, from `rows` lines on. */
export function TextArea({ className, rows = 5, ...props }: ComponentProps<"textarea">) {
  const field = useContext(FieldContext);
  return (
    <textarea
      {...field}
      rows={rows}
      className={cx(CONTROL, "field-sizing-content max-h-[60vh] min-h-36 resize-y", className)}
      {...props}
    />
  );
}

export function Select({ className, ...props }: ComponentProps<"select">) {
  const field = useContext(FieldContext);
  return (
    <div className={cx("relative", className)}>
      <select {...field} className={cx(CONTROL, "min-h-12 appearance-none pr-11")} {...props} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}

/** How a choice looks that can be made or not; the label around its radio or checkbox has it. */
export const CHOICE =
  "flex min-h-12 items-center gap-3 rounded-md border border-line-strong bg-field px-3.5 py-2.5 " +
  "transition-colors hover:border-ink-soft has-checked:border-pine has-checked:bg-pine-soft " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-pine";
