import { GENERATION_STALE_MS } from "@rapport/shared/constants.ts";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";

interface GenerationProgressProps {
  /** What is being written, as a sentence. */
  label: string;
  /** When the work began, ISO 8601; it counts from now where that is not known. */
  startedAt?: string | null;
  onStartAgain: () => void;
}

/**
 * While a text is being written; offers a new start when that takes unusually long: the work may have
 * been lost, and the server takes up a new request for it.
 */
export function GenerationProgress({
  label,
  startedAt = null,
  onStartAgain,
}: GenerationProgressProps) {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    setSlow(false);
    const since = startedAt === null ? 0 : Date.now() - Date.parse(startedAt);
    const left = Math.min(GENERATION_STALE_MS, GENERATION_STALE_MS - since);
    const timer = setTimeout(() => setSlow(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [startedAt]);

  return (
    <div className="flex flex-col items-start gap-4 rounded-md bg-sunk px-4 py-4">
      <Spinner label={label} showLabel />
      {slow && (
        <>
          <p>This takes longer than it should.</p>
          <Button variant="secondary" onClick={onStartAgain}>
            Start again
          </Button>
        </>
      )}
    </div>
  );
}
