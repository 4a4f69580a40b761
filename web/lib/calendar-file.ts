import { BRAND } from "@rapport/shared/brand.ts";
import { saveFile } from "@/lib/save-file.ts";

export interface CalendarEvent {
  /** The same id each time, so that a second import changes the event instead of adding one. */
  id: string;
  title: string;
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  description?: string;
}

/**
 * An iCalendar file with this one event, at its moment in every time zone. The library that writes it
 * is fetched when the first file is asked for.
 */
export async function calendarFile(event: CalendarEvent): Promise<Blob> {
  const { createEvent } = await import("ics");
  const { error, value } = createEvent({
    uid: `${event.id}@${BRAND.name.toLowerCase()}`,
    // ISO 9070 in the form that RFC 5545 shows: -//owner//product//language.
    productId: `-//${BRAND.name}//Sessions//EN`,
    title: event.title,
    start: new Date(event.startsAt).getTime(),
    startInputType: "utc",
    startOutputType: "utc",
    duration: { minutes: event.minutes },
    status: "CONFIRMED",
    busyStatus: "BUSY",
    ...(event.description ? { description: event.description } : {}),
  });
  if (error || !value) throw new Error("The calendar file could not be written.", { cause: error });
  return new Blob([value], { type: "text/calendar;charset=utf-8" });
}

/** Has the browser save the event as a file, which calendars open. */
export async function saveCalendarFile(event: CalendarEvent, fileName: string): Promise<void> {
  saveFile(await calendarFile(event), fileName);
}
