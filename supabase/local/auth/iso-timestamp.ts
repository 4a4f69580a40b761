/**
 * Postgres writes `2026-11-20 20:46:49.772+00`, PostgREST `2026-11-20T20:46:49.772+00:00`. Only the
 * second is ISO 8601, which is all that some browsers' `Date` reads.
 *
 * @param value as Postgres sends it; `infinity` and dates before Christ stay as they are
 */
export function isoTimestamp(value: string): string {
  const [, date, time, offset] =
    /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d(?::\d\d)?)$/.exec(value) ?? [];
  if (date === undefined || time === undefined || offset === undefined) return value;
  return `${date}T${time}${offset.length === 3 ? `${offset}:00` : offset}`;
}
