import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { TherapistProfile } from "@rapport/shared/contracts/therapist-profile.ts";
import { type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Field, Input, TextArea } from "@/components/ui/field.tsx";
import { UnsavedChangesGuard } from "@/components/unsaved/unsaved-changes-guard.tsx";
import { PROFILE_FIELDS, type ProfileValues } from "../profile-values.ts";
import { useProfileForm } from "../use-profile-form.ts";

interface ProfileFormProps {
  user: User;
  profile: TherapistProfile | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** The personal information to change. */
export function ProfileForm({ user, profile, onSaved, onCancel }: ProfileFormProps) {
  const { form, submit, conflicts, takeStored, failed, restored } = useProfileForm(
    user,
    profile,
    onSaved,
  );
  const [discarding, setDiscarding] = useState(false);
  const { errors, isSubmitting, isDirty } = form.formState;

  function field(
    name: keyof ProfileValues,
    control: ReactNode,
    { optional = false, hint }: { optional?: boolean; hint?: string } = {},
  ) {
    const stored = conflicts[name];
    return (
      <Field
        label={PROFILE_FIELDS[name]}
        optional={optional}
        error={errors[name]?.message}
        hint={
          stored === undefined ? (
            hint
          ) : (
            <span className="font-medium whitespace-pre-line text-warning">
              Stored now: {stored === "" ? "nothing" : stored}
            </span>
          )
        }
        className={name === "bio" || name === "address" ? "sm:col-span-2" : ""}
      >
        {control}
        {stored !== undefined && (
          <Button
            variant="secondary"
            className="self-start"
            onClick={() => takeStored(name)}
            aria-label={`Use what is stored now for ${PROFILE_FIELDS[name]}`}
          >
            Use what is stored now
          </Button>
        )}
      </Field>
    );
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Edit Profile" className="flex flex-col gap-5">
      <UnsavedChangesGuard when={isDirty} />
      {restored && <Alert announce="off">What you changed and had not saved is here again.</Alert>}
      {failed && <Alert tone="danger">Error saving profile. Please try again.</Alert>}
      {Object.keys(conflicts).length > 0 && (
        <Alert tone="warning" title="Your profile was changed elsewhere meanwhile">
          <p>
            Nothing you typed is lost. Where it differs, what is stored now stands above the field.
            Saving again puts what you typed in its place.
          </p>
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {field("firstName", <Input autoComplete="given-name" {...form.register("firstName")} />)}
        {field("lastName", <Input autoComplete="family-name" {...form.register("lastName")} />)}
        {field("email", <Input type="email" autoComplete="email" {...form.register("email")} />)}
        {field("phone", <Input type="tel" autoComplete="tel" {...form.register("phone")} />, {
          optional: true,
        })}
        {field("experience", <Input inputMode="numeric" {...form.register("experience")} />)}
        {field("specialty", <Input {...form.register("specialty")} />, { optional: true })}
        {field("address", <Input autoComplete="street-address" {...form.register("address")} />, {
          optional: true,
        })}
        {field("bio", <TextArea {...form.register("bio")} />, { optional: true })}
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? "Saving..." : "Save Profile"}
        </Button>
        <Button
          variant="secondary"
          disabled={isSubmitting}
          onClick={() => (isDirty ? setDiscarding(true) : onCancel())}
        >
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard your changes?"
        description="What you changed is not saved yet."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        danger
        onConfirm={onCancel}
      />
    </form>
  );
}
