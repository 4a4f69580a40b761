import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { useEffect, useRef } from "react";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Button } from "@/components/ui/button.tsx";

/**
 * Below the conversation, which goes on: help, and the choice that matching waits for. It pushes nothing
 * away that is being read; the page scrolls to it instead.
 */
export function SafetyWait({ safety, onGoOn }: { safety: Safety; onGoOn: () => void }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div ref={place}>
      <SafetyNotice
        safety={safety}
        takeFocus
        actions={
          <>
            <p className="text-ink-soft">
              You can keep talking here. Matching waits until you choose to go on.
            </p>
            <Button variant="secondary" className="sm:self-start" onClick={onGoOn}>
              I want to go on
            </Button>
          </>
        }
      />
    </div>
  );
}
