import { useState } from "react";
import { useNavigate } from "react-router";
import { HeaderButton } from "@/components/layout/page-header.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { logOut, useSession } from "@/lib/session.ts";

/** Logs out and goes to the start page. A guest is asked first: there is no way back to their answers. */
export function LogoutButton() {
  const navigate = useNavigate();
  const isGuest = useSession((session) => session.user?.isGuest ?? false);
  const [asking, setAsking] = useState(false);

  /** Leaves the guarded page before its user is gone, which would otherwise ask to log in again. */
  async function leave() {
    await navigate("/");
    await logOut();
  }

  return (
    <>
      <HeaderButton onClick={() => (isGuest ? setAsking(true) : void leave())}>Logout</HeaderButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Log out and lose your answers?"
        description="You are using a guest account. Once you log out, there is no way back to what you answered. Create an account first to keep it."
        confirmLabel="Log out anyway"
        cancelLabel="Stay"
        danger
        onConfirm={leave}
      />
    </>
  );
}
