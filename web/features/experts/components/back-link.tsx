import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";

/** The way back, beside the heading of a page. `label` says where it leads. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-sunk hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-6" />
    </Link>
  );
}
