import type { ReactNode } from "react";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Card } from "@/components/ui/card.tsx";

/** The frame of log-in and registration: one sheet with one form. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page nav={<HeaderLink to="/">Home</HeaderLink>} width="narrow">
      <Card className="flex flex-col gap-6">
        <PageHeading>{title}</PageHeading>
        {children}
      </Card>
    </Page>
  );
}
