import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import type {
  SessionRequest,
  SessionRequestStatus,
} from "@rapport/shared/contracts/session-requests.ts";
import { expect, test } from "vitest";
import { whatHappened } from "./announcements.ts";

const profile = (status: ClientProfile["status"]): ClientProfile => ({
  userId: "11111111-1111-4111-8111-111111111111",
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@example.com",
  createdAt: "2026-11-20T12:00:00.000Z",
  updatedAt: "2026-11-20T12:00:00.000Z",
  responses: [],
  personalityProfile: null,
  analysisResults: null,
  status,
  engine: null,
  generationStartedAt: null,
  completedSessions: 0,
  recommendation: null,
  recommendations: [],
});

const request = (status: SessionRequestStatus): SessionRequest => ({
  id: "22222222-2222-4222-8222-222222222222",
  therapistId: "33333333-3333-4333-8333-333333333333",
  therapistName: "Elena Vasquez",
  clientName: "Noor Haddad",
  contact: "",
  preferredTimes: [],
  format: null,
  note: "",
  status,
  therapistNote: "",
  startsAt: null,
  createdAt: "2026-11-20T12:00:00.000Z",
  decidedAt: null,
});

test("a profile that was being made and is ready is told", () => {
  const before = { profile: profile("generating") };
  expect(whatHappened(before, { profile: profile("ready") })).toBe(
    "Your personality profile is ready.",
  );
});

test("a profile that was made anew between two looks is told, too", () => {
  const anew = { ...profile("ready"), generationStartedAt: "2026-11-21T12:00:00.000Z" };
  expect(whatHappened({ profile: profile("ready") }, { profile: anew })).toBe(
    "Your personality profile is ready.",
  );
});

test("a profile that was ready when the page opened is not", () => {
  expect(whatHappened({}, { profile: profile("ready") })).toBeNull();
  expect(whatHappened({ profile: null }, { profile: profile("ready") })).toBeNull();
  expect(whatHappened({ profile: profile("ready") }, { profile: profile("ready") })).toBeNull();
});

test.each(["accepted", "declined"] as const)("a request that is %s meanwhile is told", (status) => {
  expect(whatHappened({ requests: [request("pending")] }, { requests: [request(status)] })).toBe(
    `Elena Vasquez ${status} your session request.`,
  );
});

test("what the reader did, and what was decided before, is not told", () => {
  const open = { requests: [request("pending")] };
  expect(whatHappened(open, { requests: [request("withdrawn")] })).toBeNull();
  expect(whatHappened({ requests: [] }, open)).toBeNull();
  expect(whatHappened({}, { requests: [request("accepted")] })).toBeNull();
});
