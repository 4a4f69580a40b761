import type { ComponentProps } from "react";
import { cx } from "@/lib/cx.ts";

/** A box that scrolls by itself, in reach of the keyboard too. Give it `aria-labelledby`. */
export function ScrollBox({ className, ...props }: ComponentProps<"div">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form.
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the arrow keys could not scroll it.
      tabIndex={0}
      className={cx("overflow-y-auto", className)}
      {...props}
    />
  );
}
