import {
  SESSION_NOTE_LIMIT,
  type SessionDecision,
  type SessionRequest,
} from "@rapport/shared/contracts/session-requests.ts";
import { momentOfField } from "@/lib/moments.ts";

/** The choice of a time that the client did not propose. */
export const OTHER_TIME = "other";

/** What somebody has filled in to accept: a proposed moment or `OTHER_TIME`, and the field for that. */
export interface Acceptance {
  chosen: string;
  otherTime: string;
  note: string;
}

export type AcceptanceErrors = Partial<Record<keyof Acceptance, string>>;

const NOTE_TOO_LONG = `Please use at most ${SESSION_NOTE_LIMIT.toLocaleString("en-US")} characters`;

const liesAhead = (moment: string, now: Date) => new Date(moment) > now;

/** The proposed times that can still be taken, earliest first. */
export function openTimes({ preferredTimes }: SessionRequest, now: Date): string[] {
  return preferredTimes
    .filter((moment) => liesAhead(moment, now))
    .sort((a, b) => Date.parse(a) - Date.parse(b));
}

export function noteError(note: string): string | undefined {
  return note.trim().length > SESSION_NOTE_LIMIT ? NOTE_TOO_LONG : undefined;
}

/** What came of looking at it: one of the two. */
type Checked =
  | { decision: SessionDecision; errors?: undefined }
  | { decision?: undefined; errors: AcceptanceErrors };

/** The decision to send, or what to change before it can be sent. */
export function acceptance({ chosen, otherTime, note }: Acceptance, now: Date): Checked {
  const errors: AcceptanceErrors = {};
  const startsAt = chosen === OTHER_TIME ? momentOfField(otherTime) : chosen;
  const field = chosen === OTHER_TIME ? "otherTime" : "chosen";
  if (!startsAt) errors[field] = "Please choose a date and time";
  else if (!liesAhead(startsAt, now)) errors[field] = "Please choose a time in the future";
  const tooLong = noteError(note);
  if (tooLong) errors.note = tooLong;
  if (!startsAt || Object.keys(errors).length > 0) return { errors };
  return { decision: { decision: "accepted", startsAt, note: note.trim() } };
}
