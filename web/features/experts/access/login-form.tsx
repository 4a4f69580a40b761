import { useId, useRef, useState } from "react";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { PasswordInput } from "@/components/ui/password-input.tsx";
import { ACCESS_ENDED } from "../texts.ts";
import { enterPassword, showSetup } from "./access.ts";
import { usePasswordForm } from "./use-password-form.ts";

const WORDS = { refused: "Invalid password", unreachable: "Login failed. Please try again." };

interface LoginFormProps {
  /** Whether one may still set a password instead. */
  registrationOpen: boolean;
  /** Whether the pages were open a moment ago. */
  ended: boolean;
  /** Why the other form led here; null when it did not. */
  message: string | null;
}

/** Asks for one of the passwords that were set. */
export function LoginForm({ registrationOpen, ended, message }: LoginFormProps) {
  const [password, setPassword] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const failureId = useId();
  const { submit, busy, failure } = usePasswordForm(
    () => (password === "" ? { field, message: "Please enter the password" } : null),
    () => enterPassword(password),
    WORDS,
  );

  return (
    <>
      <div className="flex flex-col gap-2">
        <PageHeading>Access Therapist Input</PageHeading>
        <p className="text-ink-soft">The expert pages are open to those who know the password.</p>
      </div>
      {ended && <Alert>{ACCESS_ENDED}</Alert>}
      {message !== null && failure === null && <Alert tone="warning">{message}</Alert>}
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Password">
          <PasswordInput
            ref={field}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? failureId : undefined}
          />
        </Field>
        {failure && (
          <div id={failureId}>
            <Alert tone="danger">{failure.message}</Alert>
          </div>
        )}
        <Button type="submit" size="lg" busy={busy}>
          {busy ? "Opening..." : "Access Page"}
        </Button>
      </form>
      {registrationOpen && (
        <Button variant="ghost" onClick={showSetup} disabled={busy}>
          Set up a password instead
        </Button>
      )}
    </>
  );
}
