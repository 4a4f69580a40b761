import type { ComponentProps } from "react";
import { cx } from "@/lib/cx.ts";

const TONES = {
  plain: "border border-line bg-surface shadow-card",
  quiet: "bg-sunk",
  accent: "bg-pine text-on-pine",
} as const;

interface CardProps extends ComponentProps<"section"> {
  tone?: keyof typeof TONES;
}

/** A sheet that holds one thing. Give it `aria-labelledby` when it has a heading. */
export function Card({ tone = "plain", className, ...props }: CardProps) {
  return <section className={cx("rounded-lg p-5 sm:p-7", TONES[tone], className)} {...props} />;
}
