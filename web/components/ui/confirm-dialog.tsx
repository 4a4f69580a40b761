import { AlertDialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { BACKDROP, MODAL } from "@/components/ui/modal-frame.ts";
import { useFocusReturn } from "@/components/ui/use-focus-return.ts";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, as one sentence. */
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The deed cannot be taken back. */
  danger?: boolean;
  /**
   * The dialog stays open and busy until it settles, and then closes, unless the answer is "stay".
   * Failures are its own to show.
   */
  onConfirm: () => ConfirmOutcome | Promise<ConfirmOutcome>;
  /** What is to be filled in first, between the description and the buttons. */
  children?: ReactNode;
}

// biome-ignore lint/suspicious/noConfusingVoidType: most deeds have nothing to say when they are done.
type ConfirmOutcome = void | "stay";

/** Asks before something is done. Focus starts on the button that changes nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  danger = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const focusReturn = useFocusReturn();

  async function confirm() {
    setBusy(true);
    let stays = false;
    try {
      stays = (await onConfirm()) === "stay";
    } finally {
      setBusy(false);
      if (!stays) onOpenChange(false);
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <div className={BACKDROP} data-modal aria-hidden="true" />
        <AlertDialog.Content
          className={MODAL}
          {...focusReturn}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          {description && (
            <AlertDialog.Description asChild>
              <div className="mt-2 text-ink-soft">{description}</div>
            </AlertDialog.Description>
          )}
          {children && <div className="mt-5 flex flex-col gap-5">{children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
