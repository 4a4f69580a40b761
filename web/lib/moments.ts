/** How dates and times are written: in American English, and in the time zone of the reader. */
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const DATE_TIME = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** "November 21, 2026". @param moment ISO 8601, as every moment here */
export const longDate = (moment: string) => DATE.format(new Date(moment));

/** "Monday, November 23, 2026 at 5:30 PM EST". */
export const longDateTime = (moment: string) => DATE_TIME.format(new Date(moment));

/** A moment as a `datetime-local` field holds it, in the reader's time zone: "2026-11-23T17:30". */
export function fieldOfMoment(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment that a `datetime-local` field names, as ISO 8601; null when it names none. */
export function momentOfField(value: string): string | null {
  const moment = new Date(value);
  return value === "" || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
