import type { InsightApplied } from "@rapport/shared/contracts/therapist-profile.ts";
import { expertTitle } from "@rapport/shared/expert-name.ts";

/** Experts' insights that fit what a therapist wrote: in what, and whose they are. */
export function InsightList({ insights }: { insights: readonly InsightApplied[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {insights.map(({ insightText, relevance, source }) => (
        <li key={`${source} ${insightText}`} className="border-l-4 border-clay/40 pl-4">
          <p className="font-medium">{insightText}</p>
          {relevance && <p className="mt-1.5 text-ink-soft">{relevance}</p>}
          <p className="mt-1.5 text-sm font-medium text-clay">
            {source === "unknown" ? "Unknown source" : `Dr. ${expertTitle(source)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
