import type { Recommendation } from "@rapport/shared/contracts/recommendation.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { useTherapists } from "../api/get-therapists.ts";
import { AssessmentHeading } from "./assessment-heading.tsx";
import { TherapistCard } from "./therapist-card.tsx";

interface TherapistListViewProps {
  recommended: Recommendation | null;
  onBack: () => void;
}

/** Everybody in the directory, the recommended therapist first. */
export function TherapistListView({ recommended, onBack }: TherapistListViewProps) {
  const { data, isPending, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useTherapists();
  // Who joins while the pages are read moves the others on: somebody may stand in two of them.
  const byId = new Map(
    data?.pages.flatMap((page) => page.therapists).map((therapist) => [therapist.id, therapist]),
  );
  if (recommended !== null) byId.delete(recommended.id);
  const others = [...byId.values()];
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const shown = others.length + (recommended === null ? 0 : 1);
  const total = Math.max(shown, data?.pages.at(-1)?.total ?? 0);

  useEffect(() => {
    const item = firstNew.current === null ? null : list.current?.children[firstNew.current];
    if (!(item instanceof HTMLElement)) return;
    firstNew.current = null;
    item.focus();
  });

  /** The button may be gone afterwards: the focus goes on with the first therapist who came. */
  function showMore() {
    firstNew.current = shown;
    void fetchNextPage();
  }

  return (
    <div className="flex flex-col gap-6">
      <div>
        <Button variant="ghost" className="-ml-4.5" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back to Recommendation
        </Button>
      </div>
      <AssessmentHeading>All Therapists</AssessmentHeading>
      <ul ref={list} className="grid gap-4 md:grid-cols-2">
        {recommended !== null && (
          <li className="flex md:col-span-2">
            <TherapistCard therapist={recommended} isRecommended />
          </li>
        )}
        {others.map((therapist) => (
          <li key={therapist.id} tabIndex={-1} className="flex rounded-lg">
            <TherapistCard therapist={therapist} isRecommended={false} />
          </li>
        ))}
      </ul>
      {isPending && <Spinner label="Loading therapists..." showLabel />}
      {isError && (
        <ErrorState
          message="The list of therapists could not be loaded. Please try again."
          onRetry={() => void (data ? fetchNextPage() : refetch())}
          busy={isFetching}
        />
      )}
      {data && (
        <div className="flex flex-col items-center gap-3">
          <p role="status" className="text-sm text-ink-soft">
            {shown} of {total} therapists shown
          </p>
          {hasNextPage && !isError && (
            <Button variant="secondary" busy={isFetching} onClick={showMore}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
