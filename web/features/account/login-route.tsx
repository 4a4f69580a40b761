import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field, Input } from "@/components/ui/field.tsx";
import { PasswordInput } from "@/components/ui/password-input.tsx";
import { errorMessage } from "@/lib/api-error.ts";
import { noticeIn } from "@/lib/location-notice.ts";
import { logIn, useSession } from "@/lib/session.ts";
import { AccountPage } from "./components/account-page.tsx";
import { AlreadyLoggedIn } from "./components/already-logged-in.tsx";
import { GuestNote } from "./components/guest-note.tsx";
import { afterLogin, originPath } from "./destination.ts";
import { LoginForm } from "./forms.ts";
import { useOpenAccount } from "./use-open-account.ts";

/** For somebody whose session ended on a page that sends nobody away. */
const SESSION_ENDED = "Your session has ended. Please log in again to go on.";

/** `/login`: the form, or what somebody sees who is logged in already. */
export function Component() {
  const { state } = useLocation();
  const { account, forget } = useOpenAccount();
  if (account) {
    return (
      <AlreadyLoggedIn
        user={account}
        home={afterLogin(account, originPath(state))}
        onLoggedOut={forget}
      />
    );
  }
  return <LoginPage />;
}

function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const sessionEnded = useSession((session) => session.status === "ended");
  const notice = noticeIn(state) ?? (sessionEnded ? SESSION_ENDED : null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<LoginForm>({
    resolver: zodResolver(LoginForm),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      const user = await logIn(credentials);
      await navigate(afterLogin(user, originPath(state)), { replace: true });
    } catch (error) {
      setFailure(errorMessage(error, "Login failed"));
    }
  });

  return (
    <AccountPage title="Log In">
      {notice && !failure && <Alert tone="warning">{notice}</Alert>}
      <GuestNote />
      {failure && <Alert tone="danger">{failure}</Alert>}
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
        <Button type="submit" size="lg" busy={isSubmitting}>
          {isSubmitting ? "Logging in..." : "Log In"}
        </Button>
      </form>
      <p className="text-ink-soft">
        Don’t have an account?{" "}
        <Link to="/register" state={state} className="text-link">
          Register here
        </Link>
      </p>
    </AccountPage>
  );
}
