import type { ReactNode } from "react";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";

interface MatchmakerFrameProps {
  width?: "reading" | "wide";
  children: ReactNode;
}

/** The page around every view of the matchmaker. */
export function MatchmakerFrame({ width = "wide", children }: MatchmakerFrameProps) {
  return (
    <Page crisisLine width={width} nav={<HeaderLink to="/client-profile">My Profile</HeaderLink>}>
      {children}
    </Page>
  );
}
