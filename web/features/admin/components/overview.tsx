import type { AdminOverviewAnswer } from "@rapport/shared/contracts/admin.ts";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Counts } from "./counts.tsx";
import { NewestAccounts } from "./newest-accounts.tsx";
import { NewestContributions } from "./newest-contributions.tsx";
import { TherapistList } from "./therapist-list.tsx";

/** What became of a decision, for the whole page: the entry it was about may have left its list. */
export interface DecisionResult {
  done: boolean;
  message: string;
}

/** Everything an admin sees. All of it is read-only but the standing of a therapist. */
export function Overview({ overview }: { overview: AdminOverviewAnswer }) {
  const [result, setResult] = useState<DecisionResult | null>(null);
  const { pending, newestTherapists, dashboardUrl } = overview;
  return (
    <>
      <Counts counts={overview.counts} />
      {dashboardUrl && (
        <p>
          <Button asChild variant="secondary">
            <a href={dashboardUrl} target="_blank" rel="noreferrer noopener">
              Open the Supabase dashboard
              <ExternalLink aria-hidden="true" className="size-5" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </Button>
        </p>
      )}
      {result && (
        <Alert tone={result.done ? "success" : "danger"} onDismiss={() => setResult(null)}>
          {result.message}
        </Alert>
      )}
      <TherapistList
        id="pending"
        title="Waiting for approval"
        hint="Oldest first. Until you approve one, it is not shown to clients and nobody is matched with it."
        empty="Nobody is waiting."
        withDescriptions
        therapists={pending}
        onResult={setResult}
      />
      <TherapistList
        id="newest-therapists"
        title="Newest therapists"
        empty="There are no therapists yet."
        therapists={newestTherapists}
        onResult={setResult}
      />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <NewestAccounts accounts={overview.newestAccounts} />
        <NewestContributions contributions={overview.newestContributions} />
      </div>
    </>
  );
}
