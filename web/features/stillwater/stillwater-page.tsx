import { ALTERNATE_BRAND } from "@rapport/shared/brand.ts";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { StoryPage } from "@/components/story/story-page.tsx";
import { Company } from "./components/company.tsx";
import { Farewell } from "./components/farewell.tsx";
import { Hero } from "./components/hero.tsx";
import { Shore } from "./components/shore.tsx";
import { StillwaterMark } from "./components/stillwater-mark.tsx";
import { Stones } from "./components/stones.tsx";

const BRAND = {
  name: ALTERNATE_BRAND.name,
  mark: <StillwaterMark />,
  to: `/${ALTERNATE_BRAND.slug}`,
};

/** The calm landing page of the alternate brand. */
export function StillwaterPage() {
  return (
    <StoryPage
      theme="sage"
      brand={BRAND}
      nav={
        <>
          <HeaderLink to="/login">Login</HeaderLink>
          <HeaderLink to="/register">Get Started</HeaderLink>
        </>
      }
    >
      <Hero />
      <Company />
      <Stones />
      <Shore />
      <Farewell />
    </StoryPage>
  );
}
