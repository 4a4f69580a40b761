import {
  CreateSessionRequest,
  type SessionRequest,
} from "@rapport/shared/contracts/session-requests.ts";
import { expect, test } from "vitest";
import { fieldOfMoment } from "@/lib/moments.ts";
import {
  canAddTime,
  emptyWish,
  type SessionWish,
  standingRequest,
  wishErrors,
  wishRequest,
} from "./session-wish.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const THERAPIST = "22222222-2222-4222-8222-222222222222";
const inHours = (hours: number) => fieldOfMoment(new Date(NOW.getTime() + hours * 3_600_000));
const wish = (changes: Partial<SessionWish> = {}): SessionWish => ({
  ...emptyWish(""),
  ...changes,
});
const times = (...values: string[]) => values.map((value) => ({ value }));

test("a wish may say nothing at all", () => {
  expect(wishErrors(wish(), NOW)).toBeNull();
  expect(wishRequest(THERAPIST, wish())).toEqual({
    therapistId: THERAPIST,
    preferredTimes: [],
    format: null,
    note: "",
    contact: "",
  });
});

test("what is filled in is sent trimmed, each time once and the earliest first", () => {
  const request = wishRequest(
    THERAPIST,
    wish({
      times: times(inHours(48), "", inHours(24), inHours(48)),
      format: "phone",
      note: "  Evenings, please.  ",
      contact: " +1 555 0101 ",
    }),
  );
  expect(request).toEqual({
    therapistId: THERAPIST,
    preferredTimes: ["2026-11-22T12:00:00.000Z", "2026-11-23T12:00:00.000Z"],
    format: "phone",
    note: "Evenings, please.",
    contact: "+1 555 0101",
  });
  expect(CreateSessionRequest.parse(request)).toEqual(request);
});

test("a time that has passed is refused where it stands", () => {
  const errors = wishErrors(wish({ times: times(inHours(24), inHours(-1)) }), NOW);
  expect(errors?.times).toEqual([undefined, "Please choose a time in the future"]);
});

test("a note and a contact beyond what is taken are refused", () => {
  const full = wish({ note: "x".repeat(2_000), contact: "x".repeat(254) });
  expect(wishErrors(full, NOW)).toBeNull();
  const errors = wishErrors(wish({ note: "x".repeat(2_001), contact: "x".repeat(255) }), NOW);
  expect(errors?.note).toBe("Please use at most 2,000 characters");
  expect(errors?.contact).toBe("Please use at most 254 characters");
});

test("five times can be proposed and no more", () => {
  expect(canAddTime({ times: times("", "", "", "") })).toBe(true);
  expect(canAddTime({ times: times("", "", "", "", "") })).toBe(false);
});

test("only what is open or lies ahead with the same therapist speaks against another request", () => {
  const request = (changes: Partial<SessionRequest>): SessionRequest => ({
    id: "11111111-1111-4111-8111-111111111111",
    therapistId: THERAPIST,
    therapistName: "Noor Haddad",
    clientName: "Ada Lindqvist",
    contact: "",
    preferredTimes: [],
    format: null,
    note: "",
    status: "pending",
    therapistNote: "",
    startsAt: null,
    createdAt: "2026-11-20T12:00:00.000Z",
    decidedAt: null,
    ...changes,
  });
  const stands = (changes: Partial<SessionRequest>) =>
    standingRequest([request(changes)], THERAPIST, NOW) !== null;
  expect(stands({})).toBe(true);
  expect(stands({ status: "accepted", startsAt: "2026-11-22T12:00:00.000Z" })).toBe(true);
  expect(stands({ status: "accepted", startsAt: "2026-11-20T12:00:00.000Z" })).toBe(false);
  expect(stands({ status: "declined" })).toBe(false);
  expect(stands({ status: "withdrawn" })).toBe(false);
  expect(stands({ therapistId: "33333333-3333-4333-8333-333333333333" })).toBe(false);
});
