import { type FormEvent, type RefObject, useRef, useState } from "react";
import { ApiError, errorMessage } from "@/lib/api-error.ts";

/** A field of the form that is wrong, and the sentence that says so. */
export interface FieldFault {
  field: RefObject<HTMLInputElement | null>;
  message: string;
}

interface Failure {
  message: string;
  field: RefObject<HTMLInputElement | null> | null;
}

interface FailureWords {
  /** When the server gave no words of its own. */
  refused: string;
  /** When no answer came. */
  unreachable: string;
}

/** What to say when a password was not accepted. */
export function failureOf(error: unknown, words: FailureWords): string {
  if (!(error instanceof ApiError)) return words.refused;
  if (error.status === 0) return words.unreachable;
  return error.serverText === null ? words.refused : errorMessage(error, words.refused);
}

/** Sends a form with passwords: at most one message, and the field that it is about. */
export function usePasswordForm(
  check: () => FieldFault | null,
  send: () => Promise<void>,
  words: FailureWords,
) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    const fault = check();
    if (fault !== null) {
      setFailure(fault);
      fault.field.current?.focus();
      return;
    }
    setFailure(null);
    setBusy(true);
    sending.current = true;
    try {
      await send();
    } catch (error) {
      setFailure({ message: failureOf(error, words), field: null });
    }
    sending.current = false;
    setBusy(false);
  }

  return { submit, busy, failure };
}
