import { needsPause } from "@rapport/shared/contracts/safety.ts";
import { type Ref, useEffect, useRef } from "react";
import type { DictatedFieldHandle } from "@/components/dictation/dictated-field.tsx";
import { EngineNote } from "@/components/recommendation/engine-note.tsx";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useRevealed } from "@/lib/use-revealed.ts";
import { OriginalInput } from "../components/original-input.tsx";
import { useSourceInView } from "../components/use-source-in-view.ts";
import type { CaptureResult, CaptureState } from "./capture-state.ts";
import { RefineForm } from "./refine-form.tsx";
import { ResultView } from "./result-view.tsx";

interface ReviewProps {
  field: Ref<DictatedFieldHandle>;
  state: CaptureState;
  result: CaptureResult;
  onType: (refinement: string) => void;
  onRefine: () => void;
  onCancel: () => void;
  onSave: () => void;
  onDismissAlert: () => void;
}

/** The expert looks at what was made of the thoughts, has it changed, and saves it. */
export function Review({ result, onCancel, onSave, onDismissAlert, ...form }: ReviewProps) {
  const { state } = form;
  const { original, processed, notes, safety } = result;
  const { marked, pointer } = useSourceInView();
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = state.work !== "none";
  const saveAlert = state.alert?.about === "saving" ? state.alert : null;
  const alertBox = useRevealed(saveAlert);

  // What was made, or made anew, is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result is what calls for it.
  useEffect(() => heading.current?.focus(), [processed]);

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="lg:order-last">
        <OriginalInput text={original} marked={marked} className="lg:sticky lg:top-16" />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          Review
        </h2>
        {needsPause(safety) && <SafetyNotice safety={safety} />}
        {notes.length > 0 && (
          <Alert tone="warning" title="Not everything you asked for could be done">
            <ul className="list-disc pl-5">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Alert>
        )}
        <ResultView original={original} processed={processed} pointer={pointer} />
        <EngineNote engine={processed.engine ?? null} />
        <RefineForm {...form} onDismissAlert={onDismissAlert} />
        {saveAlert && (
          <div ref={alertBox}>
            <Alert tone="danger" onDismiss={onDismissAlert}>
              {saveAlert.text}
            </Alert>
          </div>
        )}
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button
            onClick={onSave}
            busy={state.work === "saving"}
            disabled={state.work === "refining"}
          >
            {state.work === "saving" ? "Saving..." : "Validate & Save"}
          </Button>
        </div>
      </div>
    </div>
  );
}
