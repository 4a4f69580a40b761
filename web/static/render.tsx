import { ALTERNATE_BRAND } from "@rapport/shared/brand.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { StartingScreen } from "@/app/starting-screen.tsx";
import { LandingPage } from "@/features/landing/landing-page.tsx";
import { StillwaterPage } from "@/features/stillwater/stillwater-page.tsx";
import { VisitorLinks } from "./visitor-links.tsx";

/** The landing pages as HTML, by their paths, and what stands in place of others; run while the site is built. */
export function renderPages(): Record<string, string> {
  const pages = {
    app: <StartingScreen />,
    "/pitch": <div data-theme="dusk" className="min-h-dvh" />,
    "/": <LandingPage account={<VisitorLinks />} />,
    [`/${ALTERNATE_BRAND.slug}`]: <StillwaterPage />,
  };
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [
      path,
      renderToStaticMarkup(
        <MemoryRouter initialEntries={[path === "app" ? "/" : path]}>{page}</MemoryRouter>,
      ),
    ]),
  );
}
