import { zodResolver } from "@hookform/resolvers/zod";
import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { TherapistProfile } from "@rapport/shared/contracts/therapist-profile.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { hasStatus } from "@/lib/api-error.ts";
import { useSession } from "@/lib/session.ts";
import { therapistProfileQuery } from "@/lib/therapist-queries.ts";
import { useSaveTherapistProfile } from "./api/save-therapist-profile.ts";
import {
  dropProfileDraft,
  keepProfileDraft,
  type ProfileDraft,
  readProfileDraft,
} from "./profile-draft.ts";
import {
  mergeValues,
  PROFILE_FIELD_NAMES,
  ProfileValues,
  profileRequest,
  profileValues,
} from "./profile-values.ts";
import { serverFieldError } from "./server-field-error.ts";

/** What the form was filled from: the next save is a change of this and of nothing newer. */
type Base = ProfileDraft["base"];

/**
 * The form of the personal information. When the entry was changed elsewhere since the form was filled
 * from it, the two are brought together; what cannot be is a conflict, and saving again decides it.
 */
export function useProfileForm(user: User, profile: TherapistProfile | null, onSaved: () => void) {
  const queryClient = useQueryClient();
  const save = useSaveTherapistProfile(user.id);
  const [draft] = useState(() => readProfileDraft(user.id));
  const [base, setBase] = useState<Base>(
    () => draft?.base ?? { values: profileValues(profile, user), version: profile?.version },
  );
  const [conflicts, setConflicts] = useState<Partial<ProfileValues>>({});
  const [failed, setFailed] = useState(false);
  const form = useForm<ProfileValues>({
    resolver: zodResolver(ProfileValues),
    defaultValues: base.values,
  });

  const { setValue, subscribe } = form;
  useEffect(() => {
    for (const field of draft ? PROFILE_FIELD_NAMES : []) {
      setValue(field, draft?.typed[field] ?? "", { shouldDirty: true });
    }
  }, [draft, setValue]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepProfileDraft(user.id, { typed: values, base }),
      }),
    [subscribe, user.id, base],
  );

  // Saved or given up. A session that ended under the form gave nothing up: it waits for the log-in.
  useEffect(
    () => () => {
      if (useSession.getState().user?.id === user.id) dropProfileDraft(user.id);
    },
    [user.id],
  );

  /** Takes in what is stored now. @returns what to save next, or null when somebody must decide first. */
  async function bringTogether(typed: ProfileValues, from: Base) {
    const stored = await queryClient.fetchQuery({
      ...therapistProfileQuery(user.id),
      staleTime: 0,
    });
    const now: Base = { values: profileValues(stored, user), version: stored?.version };
    const { merged, conflicts: found } = mergeValues(from.values, typed, now.values);
    for (const field of PROFILE_FIELD_NAMES) {
      form.setValue(field, merged[field], { shouldDirty: true });
    }
    setBase(now);
    setConflicts(found);
    return Object.keys(found).length === 0 ? { values: merged, from: now } : null;
  }

  const submit = form.handleSubmit(async (values) => {
    setFailed(false);
    try {
      try {
        await save.mutateAsync(profileRequest(values, base.version));
      } catch (error) {
        if (!hasStatus(error, 409)) throw error;
        const next = await bringTogether(values, base);
        if (!next) return;
        await save.mutateAsync(profileRequest(next.values, next.from.version));
      }
      onSaved();
    } catch (error) {
      const refused = serverFieldError(error, PROFILE_FIELD_NAMES);
      if (refused)
        form.setError(refused.field, { message: refused.message }, { shouldFocus: true });
      setFailed(true);
    }
  });

  /** Takes what is stored in place of what was typed. */
  function takeStored(field: keyof ProfileValues) {
    form.setValue(field, conflicts[field] ?? "", { shouldDirty: true, shouldValidate: true });
    form.setFocus(field);
    setConflicts(({ [field]: _, ...others }) => others);
  }

  return { form, submit, conflicts, takeStored, failed, restored: draft !== null };
}
