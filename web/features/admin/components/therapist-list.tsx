import type { AdminTherapist } from "@rapport/shared/contracts/admin.ts";
import { useEffect, useRef, useState } from "react";
import { Card } from "@/components/ui/card.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { errorMessage } from "@/lib/api-error.ts";
import { useSetTherapistStatus } from "../api/set-therapist-status.ts";
import type { TherapistAction } from "../therapist-actions.ts";
import type { DecisionResult } from "./overview.tsx";
import { TherapistRow } from "./therapist-row.tsx";

interface TherapistListProps {
  id: string;
  title: string;
  hint?: string;
  /** What stands there when there is none. */
  empty: string;
  withDescriptions?: boolean;
  therapists: readonly AdminTherapist[];
  onResult: (result: DecisionResult | null) => void;
}

interface Decision {
  therapist: AdminTherapist;
  action: TherapistAction;
}

/** Entries of the directory, each with what can be done about its standing. */
export function TherapistList({
  id,
  title,
  hint,
  empty,
  withDescriptions = false,
  therapists,
  onResult,
}: TherapistListProps) {
  const setStatus = useSetTherapistStatus();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<Decision | null>(null);
  const [decided, setDecided] = useState(false);
  const busyWith = setStatus.isPending ? setStatus.variables : null;

  // The entry may have left the list, and its buttons with it. An open dialog would take the focus back.
  useEffect(() => {
    if (!decided || asking) return;
    heading.current?.focus();
    setDecided(false);
  }, [decided, asking]);

  async function decide({ therapist, action }: Decision) {
    onResult(null);
    try {
      await setStatus.mutateAsync({ therapistId: therapist.id, status: action.status });
      onResult({ done: true, message: `${action.done}: ${therapist.name}.` });
      setDecided(true);
    } catch (error) {
      const fallback = "The change could not be made. Please try again.";
      onResult({ done: false, message: errorMessage(error, fallback) });
    }
  }

  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
      </div>
      {therapists.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {therapists.map((therapist) => (
            <TherapistRow
              key={therapist.id}
              listId={id}
              therapist={therapist}
              withDescription={withDescriptions}
              busyWith={busyWith?.therapistId === therapist.id ? busyWith.status : null}
              onAction={(action) => {
                const decision = { therapist, action };
                if (action.warning) setAsking(decision);
                else void decide(decision);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking ? `${asking.action.label} ${asking.therapist.name}?` : ""}
        description={asking?.action.warning}
        confirmLabel={asking?.action.label ?? ""}
        danger
        onConfirm={async () => {
          if (asking) await decide(asking);
        }}
      />
    </Card>
  );
}
