import {
  SESSION_MINUTES,
  type SessionRequest,
} from "@rapport/shared/contracts/session-requests.ts";
import { expertSlug } from "@rapport/shared/expert-name.ts";
import type { CalendarEvent } from "@/lib/calendar-file.ts";
import { FORMAT_NAMES } from "./session-formats.ts";

/**
 * The calendar's entry for an accepted session. What the client wrote stays out of it: calendars are
 * shared and synchronised.
 */
export function sessionEvent(request: SessionRequest & { startsAt: string }): {
  event: CalendarEvent;
  fileName: string;
} {
  const details = [
    request.format && `Format: ${FORMAT_NAMES[request.format]}`,
    request.contact && `Contact: ${request.contact}`,
  ].filter((line) => typeof line === "string" && line !== "");
  return {
    event: {
      id: request.id,
      title: `First session with ${request.clientName}`,
      startsAt: request.startsAt,
      minutes: SESSION_MINUTES,
      description: details.join("\n"),
    },
    fileName: `session-with-${expertSlug(request.clientName) ?? "a-client"}.ics`,
  };
}
