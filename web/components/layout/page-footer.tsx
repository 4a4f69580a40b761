import { BRAND } from "@rapport/shared/brand.ts";
import { cx } from "@/lib/cx.ts";

interface PageFooterProps {
  /** The name under which the product stands there. */
  brand?: string;
  /** How wide its lines may be. */
  className?: string;
}

/** Says on every screen what this is, and what it is not. */
export function PageFooter({ brand = BRAND.name, className = "max-w-5xl" }: PageFooterProps) {
  return (
    <footer className="border-t border-line text-sm text-ink-soft">
      <div className={cx("mx-auto flex w-full flex-col gap-1 px-4 py-6 sm:px-6", className)}>
        <p>{brand} is an internal development prototype.</p>
        <p>The matching is done by software. It gives no therapy, diagnosis or treatment advice.</p>
      </div>
    </footer>
  );
}
