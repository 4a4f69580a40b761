import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";

/** After this long the work may have been lost, and the server takes up a new request for it. */
const UNUSUALLY_LONG = 120_000;

interface GenerationProgressProps {
  /** What is being written, as a sentence. */
  label: string;
  onStartAgain: () => void;
}

/** While a text is being written; offers a new start when that takes unusually long. */
export function GenerationProgress({ label, onStartAgain }: GenerationProgressProps) {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), UNUSUALLY_LONG);
    return () => clearTimeout(timer);
  }, []);

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
