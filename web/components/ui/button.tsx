import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { SpinnerRing } from "@/components/ui/spinner.tsx";
import { cx } from "@/lib/cx.ts";

const VARIANTS = {
  primary:
    "bg-pine text-on-pine shadow-sm hover:bg-pine-deep active:bg-pine-deep aria-disabled:hover:bg-pine disabled:hover:bg-pine",
  secondary:
    "border border-line-strong bg-surface text-ink hover:bg-sunk active:bg-sunk aria-disabled:hover:bg-surface",
  ghost: "text-ink hover:bg-sunk active:bg-sunk",
  danger: "bg-danger text-on-pine shadow-sm hover:bg-danger-deep active:bg-danger-deep",
} as const;

const SIZES = {
  md: "min-h-11 px-4.5 py-2 text-base",
  lg: "min-h-13 px-6 py-3 text-lg",
} as const;

interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /**
   * Something is under way: a ring shows and clicks are ignored. The button keeps its focus, which a
   * disabled one would lose.
   */
  busy?: boolean;
  /** Gives the look to the only child (a link) instead of rendering a button. `busy` has no effect then. */
  asChild?: boolean;
}

/** The one button of the product. Its type is `button` unless told to submit. */
export function Button({
  variant = "primary",
  size = "md",
  busy = false,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  ...props
}: ButtonProps) {
  const look = cx(
    "inline-flex items-center justify-center gap-2 rounded-md font-semibold no-underline transition-colors duration-150",
    "disabled:opacity-55 aria-disabled:opacity-75 [&_svg]:shrink-0",
    VARIANTS[variant],
    SIZES[size],
    className,
  );

  if (asChild) {
    return (
      <Slot.Root className={look} {...props}>
        {children}
      </Slot.Root>
    );
  }

  function ignoreWhileBusy(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      type={type}
      className={look}
      onClick={ignoreWhileBusy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <SpinnerRing />}
      {children}
    </button>
  );
}
