import type { ReactNode } from "react";
import { PageFooter } from "@/components/layout/page-footer.tsx";
import { PageHeader } from "@/components/layout/page-header.tsx";
import { SkipLink } from "@/components/layout/skip-link.tsx";
import { CrisisLine } from "@/components/safety/crisis-line.tsx";
import { cx } from "@/lib/cx.ts";

const WIDTHS = { narrow: "max-w-md", reading: "max-w-2xl", wide: "max-w-5xl" } as const;

interface PageProps {
  /** `HeaderLink`s and `HeaderButton`s. */
  nav?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** For every page on which a person types or speaks about themselves. */
  crisisLine?: boolean;
  children: ReactNode;
}

/** The frame of an ordinary page: header, one column, footer, and a way past the header. */
export function Page({ nav, width = "wide", crisisLine = false, children }: PageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {crisisLine && <CrisisLine />}
      <PageHeader>{nav}</PageHeader>
      <main
        id="main"
        tabIndex={-1}
        className={cx("mx-auto w-full grow px-4 py-8 sm:px-6 sm:py-12", WIDTHS[width])}
      >
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
