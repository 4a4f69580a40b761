import { expect, test } from "vitest";
import { type AcceptedRequest, sessionEvent } from "@/lib/session-event.ts";

const REQUEST: AcceptedRequest = {
  id: "11111111-1111-4111-8111-111111111111",
  therapistId: "22222222-2222-4222-8222-222222222222",
  therapistName: "Noor Haddad",
  clientName: "Ada Lindqvist",
  contact: "ada@example.com",
  preferredTimes: [],
  format: "video",
  note: "Something only the therapist should read.",
  status: "accepted",
  therapistNote: "Something only the client should read.",
  startsAt: "2026-11-22T12:00:00.000Z",
  createdAt: "2026-11-20T12:00:00.000Z",
  decidedAt: "2026-11-21T12:00:00.000Z",
};

test("the calendar's entry names the other side and how to meet, and keeps their words out", () => {
  const { event, fileName } = sessionEvent(REQUEST, {
    name: "Ada Lindqvist",
    contact: "ada@example.com",
  });
  expect(event).toEqual({
    id: REQUEST.id,
    title: "First session with Ada Lindqvist",
    startsAt: REQUEST.startsAt,
    minutes: 50,
    description: "Format: Video\nContact: ada@example.com",
  });
  expect(fileName).toBe("session-with-ada-lindqvist.ics");
});

test("the reader's own contact stays out where none is given", () => {
  expect(sessionEvent(REQUEST, { name: "Noor Haddad" }).event.description).toBe("Format: Video");
});

test("the file has a name even for a name without a letter of ours", () => {
  const { event, fileName } = sessionEvent({ ...REQUEST, format: null }, { name: "李" });
  expect(fileName).toBe("first-session.ics");
  expect(event.description).toBe("");
});
