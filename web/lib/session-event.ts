import {
  SESSION_MINUTES,
  type SessionRequest,
} from "@rapport/shared/contracts/session-requests.ts";
import { expertSlug } from "@rapport/shared/expert-name.ts";
import type { CalendarEvent } from "@/lib/calendar-file.ts";
import { FORMAT_NAMES } from "@/lib/session-formats.ts";

export type AcceptedRequest = SessionRequest & { startsAt: string };

/** Whom one meets. `contact` only where it is not the reader's own. */
export interface OtherSide {
  name: string;
  contact?: string;
}

/**
 * The calendar's entry for an accepted session. What the two wrote to each other stays out of it:
 * calendars are shared and synchronised.
 */
export function sessionEvent(
  request: AcceptedRequest,
  { name, contact }: OtherSide,
): { event: CalendarEvent; fileName: string } {
  const details = [
    request.format && `Format: ${FORMAT_NAMES[request.format]}`,
    contact && `Contact: ${contact}`,
  ].filter((line) => typeof line === "string" && line !== "");
  const slug = expertSlug(name);
  return {
    event: {
      id: request.id,
      title: `First session with ${name}`,
      startsAt: request.startsAt,
      minutes: SESSION_MINUTES,
      description: details.join("\n"),
    },
    fileName: slug === null ? "first-session.ics" : `session-with-${slug}.ics`,
  };
}
