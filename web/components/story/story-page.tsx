import type { ReactNode } from "react";
import { PageFooter } from "@/components/layout/page-footer.tsx";
import { PageHeader } from "@/components/layout/page-header.tsx";
import { SkipLink } from "@/components/layout/skip-link.tsx";
import { CrisisLine } from "@/components/safety/crisis-line.tsx";

/** How wide the lines of a landing page may be, and how far from the window's edge they stay. */
export const STORY_WIDTH = "mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-10";

const FRAME_WIDTH = "max-w-7xl lg:px-10";

interface StoryPageProps {
  theme: "dusk" | "sage";
  brand?: { name: string; mark: ReactNode; to: string };
  /** `HeaderLink`s. */
  nav: ReactNode;
  /** Bands over the whole width of the window. */
  children: ReactNode;
}

/** The frame of a landing page: a theme, wide bands, and the same edges and line of help as everywhere. */
export function StoryPage({ theme, brand, nav, children }: StoryPageProps) {
  return (
    <div data-theme={theme} className="flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <CrisisLine className={FRAME_WIDTH} />
      <PageHeader {...(brand && { brand })} className={FRAME_WIDTH}>
        {nav}
      </PageHeader>
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <PageFooter {...(brand && { brand: brand.name })} className={FRAME_WIDTH} />
    </div>
  );
}
