import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Button } from "@/components/ui/button.tsx";
import { AssessmentHeading } from "./assessment-heading.tsx";

interface SafetyPauseProps {
  safety: Safety;
  onGoOn: () => void;
  onStay: () => void;
}

/**
 * Stands in the question's place rather than over the page: whoever wants to leave, or to call, is
 * not held up by a window that must be answered first.
 */
export function SafetyPause({ safety, onGoOn, onStay }: SafetyPauseProps) {
  return (
    <div className="flex flex-col gap-5">
      <AssessmentHeading keepFocus>Before we go on</AssessmentHeading>
      <SafetyNotice
        safety={safety}
        takeFocus
        actions={
          <>
            <p className="text-ink-soft">
              Matching waits until you choose. What you wrote is kept, also if you leave now and
              come back later.
            </p>
            <div className="flex flex-col gap-3 sm:flex-row">
              <Button variant="secondary" onClick={onGoOn}>
                I want to go on
              </Button>
              <Button variant="ghost" onClick={onStay}>
                Back to my answer
              </Button>
            </div>
          </>
        }
      />
    </div>
  );
}
