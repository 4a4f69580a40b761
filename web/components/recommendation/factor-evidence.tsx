import type { Factor } from "@rapport/shared/contracts/recommendation.ts";
import type { ReactNode } from "react";

interface FactorEvidenceProps {
  factor: Factor;
  therapistName: string;
  questionText?: ((questionId: string) => string | undefined) | undefined;
}

/** The words of both sides that a factor rests on, letter for letter, or that there are none. */
export function FactorEvidence({ factor, therapistName, questionText }: FactorEvidenceProps) {
  const { client, therapist } = factor;
  const question = client ? questionText?.(client.questionId) : undefined;
  return (
    <div className="flex flex-col gap-3 px-4 pt-1 pb-5">
      {client && (
        <Quote
          speaker={question ? `You, asked “${question}”` : "You said"}
          className="mr-6 rounded-bl-none bg-pine-soft sm:mr-16"
        >
          {client.quote}
        </Quote>
      )}
      {therapist ? (
        <Quote
          speaker={`From ${therapistName}’s profile`}
          className="ml-6 rounded-br-none bg-clay-soft sm:ml-16"
        >
          {therapist.quote}
        </Quote>
      ) : (
        <p className="text-sm text-ink-soft">
          {client
            ? `${therapistName}’s profile says nothing about this. It is worth asking.`
            : "Nothing was said about this on either side, so it counts as neither for nor against."}
        </p>
      )}
    </div>
  );
}

function Quote({
  speaker,
  className,
  children,
}: {
  speaker: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <figure className={`rounded-lg px-4 py-3 ${className}`}>
      <figcaption className="text-sm text-ink-soft">{speaker}</figcaption>
      <blockquote className="spoken mt-0.5 text-lg">“{children}”</blockquote>
    </figure>
  );
}
