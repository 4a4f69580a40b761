import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { Editor } from "./editor.ts";

/** Where the focus finds them. */
export const NOTICES_ID = "editor-notices";

interface EditorNoticesProps {
  editor: Editor;
  unsaved: boolean;
  onDismissMerge: () => void;
  onDismissRestored: () => void;
  onDiscard: () => void;
}

/** What happened without the person's doing: changes came back, or somebody else's came in. */
export function EditorNotices({
  editor: { merged, restored, conflicts },
  unsaved,
  onDismissMerge,
  onDismissRestored,
  onDiscard,
}: EditorNoticesProps) {
  return (
    <div id={NOTICES_ID} tabIndex={-1} className="flex flex-col gap-4 rounded-md empty:hidden">
      {merged && (
        <Alert
          tone="warning"
          title="Somebody else saved this contribution meanwhile"
          onDismiss={onDismissMerge}
        >
          <p>{whatHappened(conflicts.length, unsaved)}</p>
        </Alert>
      )}
      {restored && unsaved && (
        <Alert onDismiss={onDismissRestored}>
          <p>Your changes that were not saved last time are back.</p>
          <Button variant="secondary" className="mt-3" onClick={onDiscard}>
            Discard them
          </Button>
        </Alert>
      )}
    </div>
  );
}

function whatHappened(conflicts: number, unsaved: boolean): string {
  if (!unsaved) return "You both made the same changes: there is nothing left to save.";
  const both =
    conflicts === 0
      ? ""
      : conflicts === 1
        ? " One thing you both changed: choose a version below."
        : ` ${conflicts} things you both changed: choose the versions below.`;
  return `Nothing is lost: their changes were taken over, and yours are still here but not saved yet.${both} Then press Save Changes again.`;
}
