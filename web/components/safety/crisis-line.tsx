import { cx } from "@/lib/cx.ts";

/**
 * The quiet line of help that stands on every page where a person types or speaks about themselves.
 * Its words are `CRISIS_LINE`, with the numbers as links. It stays in sight however far a page is
 * scrolled; `styles.css` keeps what has the focus from hiding behind it.
 */
export function CrisisLine({ className = "max-w-5xl" }: { className?: string }) {
  return (
    <aside aria-label="Crisis support" className="sticky top-0 z-20 bg-sunk text-sm text-ink-soft">
      <p className={cx("mx-auto w-full px-4 py-2 sm:px-6", className)}>
        <CrisisWords />
      </p>
    </aside>
  );
}

/** The words alone, for a modal to write in, which covers the line of its page. */
export function CrisisWords() {
  const link =
    "inline-flex min-h-6 items-center font-semibold text-ink underline underline-offset-2";
  return (
    <>
      In crisis?{" "}
      <a href="tel:988" aria-label="Call 988" className={link}>
        Call
      </a>{" "}
      or{" "}
      <a href="sms:988" className={link}>
        text 988
      </a>{" "}
      (US), free, 24/7. In immediate danger{" "}
      <a href="tel:911" className={link}>
        call 911
      </a>
      .
    </>
  );
}
