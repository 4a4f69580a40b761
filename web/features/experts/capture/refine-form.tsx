import { REFINEMENT_LIMIT } from "@rapport/shared/constants.ts";
import type { Ref } from "react";
import type { DictatedFieldHandle } from "@/components/dictation/dictated-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import type { CaptureState } from "./capture-state.ts";
import { SpokenForm } from "./spoken-form.tsx";

interface RefineFormProps {
  field: Ref<DictatedFieldHandle>;
  state: CaptureState;
  onType: (refinement: string) => void;
  onRefine: () => void;
  onDismissAlert: () => void;
}

/** Instructions that change the result: written or spoken. */
export function RefineForm({
  field,
  state: { refinement, work, alert },
  onType,
  onRefine,
  onDismissAlert,
}: RefineFormProps) {
  const busy = work === "refining";
  return (
    <Card>
      <SpokenForm
        field={field}
        label="Refine Analysis (Optional)"
        hint="Say what to change, for instance “add a question about sleep for clients” or “drop the second question”."
        voiceTitle="Dictate the changes"
        limit={REFINEMENT_LIMIT}
        rows={3}
        className="max-h-[40vh]! min-h-24! read-only:bg-sunk"
        text={refinement}
        onText={onType}
        disabled={work !== "none"}
        alert={alert?.about === "refinement" ? alert : null}
        onDismissAlert={onDismissAlert}
        onSubmit={onRefine}
        actions={
          <Button
            type="submit"
            variant="secondary"
            className="grow sm:ml-auto sm:grow-0"
            busy={busy}
            disabled={work === "saving"}
          >
            {busy ? "Refining..." : "Refine"}
          </Button>
        }
      />
    </Card>
  );
}
