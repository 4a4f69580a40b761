import type { TherapistProfile } from "@rapport/shared/contracts/therapist-profile.ts";
import { Card } from "@/components/ui/card.tsx";
import { InsightList } from "./insight-list.tsx";

/** Which of the experts' insights fit what the therapist wrote, or why none is shown. */
export function AppliedInsights({ therapist }: { therapist: TherapistProfile }) {
  const { insightsApplied, generation } = therapist;
  return (
    <Card aria-labelledby="insights" className="flex flex-col gap-5">
      <h2 id="insights" className="text-2xl">
        Expert Insights Applied
      </h2>
      {insightsApplied.length > 0 ? (
        <InsightList insights={insightsApplied} />
      ) : (
        <p className="text-ink-soft">
          {generation === "ready"
            ? "None of the experts' insights speaks to what you wrote."
            : "They are chosen from your answers, together with the description of how you work."}
        </p>
      )}
    </Card>
  );
}
