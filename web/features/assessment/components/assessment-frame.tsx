import type { ReactNode } from "react";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { useSession } from "@/lib/session.ts";

interface AssessmentFrameProps {
  width?: "reading" | "wide";
  children: ReactNode;
}

/** The page around every view of the assessment. Who has no account of their own may log in. */
export function AssessmentFrame({ width = "reading", children }: AssessmentFrameProps) {
  const hasAccount = useSession(({ user }) => user !== null && !user.isGuest);
  return (
    <Page
      crisisLine
      width={width}
      nav={
        <>
          <HeaderLink to="/client-profile">My Profile</HeaderLink>
          <HeaderLink to="/">Home</HeaderLink>
          {!hasAccount && (
            <HeaderLink to="/login" state={{ from: "/client-assessment" }}>
              Login
            </HeaderLink>
          )}
        </>
      }
    >
      {children}
    </Page>
  );
}
