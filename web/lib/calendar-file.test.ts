// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "@/lib/calendar-file.ts";

const EVENT: CalendarEvent = {
  id: "11111111-1111-4111-8111-111111111111",
  title: "First session with Ada Lindqvist",
  startsAt: "2027-03-14T09:30:00+02:00",
  minutes: 50,
};

/** The lines of the file, with those that were broken for their length put together again. */
async function linesOf(event: CalendarEvent): Promise<string[]> {
  const text = await (await calendarFile(event)).text();
  return text.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
}

test("the event stands at its moment, whatever the time zone it was written in", async () => {
  const lines = await linesOf(EVENT);
  expect(lines).toContain("DTSTART:20270314T073000Z");
  expect(lines).toContain("DURATION:PT50M");
  expect(lines).toContain("SUMMARY:First session with Ada Lindqvist");
});

test("the same event has the same id, so that a second import adds none", async () => {
  const uid = (lines: string[]) => lines.find((line) => line.startsWith("UID:"));
  expect(uid(await linesOf(EVENT))).toBe(uid(await linesOf({ ...EVENT, title: "Moved" })));
});

test("what people wrote cannot add lines to the file", async () => {
  const lines = await linesOf({
    ...EVENT,
    title: "Ada; Bo, Cy\\",
    description: "One\r\nATTENDEE:mailto:x@example.com\nTwo",
  });
  expect(lines).toContain("SUMMARY:Ada\\; Bo\\, Cy\\\\");
  expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
});

test("no line is longer than calendars take", async () => {
  const text = await (
    await calendarFile({ ...EVENT, description: "a session 😀 ".repeat(300) })
  ).text();
  const longest = Math.max(...text.split("\r\n").map((line) => [...line].length));
  expect(longest).toBeLessThanOrEqual(75);
});

test("a moment that is none is an error, not a file", async () => {
  await expect(calendarFile({ ...EVENT, startsAt: "soon" })).rejects.toThrow();
});
