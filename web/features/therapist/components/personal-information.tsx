import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { TherapistProfile } from "@rapport/shared/contracts/therapist-profile.ts";
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { readProfileDraft } from "../profile-draft.ts";
import { PersonalFacts } from "./personal-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";

interface PersonalInformationProps {
  user: User;
  /** Null while there is no entry: saving then makes one. */
  profile: TherapistProfile | null;
}

/** Who the therapist is and how to reach them; 'Edit Profile' turns it into a form and back. */
export function PersonalInformation({ user, profile }: PersonalInformationProps) {
  const [editing, setEditing] = useState(() => readProfileDraft(user.id) !== null);
  const [saved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const edited = useRef(editing);

  // Each of the two comes in place of the other: the focus goes along.
  useEffect(() => {
    if (editing === edited.current) return;
    if (editing) heading.current?.focus();
    else editButton.current?.focus();
    edited.current = editing;
  }, [editing]);

  return (
    <Card aria-labelledby="personal" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="personal" ref={heading} tabIndex={-1} className="text-2xl">
          Personal Information
        </h2>
        {!editing && (
          <Button
            ref={editButton}
            variant="secondary"
            onClick={() => {
              setSaved(false);
              setEditing(true);
            }}
          >
            <Pencil aria-hidden="true" className="size-5" />
            Edit Profile
          </Button>
        )}
      </div>
      {saved && (
        <Alert tone="success" onDismiss={() => setSaved(false)}>
          Profile saved successfully!
        </Alert>
      )}
      {editing ? (
        <ProfileForm
          user={user}
          profile={profile}
          onSaved={() => {
            setSaved(true);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <PersonalFacts user={user} profile={profile} />
      )}
    </Card>
  );
}
