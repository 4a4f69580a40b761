import { EXPERTS } from "@rapport/shared/brand.ts";
import { expertTitle } from "@rapport/shared/expert-name.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Button } from "@/components/ui/button.tsx";

/** The address names nobody: why, and the way to the two experts. */
export function NoExpertName({ message }: { message: string }): ReactNode {
  return (
    <Page nav={<HeaderLink to="/">Home</HeaderLink>} width="reading">
      <div className="flex flex-col gap-6 py-8">
        <PageHeading className="text-center">Expert insights</PageHeading>
        <ErrorState
          message={message}
          actions={EXPERTS.map((name) => (
            <Button key={name} asChild variant="secondary">
              <Link to={`/${name}`}>Go to Dr. {expertTitle(name)}</Link>
            </Button>
          ))}
        />
      </div>
    </Page>
  );
}
