import type { ReactNode } from "react";
import { cx } from "@/lib/cx.ts";

interface FactProps {
  term: string;
  /** Takes the whole width of the list. */
  wide?: boolean;
  /** Stands beside two others. */
  tall?: boolean;
  /** What stands there when nothing was given. */
  missing?: string;
  children: ReactNode;
}

/** One line of a definition list. What was not given is said to be missing, not left out. */
export function Fact({
  term,
  wide = false,
  tall = false,
  missing = "Not given",
  children,
}: FactProps) {
  return (
    <div className={cx("min-w-0", wide && "sm:col-span-2", tall && "sm:row-span-2")}>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere">
        {children || <span className="text-ink-soft">{missing}</span>}
      </dd>
    </div>
  );
}
