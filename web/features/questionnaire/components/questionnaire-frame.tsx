import type { ReactNode } from "react";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";

interface QuestionnaireFrameProps {
  width?: "reading" | "wide";
  children: ReactNode;
}

/** The page around every view of the questionnaire. */
export function QuestionnaireFrame({ width = "reading", children }: QuestionnaireFrameProps) {
  return (
    <Page
      crisisLine
      width={width}
      nav={
        <>
          <HeaderLink to="/">Home</HeaderLink>
          <HeaderLink to="/therapist-dashboard">Dashboard</HeaderLink>
        </>
      }
    >
      {children}
    </Page>
  );
}
