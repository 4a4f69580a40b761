import type { ReactNode } from "react";
import { cx } from "@/lib/cx.ts";

const TONES = {
  neutral: "bg-sunk text-ink",
  pine: "bg-pine-soft text-pine-deep",
  clay: "bg-clay-soft text-clay",
  warning: "bg-warning-soft text-warning",
} as const;

interface BadgeProps {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}

/** A word or two that names a quality. */
export function Badge({ tone = "neutral", className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-medium",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
