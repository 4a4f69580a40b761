import { cx } from "@/lib/cx.ts";

interface ProgressProps {
  /** How far, from 0 to 1; anything beyond is cut off. */
  value: number;
  /** What progresses; read out, not shown. */
  label: string;
  /** How far in words ("Question 2 of 12"), read out in place of the percentage. */
  valueText?: string;
  className?: string;
}

/** A bar that fills from the left. */
export function Progress({ value, label, valueText, className }: ProgressProps) {
  const filled = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(filled * 100)}
      aria-valuetext={valueText}
      className={cx("h-2 overflow-hidden rounded-full bg-line", className)}
    >
      <div
        className="h-full origin-left rounded-full bg-pine transition-transform duration-300"
        style={{ transform: `scaleX(${filled})` }}
      />
    </div>
  );
}
