import type { ReactNode } from "react";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { STORY_WIDTH, StoryPage } from "@/components/story/story-page.tsx";
import { Closing } from "./components/closing.tsx";
import { Goals } from "./components/goals.tsx";
import { Meeting } from "./components/meeting.tsx";
import { People } from "./components/people.tsx";
import { Problem } from "./components/problem.tsx";
import { Roles } from "./components/roles.tsx";
import { Talk } from "./components/talk.tsx";

interface LandingPageProps {
  /** Where somebody goes who is known here, or else the ways to become so. */
  account: ReactNode;
  /** What the page that led here wants to be said. */
  notice?: ReactNode;
}

/** The start page: a talk between a visitor and the matchmaker, as far as a page can have one. */
export function LandingPage({ account, notice }: LandingPageProps) {
  return (
    <StoryPage
      theme="dusk"
      nav={
        <>
          <HeaderLink to="/pitch">Pitch</HeaderLink>
          {account}
        </>
      }
    >
      <div className="dusk-sky">
        {notice && <div className={`${STORY_WIDTH} pt-8`}>{notice}</div>}
        <Talk />
        <Problem />
      </div>
      <Roles />
      <Meeting />
      <People />
      <Goals />
      <Closing />
    </StoryPage>
  );
}
