import { EXPERT_PASSWORD_MIN_LENGTH } from "@rapport/shared/constants.ts";
import { useId, useRef, useState } from "react";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { PasswordInput } from "@/components/ui/password-input.tsx";
import { PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from "../texts.ts";
import { setPassword, showLogin } from "./access.ts";
import { usePasswordForm } from "./use-password-form.ts";

const WORDS = {
  refused: "Registration failed",
  unreachable: "Registration failed. Please try again.",
};

/** The first who come set the passwords that open the expert pages. */
export function SetupForm() {
  const [password, setNewPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);
  const failureId = useId();

  function check() {
    if (password !== confirmation) return { field: confirmationField, message: PASSWORDS_DIFFER };
    if (password.length < EXPERT_PASSWORD_MIN_LENGTH) {
      return { field: passwordField, message: PASSWORD_TOO_SHORT };
    }
    return null;
  }

  const { submit, busy, failure } = usePasswordForm(check, () => setPassword(password), WORDS);
  const wired = (field: typeof passwordField) =>
    failure?.field === field ? { "aria-invalid": true, "aria-describedby": failureId } : {};

  return (
    <>
      <div className="flex flex-col gap-2">
        <PageHeading>Welcome to Therapist Input</PageHeading>
        <p className="text-ink-soft">
          Choose a password for the expert pages. It is shared: whoever knows it can read and edit
          the contributions of both experts.
        </p>
      </div>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Create Password">
          <PasswordInput
            ref={passwordField}
            autoComplete="new-password"
            placeholder={`Minimum ${EXPERT_PASSWORD_MIN_LENGTH} characters`}
            value={password}
            onChange={(event) => setNewPassword(event.target.value)}
            {...wired(passwordField)}
          />
        </Field>
        <Field label="Confirm Password">
          <PasswordInput
            ref={confirmationField}
            autoComplete="new-password"
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
            {...wired(confirmationField)}
          />
        </Field>
        {failure && (
          <div id={failureId}>
            <Alert tone="danger">{failure.message}</Alert>
          </div>
        )}
        <Button type="submit" size="lg" busy={busy}>
          {busy ? "Registering..." : "Register & Access Page"}
        </Button>
      </form>
      <Button variant="ghost" onClick={showLogin} disabled={busy}>
        I already have a password
      </Button>
    </>
  );
}
