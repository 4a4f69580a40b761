import { BRAND } from "@rapport/shared/brand.ts";

/** Says on every screen what this is, and what it is not. */
export function PageFooter() {
  return (
    <footer className="border-t border-line text-sm text-ink-soft">
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-1 px-4 py-6 sm:px-6">
        <p>{BRAND.name} is an internal development prototype.</p>
        <p>The matching is done by software. It gives no therapy, diagnosis or treatment advice.</p>
      </div>
    </footer>
  );
}
