import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { Button } from "@/components/ui/button.tsx";

/** For somebody who has not answered anything yet. */
export function NoProfileYet() {
  return (
    <EmptyState
      level="h2"
      title="There is no profile yet"
      actions={
        <Button asChild size="lg">
          <Link to="/client-assessment">Take the assessment</Link>
        </Button>
      }
    >
      <p>
        Answer a few questions in your own words. Your profile and a recommended therapist will be
        here afterwards.
      </p>
    </EmptyState>
  );
}
