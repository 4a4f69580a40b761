import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { SessionDecision } from "@rapport/shared/contracts/session-requests.ts";
import { describe, expect, test } from "vitest";
import { acceptance, noteError, OTHER_TIME, openTimes } from "./session-decision.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const YESTERDAY = "2026-11-20T12:00:00.000Z";
const TOMORROW = "2026-11-22T12:00:00.000Z";
const LATER = "2026-11-25T12:00:00.000Z";

const REQUEST: SessionRequest = {
  id: "11111111-1111-4111-8111-111111111111",
  therapistId: "22222222-2222-4222-8222-222222222222",
  therapistName: "Noor Haddad",
  clientName: "Ada Lindqvist",
  contact: "ada@example.com",
  preferredTimes: [LATER, YESTERDAY, TOMORROW],
  format: "video",
  note: "Something only the therapist should read.",
  status: "accepted",
  therapistNote: "",
  startsAt: TOMORROW,
  createdAt: YESTERDAY,
  decidedAt: null,
};

test("of the proposed times those are offered that lie ahead, earliest first", () => {
  expect(openTimes(REQUEST, NOW)).toEqual([TOMORROW, LATER]);
});

describe("accepting", () => {
  const empty = { chosen: TOMORROW, otherTime: "", note: "" };

  test("takes a proposed time and a note", () => {
    const { decision } = acceptance({ ...empty, note: " Welcome. " }, NOW);
    expect(decision).toEqual({ decision: "accepted", startsAt: TOMORROW, note: "Welcome." });
    expect(SessionDecision.parse(decision)).toEqual(decision);
  });

  test("takes another time, in the zone of the person who writes it", () => {
    const otherTime = "2026-11-30T09:15";
    expect(acceptance({ ...empty, chosen: OTHER_TIME, otherTime }, NOW).decision).toMatchObject({
      startsAt: new Date(otherTime).toISOString(),
    });
  });

  test("asks for a time where none is named", () => {
    expect(acceptance({ ...empty, chosen: OTHER_TIME }, NOW).errors).toEqual({
      otherTime: "Please choose a date and time",
    });
  });

  test("does not take a time that has passed, not even a proposed one", () => {
    const passed = "Please choose a time in the future";
    expect(acceptance({ ...empty, chosen: YESTERDAY }, NOW).errors).toEqual({ chosen: passed });
    const otherTime = "2020-01-01T00:00";
    expect(acceptance({ ...empty, chosen: OTHER_TIME, otherTime }, NOW).errors).toEqual({
      otherTime: passed,
    });
  });

  test("says everything that is wrong at once", () => {
    const { errors } = acceptance({ ...empty, chosen: OTHER_TIME, note: "x".repeat(2_001) }, NOW);
    expect(Object.keys(errors ?? {})).toEqual(["otherTime", "note"]);
  });
});

test("a note may have 2,000 characters without the space around it", () => {
  expect(noteError(` ${"x".repeat(2_000)} `)).toBeUndefined();
  expect(noteError("x".repeat(2_001))).toBe("Please use at most 2,000 characters");
});
