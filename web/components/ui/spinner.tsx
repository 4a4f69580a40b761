import { cx } from "@/lib/cx.ts";

interface SpinnerProps {
  /** What is being waited for; read out when the spinner appears. */
  label: string;
  /** Shows the label beside the ring instead of to screen readers only. */
  showLabel?: boolean;
  className?: string;
}

/** A turning ring that says what is being waited for. */
export function Spinner({ label, showLabel = false, className }: SpinnerProps) {
  return (
    <span role="status" className={cx("inline-flex items-center gap-3 text-ink-soft", className)}>
      <SpinnerRing className="size-6 shrink-0 text-pine" />
      <span className={showLabel ? undefined : "sr-only"}>{label}</span>
    </span>
  );
}

/** The ring alone, for inside a control whose own text says what happens. */
export function SpinnerRing({ className = "size-5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx("animate-spin", className)}>
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        opacity="0.25"
      />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
