import { useState } from "react";
import { useNavigate } from "react-router";
import { HeaderButton } from "@/components/layout/page-header.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { hasUnsavedChanges, setUnsavedChanges } from "@/components/unsaved/unsaved-changes.ts";
import { logOut, useSession } from "@/lib/session.ts";

const QUESTIONS = {
  guest: {
    title: "Log out and lose your answers?",
    description:
      "You are using a guest account. Once you log out, there is no way back to what you answered. Create an account first to keep it.",
  },
  unsaved: {
    title: "Log out without saving?",
    description: "What you changed on this page is not saved yet.",
  },
} as const;

/**
 * Logs out and goes to the start page. Who would lose something is asked first: a guest, who has no
 * way back to their answers, and whoever has not saved what they changed.
 */
export function LogoutButton() {
  const navigate = useNavigate();
  const isGuest = useSession((session) => session.user?.isGuest ?? false);
  const [loss, setLoss] = useState<keyof typeof QUESTIONS>("guest");
  const [asking, setAsking] = useState(false);

  /** Leaves the guarded page before its user is gone, which would otherwise ask to log in again. */
  async function leave() {
    setUnsavedChanges(false);
    await navigate("/");
    await logOut();
  }

  function leaveOrAsk() {
    if (!isGuest && !hasUnsavedChanges()) return void leave();
    setLoss(isGuest ? "guest" : "unsaved");
    setAsking(true);
  }

  return (
    <>
      <HeaderButton onClick={leaveOrAsk}>Logout</HeaderButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        {...QUESTIONS[loss]}
        confirmLabel="Log out anyway"
        cancelLabel="Stay"
        danger
        onConfirm={leave}
      />
    </>
  );
}
