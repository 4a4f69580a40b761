import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field, Input } from "@/components/ui/field.tsx";
import { PasswordInput } from "@/components/ui/password-input.tsx";
import { RadioGroup } from "@/components/ui/radio-group.tsx";
import { errorMessage } from "@/lib/api-error.ts";
import { register } from "@/lib/session.ts";
import { PASSWORD_HINT, RegisterForm } from "../forms.ts";

const ROLES = [
  { value: "client", label: "Client seeking therapy" },
  { value: "therapist", label: "Therapist" },
] as const;

interface RegistrationFormProps {
  /** Called once the account exists; the form stays busy until it settles. */
  onRegistered: (result: Awaited<ReturnType<typeof register>>) => unknown;
}

export function RegistrationForm({ onRegistered }: RegistrationFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<RegisterForm>({
    resolver: zodResolver(RegisterForm),
    defaultValues: {
      firstName: "",
      lastName: "",
      email: "",
      password: "",
      confirmPassword: "",
      role: "client",
    },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ confirmPassword: _, ...details }) => {
    setFailure(null);
    try {
      await onRegistered(await register(details));
    } catch (error) {
      setFailure(errorMessage(error, "Registration failed"));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...form.register("firstName")} />
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...form.register("lastName")} />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register("email")} />
      </Field>
      <Field
        label="Password"
        hint={errors.password?.message === PASSWORD_HINT ? undefined : PASSWORD_HINT}
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </Field>
      <RadioGroup
        label="I am a:"
        options={ROLES}
        error={errors.role?.message}
        {...form.register("role")}
      />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? "Creating your account..." : "Create Account"}
      </Button>
    </form>
  );
}
