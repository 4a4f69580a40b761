import type { Alternative } from "@rapport/shared/contracts/recommendation.ts";
import { type ReactNode, useId } from "react";
import { TherapistFacts } from "@/components/recommendation/therapist-facts.tsx";
import { Card } from "@/components/ui/card.tsx";

interface AlternativesProps {
  alternatives: readonly Alternative[];
  /** What spoke for them is not shown any more. */
  outdated?: boolean | undefined;
  /** One of several on the page, which is then no landmark. */
  repeated?: boolean;
  /** What can be done about one of them. */
  actions?: ((therapist: Alternative) => ReactNode) | undefined;
}

/** The therapists worth meeting besides the first, and in what each differs. */
export function Alternatives({
  alternatives,
  outdated = false,
  repeated = false,
  actions,
}: AlternativesProps) {
  const id = useId();
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby={repeated ? undefined : id} className="flex flex-col gap-4">
      <h2 id={id} className="text-2xl">
        {alternatives.length === 1 ? "One more to consider" : "Two more to consider"}
      </h2>
      <ul className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))]">
        {alternatives.map((therapist) => (
          <li key={therapist.id} className="flex">
            <Card className="flex w-full flex-col gap-3">
              <h3 className="text-xl">{therapist.name}</h3>
              {therapist.difference && (
                <p className="font-medium text-clay">{therapist.difference}</p>
              )}
              {!outdated && <p>{therapist.matchReasoning}</p>}
              <div className="mt-auto border-t border-line pt-4">
                <TherapistFacts therapist={therapist} />
              </div>
              {actions?.(therapist)}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
