import { needsPause, type Safety } from "@rapport/shared/contracts/safety.ts";
import type {
  SaveTherapistResponseRequest,
  TherapistProfile,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { AppliedInsights } from "@/components/insights/applied-insights.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EngineNote } from "@/components/recommendation/engine-note.tsx";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Paragraphs } from "@/components/ui/paragraphs.tsx";
import type { AnswerSaver } from "../answer-saver.ts";
import { TITLE } from "../texts.ts";
import { AnswerSaving } from "./answer-saving.tsx";
import { CreatedProfile } from "./created-profile.tsx";

interface CreatedViewProps {
  /** The entry that was made, as it is now: its description may come later. */
  therapist: TherapistProfile;
  safety: Safety | null;
  saver: AnswerSaver<SaveTherapistResponseRequest>;
}

/** After the submit: the profile that was made, and the way to the dashboard. */
export function CreatedView({ therapist, safety, saver }: CreatedViewProps) {
  const saving = useStore(saver.store);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-success" />
          <PageHeading title={TITLE}>Profile Created!</PageHeading>
        </div>
        {therapist.status === "pending" && (
          <Alert announce="off">
            Your profile waits for approval. Clients are matched with you once it is approved.
          </Alert>
        )}
        <AnswerSaving saving={saving} onRetry={() => void saver.retry()} />
      </div>
      {needsPause(safety) && <SafetyNotice safety={safety} />}
      <CreatedProfile therapist={therapist} />
      <AppliedInsights therapist={therapist} />
      <Card aria-labelledby="approach" className="flex flex-col gap-4">
        <h2 id="approach" className="text-2xl">
          Your Therapeutic Approach
        </h2>
        {therapist.generation === "generating" && (
          <Alert announce="off">
            The description of your approach is still being written. It appears on your dashboard
            under “Your Therapeutic Style” as soon as it is done.
          </Alert>
        )}
        {therapist.generation === "failed" && (
          <Alert tone="warning" announce="off">
            The description of your approach could not be written just now. Your answers are stored:
            on your dashboard, under “Your Therapeutic Style”, you can have it written again.
          </Alert>
        )}
        {therapist.description && <Paragraphs text={therapist.description} />}
        {therapist.description && <EngineNote engine={therapist.engine} />}
      </Card>
      <div className="flex flex-col sm:flex-row">
        <Button asChild size="lg">
          <Link to="/therapist-dashboard">Go to Your Dashboard</Link>
        </Button>
      </div>
    </div>
  );
}
