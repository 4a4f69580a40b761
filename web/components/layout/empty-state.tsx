import type { ReactNode } from "react";
import { PageHeading } from "@/components/layout/page-heading.tsx";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** Where to go from here: buttons and links. */
  actions?: ReactNode;
  /** `h2` inside a page that has its own heading. */
  level?: "h1" | "h2";
}

/** There is nothing here, why, and what one can do. */
export function EmptyState({ title, children, actions, level = "h1" }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-8 text-center sm:py-14">
      <svg viewBox="0 0 72 56" aria-hidden="true" className="h-16 w-auto">
        <path d="M24 4a24 24 0 0 1 0 48H0V28A24 24 0 0 1 24 4Z" className="fill-pine-soft" />
        <path
          d="M48 4a24 24 0 0 0 0 48h24V28A24 24 0 0 0 48 4Z"
          className="fill-clay-soft opacity-80"
        />
      </svg>
      {level === "h1" ? (
        <PageHeading size="md">{title}</PageHeading>
      ) : (
        <h2 className="text-2xl">{title}</h2>
      )}
      {children && <div className="text-ink-soft">{children}</div>}
      {actions && (
        <div className="mt-2 flex w-full flex-col justify-center gap-3 sm:flex-row">{actions}</div>
      )}
    </div>
  );
}
