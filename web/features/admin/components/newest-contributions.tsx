import type { AdminOverviewAnswer } from "@rapport/shared/contracts/admin.ts";
import { expertTitle } from "@rapport/shared/expert-name.ts";
import { NewestList } from "./newest-list.tsx";

type Contributions = AdminOverviewAnswer["newestContributions"];

export function NewestContributions({ contributions }: { contributions: Contributions }) {
  return (
    <NewestList
      id="newest-contributions"
      title="Newest contributions"
      empty="There are no contributions yet."
      rows={contributions.map(({ id, expert, summary, createdAt }) => ({
        id,
        createdAt,
        content: (
          <>
            <span className="font-medium">Dr. {expertTitle(expert)}</span>
            <p className="line-clamp-3">{summary}</p>
          </>
        ),
      }))}
    />
  );
}
