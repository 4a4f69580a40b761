import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { AccountPage } from "./components/account-page.tsx";
import { AlreadyLoggedIn } from "./components/already-logged-in.tsx";
import { GuestNote } from "./components/guest-note.tsx";
import { RegistrationForm } from "./components/registration-form.tsx";
import { afterLogin, afterRegister } from "./destination.ts";
import { useOpenAccount } from "./use-open-account.ts";

/** `/register`: the form, or what somebody sees who is logged in already. */
export function Component() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { account, forget } = useOpenAccount();
  const [confirmation, setConfirmation] = useState<string | null>(null);

  if (account) {
    return <AlreadyLoggedIn user={account} home={afterLogin(account, null)} onLoggedOut={forget} />;
  }
  if (confirmation !== null) {
    return (
      <AccountPage title="Check your email">
        <Alert tone="success">{confirmation}</Alert>
        <Button asChild>
          <Link to="/login" state={state}>
            Log In
          </Link>
        </Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Create Your Account">
      <GuestNote />
      <RegistrationForm
        onRegistered={({ user, confirmFirst, message }) =>
          confirmFirst ? setConfirmation(message) : navigate(afterRegister(user), { replace: true })
        }
      />
      <p className="text-ink-soft">
        Already have an account?{" "}
        <Link to="/login" state={state} className="text-link">
          Log in here
        </Link>
      </p>
    </AccountPage>
  );
}
