import { zodResolver } from "@hookform/resolvers/zod";
import type { Availability } from "@rapport/shared/contracts/therapist-profile.ts";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useSaveAvailability } from "./api/save-availability.ts";
import {
  AVAILABILITY_FIELDS,
  AvailabilityValues,
  availabilityRequest,
  availabilityValues,
} from "./availability-values.ts";
import { serverFieldError } from "./server-field-error.ts";

/**
 * The form of the availability. It follows what is stored for as long as nothing is changed in it;
 * `overtaken` says that something is, and that the stored one changed meanwhile.
 */
export function useAvailabilityForm(userId: string, availability: Availability) {
  const save = useSaveAvailability(userId);
  const [result, setResult] = useState<"saved" | "failed" | null>(null);
  const [shown, setShown] = useState(availability);
  const form = useForm<AvailabilityValues>({
    resolver: zodResolver(AvailabilityValues),
    defaultValues: availabilityValues(availability),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { reset } = form;
  const changedElsewhere = shown !== availability && !isSubmitting;

  useEffect(() => {
    if (!changedElsewhere || isDirty) return;
    reset(availabilityValues(availability));
    setShown(availability);
  }, [changedElsewhere, isDirty, availability, reset]);

  const submit = form.handleSubmit(async (values) => {
    setResult(null);
    try {
      const stored = (await save.mutateAsync(availabilityRequest(values))).availability;
      reset(availabilityValues(stored));
      setShown(stored);
      setResult("saved");
    } catch (error) {
      const refused = serverFieldError(error, AVAILABILITY_FIELDS);
      if (refused)
        form.setError(refused.field, { message: refused.message }, { shouldFocus: true });
      setResult("failed");
    }
  });

  function takeStored() {
    reset(availabilityValues(availability));
    setShown(availability);
  }

  return { form, submit, result, overtaken: changedElsewhere && isDirty, takeStored };
}
