import type { AdminTherapist } from "@rapport/shared/contracts/admin.ts";
import type { TherapistStatus } from "@rapport/shared/contracts/therapist-profile.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { LongText } from "@/components/ui/long-text.tsx";
import { longDate } from "@/lib/moments.ts";
import { ACTIONS, STATUS_NAMES, type TherapistAction } from "../therapist-actions.ts";

const TONES = {
  pending: "warning",
  approved: "pine",
  rejected: "neutral",
  suspended: "clay",
} as const;

interface TherapistRowProps {
  /** Of the list that it stands in: the same therapist may stand in two. */
  listId: string;
  therapist: AdminTherapist;
  /** Also shows the description, which is what a decision is made by. */
  withDescription: boolean;
  /** The standing that is just being given to it. */
  busyWith: TherapistStatus | null;
  onAction: (action: TherapistAction) => void;
}

/** One entry of the directory as an admin decides on it. */
export function TherapistRow({
  listId,
  therapist,
  withDescription,
  busyWith,
  onAction,
}: TherapistRowProps) {
  const { name, status, specialty, experience, description, createdAt } = therapist;
  const headingId = `${listId}-${therapist.id}`;
  const years = experience === 1 ? "1 year" : `${experience} years`;
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={headingId} className="text-lg wrap-anywhere">
            {name}
          </h3>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {[specialty, years, `since ${longDate(createdAt)}`].filter(Boolean).join(" · ")}
          </p>
        </div>
        <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>
      </div>
      {withDescription &&
        (description ? (
          <LongText text={description} what={`the description of ${name}`} />
        ) : (
          <p className="text-ink-soft">No description yet.</p>
        ))}
      <div className="flex flex-wrap gap-3">
        {ACTIONS[status].map((action) => (
          <Button
            key={action.status}
            variant={action.warning ? "secondary" : "primary"}
            busy={busyWith === action.status}
            onClick={() => onAction(action)}
            aria-describedby={headingId}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </li>
  );
}
