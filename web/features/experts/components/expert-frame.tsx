import type { ReactNode } from "react";
import { Page } from "@/components/layout/page.tsx";
import { HeaderButton, HeaderLink } from "@/components/layout/page-header.tsx";
import { lockAccess } from "../access/access.ts";

/** The page around everything that stands behind the experts' password. */
export function ExpertFrame({ children }: { children: ReactNode }) {
  return (
    <Page
      crisisLine
      nav={
        <>
          <HeaderLink to="/">Home</HeaderLink>
          <HeaderButton onClick={() => void lockAccess()}>Lock this page</HeaderButton>
        </>
      }
    >
      {children}
    </Page>
  );
}
