import { History } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";

interface GoOnOfferProps {
  /** How many answers the kept session has. */
  answers: number;
  onGoOn: () => void;
}

/** A conversation broke off, by a reload perhaps: it can be taken up where it was. */
export function GoOnOffer({ answers, onGoOn }: GoOnOfferProps) {
  return (
    <section
      aria-label="Earlier conversation"
      className="flex flex-col items-start gap-3 rounded-lg border border-pine/25 bg-pine-soft p-5"
    >
      <p className="flex items-start gap-3">
        <History aria-hidden="true" className="mt-1 size-5 shrink-0 text-pine" />
        <span>
          <strong className="font-semibold">Your last conversation is still here</strong>, with{" "}
          {inWords(answers)}. Nothing has to be said twice.
        </span>
      </p>
      <Button onClick={onGoOn}>Continue where you left off</Button>
    </section>
  );
}

function inWords(answers: number): string {
  if (answers === 0) return "what you had begun to write";
  return answers === 1 ? "one answer" : `${answers} answers`;
}
