import type { Ref } from "react";
import type { DictatedFieldHandle } from "@/components/dictation/dictated-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { CaptureState } from "./capture-state.ts";
import { SpokenForm } from "./spoken-form.tsx";

interface ThoughtsFormProps {
  field: Ref<DictatedFieldHandle>;
  state: CaptureState;
  onType: (thoughts: string) => void;
  onClear: () => void;
  onProcess: () => void;
  onDismissAlert: () => void;
}

/** Where an expert writes or speaks freely. */
export function ThoughtsForm({
  field,
  state: { thoughts, work, alert },
  onType,
  onClear,
  onProcess,
  onDismissAlert,
}: ThoughtsFormProps) {
  const busy = work === "processing";
  return (
    <SpokenForm
      field={field}
      label="Your thoughts"
      hint="Write as it comes, or speak: what you ask people before you take them on, and what you have learned from their answers. You review everything before it is saved."
      placeholder="What should a therapist know about somebody before the first session?"
      voiceTitle="Dictate your thoughts"
      rows={12}
      className="max-h-[60vh]! min-h-72! read-only:bg-sunk"
      text={thoughts}
      onText={onType}
      disabled={busy}
      alert={alert?.about === "thoughts" ? alert : null}
      onDismissAlert={onDismissAlert}
      onSubmit={onProcess}
      actions={
        <div className="flex grow gap-3 sm:justify-end">
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            disabled={busy || thoughts === ""}
            onClick={onClear}
          >
            Clear
          </Button>
          <Button
            type="submit"
            className="grow sm:min-w-36 sm:grow-0"
            busy={busy}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {busy ? "Processing..." : "Process"}
          </Button>
        </div>
      }
      footnotes={
        <p role="status" className="text-ink-soft empty:hidden">
          {busy && "Reading your thoughts. This can take up to a minute; your text is kept."}
        </p>
      }
    />
  );
}
