import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { Button } from "@/components/ui/button.tsx";

/** For somebody who has not answered anything yet, or has removed it all. */
export function NoResponses() {
  return (
    <EmptyState
      level="h2"
      title="No Responses Found"
      actions={
        <Button asChild size="lg">
          <Link to="/client-assessment">Take the assessment</Link>
        </Button>
      }
    >
      <p>What you answer in the written assessment or say in a session will be here.</p>
    </EmptyState>
  );
}
