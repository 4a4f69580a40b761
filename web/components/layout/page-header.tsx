import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { BrandMark } from "@/components/layout/brand-mark.tsx";
import { cx } from "@/lib/cx.ts";

interface PageHeaderProps {
  /** The sign on the left, when it is not the product's, and the page it stands for. */
  brand?: { mark: ReactNode; to: string };
  className?: string;
  children?: ReactNode;
}

/** The strip on top of a page: the sign of the product, and what the page puts beside it. */
export function PageHeader({ brand, className = "max-w-5xl", children }: PageHeaderProps) {
  return (
    <header className="border-b border-line">
      <div
        className={cx(
          "mx-auto flex min-h-16 w-full flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 sm:px-6",
          className,
        )}
      >
        <Link to={brand?.to ?? "/"} className="inline-flex min-h-11 items-center rounded-md">
          {brand?.mark ?? <BrandMark />}
        </Link>
        {children && (
          <nav aria-label="Main" className="-mx-3 flex flex-wrap items-center">
            {children}
          </nav>
        )}
      </div>
    </header>
  );
}

const HEADER_ITEM =
  "inline-flex min-h-11 items-center rounded-md px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-sunk hover:text-ink sm:text-base";

interface HeaderLinkProps {
  to: string;
  /** What the page it leads to may want to know, such as where to return to. */
  state?: unknown;
  children: ReactNode;
}

/** A link in the header; the page one is on is marked. */
export function HeaderLink({ to, state, children }: HeaderLinkProps) {
  return (
    <NavLink end to={to} state={state} className={`${HEADER_ITEM} aria-[current=page]:text-pine`}>
      {children}
    </NavLink>
  );
}

/** Something to do in the header that leads nowhere, such as logging out. */
export function HeaderButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={HEADER_ITEM} onClick={onClick}>
      {children}
    </button>
  );
}
