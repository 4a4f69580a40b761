import type { ComponentProps, ReactNode } from "react";
import { CHOICE } from "@/components/ui/field.tsx";

interface CheckboxProps extends ComponentProps<"input"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Something that is so or is not. */
export function Checkbox({ label, hint, ...props }: CheckboxProps) {
  return (
    <label className={CHOICE}>
      <input {...props} type="checkbox" className="size-5 shrink-0 outline-none" />
      <span>
        {label}
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
