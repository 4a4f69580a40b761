import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { Button } from "@/components/ui/button.tsx";

/** Says honestly that a part of the product is still to come, and what already works. */
export function Component() {
  return (
    <Page nav={<HeaderLink to="/">Home</HeaderLink>} width="reading">
      <EmptyState
        title="This page is not open yet"
        actions={
          <>
            <Button asChild>
              <Link to="/client-assessment">Take the assessment</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/">Go to the start page</Link>
            </Button>
          </>
        }
      >
        <p>
          We are still building it. The written assessment is open: answer in your own words and
          meet a therapist who fits.
        </p>
      </EmptyState>
    </Page>
  );
}
