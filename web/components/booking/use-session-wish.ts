import { useState } from "react";
import { useForm } from "react-hook-form";
import { emptyWish, type SessionWish, wishErrors } from "@/components/booking/session-wish.ts";

/** The form of a wish for a session. What is filled in outlasts the dialog that shows it. */
export function useSessionWish(contact: string, onSend: (wish: SessionWish) => void) {
  const [now] = useState(() => new Date());
  const form = useForm<SessionWish>({ defaultValues: emptyWish(contact) });

  const submit = form.handleSubmit((wish) => {
    const errors = wishErrors(wish, new Date());
    if (!errors) return onSend(wish);
    const options = { shouldFocus: true };
    // The first field on the page that is wrong comes last, and so has the focus.
    if (errors.contact) form.setError("contact", { message: errors.contact }, options);
    if (errors.note) form.setError("note", { message: errors.note }, options);
    for (let index = errors.times.length - 1; index >= 0; index -= 1) {
      const message = errors.times[index];
      if (message) form.setError(`times.${index}.value`, { message }, options);
    }
  });

  return { form, submit, now };
}

export type SessionWishForm = ReturnType<typeof useSessionWish>;
