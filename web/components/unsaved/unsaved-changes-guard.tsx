import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { hasUnsavedChanges, setUnsavedChanges } from "./unsaved-changes.ts";

interface UnsavedChangesGuardProps {
  /** Whether something would be lost. */
  when: boolean;
  /** Somebody leaves all the same: for what is kept of the changes elsewhere. */
  onLeave?: () => void;
}

/**
 * Asks before the page is left while `when` holds: by a link, by the browser's back button, or by
 * closing the tab. One on a page at a time. Whoever has asked already calls `setUnsavedChanges(false)`.
 */
export function UnsavedChangesGuard({ when, onLeave }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    setUnsavedChanges(true);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      setUnsavedChanges(false);
      window.removeEventListener("beforeunload", ask);
    };
  }, [when]);

  const asking = blocker.state === "blocked";
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={(open) => {
        if (!open && hasUnsavedChanges()) blocker.reset?.();
      }}
      title="Leave without saving?"
      description="What you changed on this page is not saved yet."
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      danger
      onConfirm={() => {
        setUnsavedChanges(false);
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
