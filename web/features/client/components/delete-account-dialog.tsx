import { DELETION_WORD } from "@rapport/shared/constants.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "@/components/ui/alert.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Field, Input } from "@/components/ui/field.tsx";
import { errorMessage } from "@/lib/api-error.ts";
import { forgetDeletedAccount } from "@/lib/session.ts";
import { useDeleteAccount } from "../api/own-data.ts";

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for a typed word before the account is gone for good, and says so on the start page afterwards. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const navigate = useNavigate();
  const deletion = useDeleteAccount();
  const [typed, setTyped] = useState("");
  const deleted = useRef(false);

  // The session is forgotten once the start page is there: without a user the guard of this page would
  // lead there as well, but without the notice.
  useEffect(
    () => () => {
      if (deleted.current) void forgetDeletedAccount();
    },
    [],
  );

  function change(next: boolean) {
    setTyped("");
    deletion.reset();
    onOpenChange(next);
  }

  async function confirm() {
    try {
      const notice = await deletion.mutateAsync();
      deleted.current = true;
      navigate("/", { state: { notice } });
    } catch {
      return "stay";
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title="Delete your account and everything in it?"
      description="Your answers, your personality profile, your recommendations and your session requests are deleted for good. There is no way back."
      confirmLabel="Delete my account"
      cancelLabel="Keep my account"
      danger
      ready={typed.trim() === DELETION_WORD}
      onConfirm={confirm}
    >
      <Field label={`Type ${DELETION_WORD} to confirm`} hint="In capital letters">
        <Input
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {deletion.isError && (
        <Alert tone="danger">
          {errorMessage(deletion.error, "Your account could not be deleted. Please try again.")}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
