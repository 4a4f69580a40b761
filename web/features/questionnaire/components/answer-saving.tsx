import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { SpinnerRing } from "@/components/ui/spinner.tsx";
import type { Saving } from "../answer-saver.ts";

interface AnswerSavingProps {
  saving: Saving<unknown>;
  onRetry: () => void;
}

const answers = (number: number, verb: [one: string, many: string]) =>
  number === 1 ? `1 answer ${verb[0]}` : `${number} answers ${verb[1]}`;

/** How the saving of each single answer stands. It holds nothing up. */
export function AnswerSaving({ saving, onRetry }: AnswerSavingProps) {
  const { waiting, failed } = saving;
  return (
    <>
      {/* Always there, so that a screen reader notices its text change. */}
      <p role="status" className="flex items-center gap-2.5 text-ink-soft">
        {waiting > 0 && <SpinnerRing className="size-5 text-pine" />}
        {waiting > 0
          ? `${answers(waiting, ["is", "are"])} still being saved…`
          : failed.length === 0 && "All your answers are saved."}
      </p>
      {waiting === 0 && failed.length > 0 && (
        <Alert tone="warning">
          <p>
            {answers(failed.length, ["could", "could"])} not be saved to your list. The profile
            below was made from all of them all the same.
          </p>
          <Button variant="secondary" className="mt-3" onClick={onRetry}>
            Save Again
          </Button>
        </Alert>
      )}
    </>
  );
}
