import type { AdminOverviewAnswer } from "@rapport/shared/contracts/admin.ts";

/** How much there is of everything. */
export function Counts({ counts }: { counts: AdminOverviewAnswer["counts"] }) {
  const { therapists } = counts;
  const rows = [
    ["Clients", counts.clients],
    ["Guests", counts.guests],
    ["Therapists approved", therapists.approved],
    ["Therapists pending", therapists.pending],
    ["Therapists rejected", therapists.rejected],
    ["Therapists suspended", therapists.suspended],
    ["Contributions", counts.contributions],
    ["Answers of clients", counts.responses],
    ["Recommendations", counts.recommendations],
    ["Session requests", counts.sessionRequests],
  ] as const;
  return (
    <section aria-labelledby="counts" className="flex flex-col gap-4">
      <h2 id="counts" className="text-2xl">
        At a glance
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {rows.map(([term, count]) => (
          <div
            key={term}
            className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface px-4 py-3"
          >
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{count.toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
