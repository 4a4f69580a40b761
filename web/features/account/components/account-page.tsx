import type { ReactNode } from "react";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Voices } from "@/components/story/voices.tsx";
import { Card } from "@/components/ui/card.tsx";

/** The frame of log-in and registration: one sheet with one form, and on a wide screen what it is for. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page nav={<HeaderLink to="/">Home</HeaderLink>}>
      <div className="grid items-center gap-16 lg:grid-cols-[28rem_1fr]">
        <Card className="mx-auto flex w-full max-w-md flex-col gap-6">
          <PageHeading>{title}</PageHeading>
          {children}
        </Card>
        <Voices className="max-lg:hidden" />
      </div>
    </Page>
  );
}
