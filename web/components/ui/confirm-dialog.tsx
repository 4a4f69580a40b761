import { AlertDialog } from "radix-ui";
import { type FormEvent, type ReactNode, useState } from "react";
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
  /** What is to be filled in first is filled in. */
  ready?: boolean;
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
  ready = true,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const focusReturn = useFocusReturn();

  async function confirm(event: FormEvent) {
    event.preventDefault();
    // The dialog may stand inside another form, which is not sent by this.
    event.stopPropagation();
    if (busy || !ready) return;
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
          <form noValidate onSubmit={confirm}>
            {children && <div className="mt-5 flex flex-col gap-5">{children}</div>}
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{cancelLabel}</Button>
              </AlertDialog.Cancel>
              <Button
                type="submit"
                variant={danger ? "danger" : "primary"}
                busy={busy}
                disabled={!ready}
              >
                {confirmLabel}
              </Button>
            </div>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
