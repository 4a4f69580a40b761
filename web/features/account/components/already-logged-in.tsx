import type { User } from "@rapport/shared/contracts/accounts.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { logOut } from "@/lib/session.ts";
import { AccountPage } from "./account-page.tsx";

interface AlreadyLoggedInProps {
  user: User;
  /** Where the user's own pages are. */
  home: string;
  onLoggedOut: () => void;
}

/** In place of the form, for somebody who has an account open. */
export function AlreadyLoggedIn({ user, home, onLoggedOut }: AlreadyLoggedInProps) {
  const [busy, setBusy] = useState(false);

  async function switchAccount() {
    setBusy(true);
    await logOut();
    onLoggedOut();
  }

  return (
    <AccountPage title="You are already logged in">
      <p>
        As{" "}
        <strong className="font-semibold">
          {user.firstName} {user.lastName}
        </strong>{" "}
        ({user.email}).
      </p>
      <div className="flex flex-col gap-3">
        <Button asChild>
          <Link to={home}>Continue</Link>
        </Button>
        <Button variant="secondary" busy={busy} onClick={switchAccount}>
          Log out and use another account
        </Button>
      </div>
    </AccountPage>
  );
}
