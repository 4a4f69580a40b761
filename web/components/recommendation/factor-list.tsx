import type { Factor } from "@rapport/shared/contracts/recommendation.ts";
import { ChevronDown } from "lucide-react";
import { FactorEvidence } from "@/components/recommendation/factor-evidence.tsx";
import { strengthOf } from "@/components/recommendation/factor-strength.ts";

/** How many factors are in sight at once; the lighter ones wait behind a disclosure. */
const IN_SIGHT = 5;

interface FactorListProps {
  factors: readonly Factor[];
  therapistName: string;
  /** The question an answer was given to, where the page knows it. */
  questionText?: ((questionId: string) => string | undefined) | undefined;
}

/** What was weighed, the weightiest first, each opening to the words of both sides it rests on. */
export function FactorList({ factors, ...sides }: FactorListProps) {
  const byPoints = factors.toSorted((a, b) => b.points - a.points);
  const rest = byPoints.slice(IN_SIGHT);
  return (
    <div className="flex flex-col gap-3">
      <Factors factors={byPoints.slice(0, IN_SIGHT)} {...sides} />
      {rest.length > 0 && (
        <details className="group/rest">
          <summary className="text-link inline-flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
            {rest.length === 1
              ? "One more that was weighed"
              : `${rest.length} more that were weighed`}
            <ChevronDown
              aria-hidden="true"
              className="size-5 transition-transform group-open/rest:rotate-180"
            />
          </summary>
          <div className="mt-2">
            <Factors factors={rest} {...sides} />
          </div>
        </details>
      )}
    </div>
  );
}

function Factors({ factors, ...sides }: FactorListProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-field">
      {factors.map((factor) => (
        <li key={`${factor.kind} ${factor.label}`}>
          <details className="group">
            <summary className="flex min-h-13 list-none items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-sunk/60 [&::-webkit-details-marker]:hidden">
              <span className="inline-block grow font-semibold first-letter:uppercase">
                {factor.label}
              </span>
              <Strength factor={factor} />
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <FactorEvidence factor={factor} {...sides} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** In a word, and where something was earned in five dots. */
function Strength({ factor }: { factor: Factor }) {
  const { word, dots } = strengthOf(factor);
  return (
    <span className="flex shrink-0 items-center gap-2 text-sm text-ink-soft">
      {word}
      {dots > 0 && (
        <span aria-hidden="true" className="hidden gap-1 sm:flex">
          {[1, 2, 3, 4, 5].map((dot) => (
            <span
              key={dot}
              className={`size-2 rounded-full ${dot <= dots ? "bg-pine" : "bg-line"}`}
            />
          ))}
        </span>
      )}
    </span>
  );
}
