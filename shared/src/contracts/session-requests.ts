import * as z from "zod/mini";
import { Id, Timestamp } from "./primitives.ts";
import { Safety } from "./safety.ts";
import { SessionFormat } from "./therapist-profile.ts";

export const SESSION_NOTE_LIMIT = 2_000;
export const PREFERRED_TIMES_LIMIT = 5;
/** Minutes. */
export const SESSION_MINUTES = 50;

const Note = z
  .string("must be text")
  .check(
    z.trim(),
    z.maxLength(
      SESSION_NOTE_LIMIT,
      `must have at most ${SESSION_NOTE_LIMIT.toLocaleString("en-US")} characters`,
    ),
  );

/** `withdrawn`: taken back by the client before the therapist decided. */
export const SessionRequestStatus = z.enum(["pending", "accepted", "declined", "withdrawn"]);
export type SessionRequestStatus = z.infer<typeof SessionRequestStatus>;

/** A client's wish for a first session with one therapist, as both of them see it. Moments: ISO 8601. */
export const SessionRequest = z.object({
  id: Id,
  therapistId: Id,
  therapistName: z.string(),
  /** "A guest" while the client gave no name; "A former client" once the account is deleted. */
  clientName: z.string(),
  /** How the client wants to be reached: an email address or a phone number; empty when not said. */
  contact: z.string(),
  preferredTimes: z.array(z.string()),
  format: z.nullable(SessionFormat),
  note: z.string(),
  status: SessionRequestStatus,
  therapistNote: z.string(),
  /** When the session begins; null until it is accepted. */
  startsAt: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type SessionRequest = z.infer<typeof SessionRequest>;

/** Body of `POST /api/session-requests`, by a client or a guest. 409 while one to the same therapist is open. */
export const CreateSessionRequest = z.strictObject({
  therapistId: Id,
  preferredTimes: z._default(
    z.array(Timestamp).check(z.maxLength(PREFERRED_TIMES_LIMIT, "holds too many times")),
    [],
  ),
  format: z._default(z.nullable(SessionFormat), null),
  note: z._default(Note, ""),
  contact: z._default(
    z.string("must be text").check(z.trim(), z.maxLength(254, "is too long")),
    "",
  ),
});
export type CreateSessionRequest = z.infer<typeof CreateSessionRequest>;

/** Answer of the routes that change one; 201 for a new one. */
export const SessionRequestAnswer = z.object({
  success: z.literal(true),
  request: SessionRequest,
  safety: z.nullable(Safety),
});
export type SessionRequestAnswer = z.infer<typeof SessionRequestAnswer>;

/**
 * Answer of `GET /api/session-requests`, newest first: a therapist's received ones (withdrawn ones are
 * left out), anybody else's own.
 */
export const SessionRequestsAnswer = z.object({
  success: z.literal(true),
  requests: z.array(SessionRequest),
});
export type SessionRequestsAnswer = z.infer<typeof SessionRequestsAnswer>;

/**
 * Body of `POST /api/session-requests/{id}/decision`, by its therapist, once. `startsAt` is needed to
 * accept and must lie ahead. 409 when it was decided or withdrawn before.
 */
export const SessionDecision = z.discriminatedUnion("decision", [
  z.strictObject({
    decision: z.literal("accepted"),
    startsAt: Timestamp,
    note: z._default(Note, ""),
  }),
  z.strictObject({ decision: z.literal("declined"), note: z._default(Note, "") }),
]);
export type SessionDecision = z.infer<typeof SessionDecision>;
