import { CLAIMS_NOTE } from "@/lib/claims.ts";
import { cx } from "@/lib/cx.ts";

/** Says beside claims what they are worth. */
export function ClaimsNote({ className }: { className?: string }) {
  return <p className={cx("text-sm text-ink-soft", className)}>{CLAIMS_NOTE}</p>;
}
