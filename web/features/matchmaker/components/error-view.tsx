import { RotateCw } from "lucide-react";
import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { Button } from "@/components/ui/button.tsx";
import { MatchmakerFrame } from "./matchmaker-frame.tsx";

/** The session cannot go on. What was said is kept, and offered after the reload. */
export function ErrorView() {
  return (
    <MatchmakerFrame width="reading">
      <EmptyState
        title="Something went wrong"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>
              <RotateCw aria-hidden="true" className="size-5" />
              Restart Session
            </Button>
            <Button asChild variant="secondary">
              <Link to="/client-assessment">Take the written assessment</Link>
            </Button>
          </>
        }
      >
        <p role="alert">The voice session encountered an error</p>
      </EmptyState>
    </MatchmakerFrame>
  );
}
