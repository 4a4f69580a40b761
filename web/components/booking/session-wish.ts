import {
  type CreateSessionRequest,
  PREFERRED_TIMES_LIMIT,
  SESSION_NOTE_LIMIT,
  type SessionRequest,
} from "@rapport/shared/contracts/session-requests.ts";
import { SessionFormat } from "@rapport/shared/contracts/therapist-profile.ts";
import { momentOfField } from "@/lib/moments.ts";

/** The longest e-mail address or phone number. */
const CONTACT_LIMIT = 254;

/** The choice of no format in particular. */
export const ANY_FORMAT = "any";

/** What somebody has filled in: `datetime-local` values, `ANY_FORMAT` or a format, and free text. */
export interface SessionWish {
  times: { value: string }[];
  format: SessionFormat | typeof ANY_FORMAT;
  note: string;
  contact: string;
}

/** `times` has a sentence, or none, for each of the times. */
export interface WishErrors {
  times: (string | undefined)[];
  note?: string;
  contact?: string;
}

export const emptyWish = (contact: string): SessionWish => ({
  times: [{ value: "" }],
  format: ANY_FORMAT,
  note: "",
  contact,
});

/** Whether one more time may be proposed. */
export function canAddTime({ times }: Pick<SessionWish, "times">): boolean {
  return times.length < PREFERRED_TIMES_LIMIT;
}

function timeError(value: string, now: Date): string | undefined {
  if (value === "") return undefined;
  const moment = momentOfField(value);
  if (moment === null) return "Please choose a date and time";
  return new Date(moment) > now ? undefined : "Please choose a time in the future";
}

const tooLong = (limit: number) => `Please use at most ${limit.toLocaleString("en-US")} characters`;

/** What to change before the wish can be sent; null when nothing is. */
export function wishErrors(wish: SessionWish, now: Date): WishErrors | null {
  const errors: WishErrors = { times: wish.times.map(({ value }) => timeError(value, now)) };
  if (wish.note.trim().length > SESSION_NOTE_LIMIT) errors.note = tooLong(SESSION_NOTE_LIMIT);
  if (wish.contact.trim().length > CONTACT_LIMIT) errors.contact = tooLong(CONTACT_LIMIT);
  const any = errors.times.some(Boolean) || errors.note || errors.contact;
  return any ? errors : null;
}

/** The wish as the server takes it: times that were left empty are left out, and each stands once. */
export function wishRequest(therapistId: string, wish: SessionWish): CreateSessionRequest {
  const moments = wish.times.flatMap(({ value }) => momentOfField(value) ?? []);
  const format = SessionFormat.safeParse(wish.format);
  return {
    therapistId,
    preferredTimes: [...new Set(moments)].sort(),
    format: format.success ? format.data : null,
    note: wish.note.trim(),
    contact: wish.contact.trim(),
  };
}

/** The request to this therapist that speaks against another one: it waits, or its session lies ahead. */
export function standingRequest(
  requests: readonly SessionRequest[],
  therapistId: string,
  now: Date,
): SessionRequest | null {
  const standing = requests.find(
    ({ therapistId: asked, status, startsAt }) =>
      asked === therapistId &&
      (status === "pending" || (startsAt !== null && new Date(startsAt) > now)),
  );
  return standing ?? null;
}
