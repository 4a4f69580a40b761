import type { ContributionSummary } from "@rapport/shared/contracts/contributions.ts";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { Link } from "react-router";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Spinner, SpinnerRing } from "@/components/ui/spinner.tsx";
import { previousInputsQuery } from "../api/get-previous-inputs.ts";
import { Moment } from "../components/moment.tsx";
import { ScrollBox } from "../components/scroll-box.tsx";
import { NO_PREVIOUS, PREVIOUS_FAILED } from "../texts.ts";

/** What the expert has contributed so far; kept fresh by itself, and by a press. */
export function PreviousContributions({ slug }: { slug: string }) {
  const { data: contributions, isError, isFetching, refetch } = useQuery(previousInputsQuery(slug));
  const refresh = () => void refetch();
  return (
    <Card aria-labelledby="previous" className="flex flex-col gap-4 self-start sm:p-6!">
      <div className="flex items-center justify-between gap-3">
        <h2 id="previous" className="text-xl">
          Previous Contributions
        </h2>
        <button
          type="button"
          aria-label="Refresh"
          title="Refresh"
          aria-busy={isFetching || undefined}
          onClick={refresh}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunk hover:text-ink"
        >
          {isFetching ? (
            <SpinnerRing className="size-5" />
          ) : (
            <RotateCw aria-hidden="true" className="size-5" />
          )}
        </button>
      </div>
      {isError && <ErrorState message={PREVIOUS_FAILED} onRetry={refresh} busy={isFetching} />}
      {contributions === undefined ? (
        !isError && (
          <Spinner label="Loading previous contributions..." className="self-center py-6" />
        )
      ) : (
        <List slug={slug} contributions={contributions} />
      )}
    </Card>
  );
}

function List({ slug, contributions }: { slug: string; contributions: ContributionSummary[] }) {
  if (contributions.length === 0) return <p className="text-ink-soft">{NO_PREVIOUS}</p>;
  return (
    <ScrollBox aria-labelledby="previous" className="-mx-2 max-h-96 rounded-md">
      <ul className="flex flex-col divide-y divide-line">
        {contributions.map((contribution) => (
          <li key={contribution.id} className="py-1">
            <Entry slug={slug} contribution={contribution} />
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function Entry({ slug, contribution }: { slug: string; contribution: ContributionSummary }) {
  const { id, timestamp, summary, questionCount, analysisCount } = contribution;
  return (
    <Link
      to={`/${slug}/contribution/${id}`}
      className="flex flex-col gap-1 rounded-md px-2 py-3 text-ink no-underline -outline-offset-3! transition-colors hover:bg-sunk"
    >
      <span className="text-sm text-ink-soft">
        <Moment iso={timestamp} />
      </span>
      <span className="line-clamp-3">{summary}</span>
      <span className="text-sm text-ink-soft">
        {counted(questionCount, "question")} · {counted(analysisCount, "insight")}
      </span>
    </Link>
  );
}
