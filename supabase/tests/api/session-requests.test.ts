import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SessionRequestAnswer } from "../../../shared/src/contracts/session-requests.ts";
import { TherapistProfileAnswer } from "../../../shared/src/contracts/therapist-profile.ts";
import { call, ok, refused } from "./support/api.ts";
import { operatorSql } from "./support/database.ts";
import { type Account, givenPerson, newGuest, newPerson } from "./support/people.ts";
import {
  accept,
  ask,
  asked,
  decide,
  decline,
  inHours,
  requestsOf,
  withdraw,
} from "./support/session-requests.ts";
import {
  availability,
  givenAdmin,
  givenEntry,
  givenTherapist,
  therapistProfileOf,
} from "./support/therapists.ts";
import { badTokens } from "./support/tokens.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
beforeAll(async () => {
  sql = await operatorSql();
});
afterAll(() => sql.end());

let client: Account;
let therapist: Awaited<ReturnType<typeof givenEntry>>;
beforeEach(async () => {
  [client, therapist] = await Promise.all([givenPerson(sql), givenEntry(sql)]);
});

/** What the therapist of the test takes from now on. */
const setAvailability = (differences: object) =>
  ok(
    TherapistProfileAnswer,
    call(`therapist-availability/${therapist.id}`, {
      method: "PUT",
      body: availability(differences),
      token: therapist.token,
    }),
  );

describe("POST /api/session-requests", () => {
  it("brings the wish to the therapist as the client wrote it", async () => {
    const wish = {
      preferredTimes: [inHours(24), inHours(30)],
      format: "video",
      note: "Evenings are best.",
      contact: "+1 555 0100",
    };
    const { request, safety } = await ok(
      SessionRequestAnswer,
      ask(client, therapist.profile.id, wish),
      201,
    );
    expect(safety).toBeNull();
    expect(request).toMatchObject({
      therapistId: therapist.profile.id,
      therapistName: "Ida Example",
      clientName: "Ann Example",
      format: "video",
      note: wish.note,
      contact: wish.contact,
      status: "pending",
      therapistNote: "",
      startsAt: null,
      decidedAt: null,
    });
    expect(request.preferredTimes.map((time) => new Date(time).toISOString())).toEqual(
      wish.preferredTimes,
    );
    expect(await requestsOf(client)).toEqual([request]);
    expect(await requestsOf(therapist)).toEqual([request]);
  });

  it("needs no more than the therapist", async () => {
    expect(await asked(client, therapist.profile.id)).toMatchObject({
      preferredTimes: [],
      format: null,
      note: "",
      contact: "",
    });
  });

  it("takes a guest's, and keeps it when the guest makes an account", async () => {
    const guest = await newGuest();
    const { id, clientName } = await asked(guest, therapist.profile.id, { note: "Soon." });
    expect(clientName).toBe("A guest");
    const account = await newPerson({ guestToken: guest.token });
    const kept = expect.objectContaining({ id, clientName: "Ann Example", note: "Soon." });
    expect(await requestsOf(account)).toEqual([kept]);
    expect(await requestsOf(therapist)).toEqual([kept]);
  });

  it("takes one at a time to a therapist, also of two at once", async () => {
    const { id } = therapist.profile;
    const both = await Promise.all([1, 2].map(() => ask(client, id)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await refused(ask(client, id), 409)).toMatch(/^You already asked this therapist/);
    const [first] = await requestsOf(client);
    await ok(SessionRequestAnswer, decline(therapist, first?.id ?? ""));
    expect((await ask(client, id)).status).toBe(201);
    expect(await requestsOf(client)).toHaveLength(2);
  });

  it.each<[string, object]>([
    ["takes nobody new", { acceptingClients: false }],
    ["has no place left", { capacity: 0 }],
  ])("brings none to a therapist who %s", async (_, differences) => {
    await setAvailability(differences);
    expect(await refused(ask(client, therapist.profile.id), 409)).toBe(
      "This therapist takes no new clients at the moment.",
    );
  });

  it.each(["pending", "rejected", "suspended"])("knows no therapist who is %s", async (status) => {
    await sql`
        update public.therapists set status = ${status} where id = ${therapist.profile.id}`;
    expect(await refused(ask(client, therapist.profile.id), 404)).toBe(
      "This therapist does not exist.",
    );
  });

  it("says when the note speaks of danger, and brings it all the same", async () => {
    const note = "I want to kill myself tonight, I have the pills here.";
    const { safety, request } = await ok(
      SessionRequestAnswer,
      ask(client, therapist.profile.id, { note }),
      201,
    );
    expect(safety).toMatchObject({ level: "high" });
    expect(request.note).toBe(note);
  });

  it.each<[string, object, number, string]>([
    ["no therapist", { therapistId: undefined }, 400, "therapistId is missing."],
    ["a therapist that is no id", { therapistId: "me" }, 400, "therapistId must be an id."],
    ["an unknown therapist", { therapistId: randomUUID() }, 404, "This therapist does not exist."],
    [
      "a time that is none",
      { preferredTimes: ["soon"] },
      400,
      "preferredTimes holds a value that is not valid.",
    ],
    [
      "a time that has passed",
      { preferredTimes: [inHours(-1)] },
      400,
      "preferredTimes must lie ahead.",
    ],
    [
      "six times",
      { preferredTimes: Array.from({ length: 6 }, () => inHours(1)) },
      400,
      "preferredTimes holds too many times.",
    ],
    ["an unknown format", { format: "fax" }, 400, "format is not valid."],
    [
      "2,001 characters",
      { note: "x".repeat(2_001) },
      400,
      "note must have at most 2,000 characters.",
    ],
    ["a number as note", { note: 5 }, 400, "note must be text."],
    ["a NUL", { note: "a\u0000" }, 400, "The request holds a character that cannot be stored."],
    ["an endless contact", { contact: "1".repeat(255) }, 400, "contact is too long."],
    [
      "another client",
      { clientId: randomUUID() },
      400,
      "The request has a field that is not known: clientId.",
    ],
    ["a status", { status: "accepted" }, 400, "The request has a field that is not known: status."],
  ])("refuses %s, and keeps nothing", async (_, differences, status, sentence) => {
    const sent = ask(client, therapist.profile.id, differences);
    expect(await refused(sent, status)).toBe(sentence);
    expect(await requestsOf(client)).toEqual([]);
    expect(await requestsOf(therapist)).toEqual([]);
  });

  it("may be sent twenty times an hour", async () => {
    const calls = Array.from({ length: 21 }, () => ask(client, therapist.profile.id));
    const states = (await Promise.all(calls)).map(({ status }) => status);
    expect(states.filter((status) => status === 429)).toHaveLength(1);
    expect(states.filter((status) => status === 201)).toHaveLength(1);
  });
});

describe("GET /api/session-requests", () => {
  it("is for nobody whose account is gone", async () => {
    const { id, token } = await givenPerson(sql);
    await sql`delete from auth.users where id = ${id}`;
    expect(await refused(call("session-requests", { token }), 401)).toContain(
      "session has expired",
    );
  });

  it("shows each one's own, newest first, and nothing to anybody else", async () => {
    const other = await givenEntry(sql);
    const first = await asked(client, therapist.profile.id);
    const second = await asked(client, other.profile.id);
    expect(await requestsOf(client)).toEqual([second, first]);
    expect(await requestsOf(therapist)).toEqual([first]);
    expect(await requestsOf(other)).toEqual([second]);
    const strangers = await Promise.all([givenPerson(sql), givenTherapist(sql), givenAdmin(sql)]);
    for (const stranger of strangers) expect(await requestsOf(stranger)).toEqual([]);
  });
});

describe("POST /api/session-requests/{id}/decision", () => {
  it("accepts with a time and a note that both see", async () => {
    const { id } = await asked(client, therapist.profile.id);
    const startsAt = inHours(48);
    const { request } = await ok(
      SessionRequestAnswer,
      accept(therapist, id, { startsAt, note: "Glad to meet you." }),
    );
    expect(request).toMatchObject({ id, status: "accepted", therapistNote: "Glad to meet you." });
    expect(new Date(request.startsAt ?? "").toISOString()).toBe(startsAt);
    expect(request.decidedAt).toMatch(/^\d{4}-/);
    expect(await requestsOf(client)).toEqual([request]);
    expect(await requestsOf(therapist)).toEqual([request]);
  });

  it("declines with a note and without a time", async () => {
    const { id } = await asked(client, therapist.profile.id);
    const { request } = await ok(SessionRequestAnswer, decline(therapist, id, "I am full."));
    expect(request).toMatchObject({
      status: "declined",
      therapistNote: "I am full.",
      startsAt: null,
    });
    expect(await requestsOf(client)).toEqual([request]);
  });

  it("is made once, also by two tabs at once", async () => {
    const { id } = await asked(client, therapist.profile.id);
    const both = await Promise.all([accept(therapist, id), decline(therapist, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [stands] = await requestsOf(client);
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({ request: stands });
    for (const again of [accept, decline]) {
      expect(await refused(again(therapist, id), 409)).toBe(
        "This session request was answered or withdrawn before.",
      );
    }
    expect(await requestsOf(client)).toEqual([stands]);
  });

  it("takes a place where places are counted, and with the last one nobody new is taken", async () => {
    await setAvailability({ capacity: 2 });
    const [other, third] = await Promise.all([givenPerson(sql), givenPerson(sql)]);
    const [first, second] = await Promise.all(
      [client, other].map((person) => asked(person, therapist.profile.id)),
    );
    await ok(SessionRequestAnswer, accept(therapist, first?.id ?? ""));
    expect((await therapistProfileOf(therapist)).availability).toMatchObject({
      capacity: 1,
      acceptingClients: true,
    });
    await ok(SessionRequestAnswer, accept(therapist, second?.id ?? ""));
    expect((await therapistProfileOf(therapist)).availability).toMatchObject({
      capacity: 0,
      acceptingClients: false,
    });
    await refused(ask(third, therapist.profile.id), 409);
  });

  it.each<[string, object, string]>([
    ["no decision", { decision: undefined }, "decision is missing."],
    ["another word", { decision: "maybe" }, "decision is not valid."],
    ["withdrawing for the client", { decision: "withdrawn" }, "decision is not valid."],
    ["accepting without a time", { startsAt: undefined }, "startsAt is missing."],
    ["a time that is none", { startsAt: "tomorrow" }, "startsAt is not valid."],
    ["a time that has passed", { startsAt: inHours(-1) }, "startsAt must lie ahead."],
    ["2,001 characters", { note: "x".repeat(2_001) }, "note must have at most 2,000 characters."],
  ])("refuses %s, and decides nothing", async (_, differences, sentence) => {
    const { id } = await asked(client, therapist.profile.id);
    expect(await refused(accept(therapist, id, differences), 400)).toBe(sentence);
    expect(await requestsOf(client)).toMatchObject([{ id, status: "pending" }]);
  });

  it("is its therapist's alone", async () => {
    const { id } = await asked(client, therapist.profile.id);
    const [other, without, admin] = await Promise.all([
      givenEntry(sql),
      givenTherapist(sql),
      givenAdmin(sql),
    ]);
    for (const stranger of [other, without]) {
      expect(await refused(accept(stranger, id), 404)).toBe("This session request does not exist.");
    }
    for (const person of [client, admin]) {
      expect(await refused(accept(person, id), 403)).toBe("This is for therapists only.");
    }
    for (const unknown of [randomUUID(), "1", "%00"]) {
      await refused(decide(therapist, unknown, { decision: "declined" }), 404);
    }
    expect(await requestsOf(client)).toMatchObject([{ id, status: "pending" }]);
  });
});

describe("POST /api/session-requests/{id}/withdraw", () => {
  it("takes it back while it is open, and from the therapist's sight", async () => {
    const { id } = await asked(client, therapist.profile.id);
    const { request } = await ok(SessionRequestAnswer, withdraw(client, id));
    expect(request).toMatchObject({ id, status: "withdrawn" });
    expect(await requestsOf(client)).toEqual([request]);
    expect(await requestsOf(therapist)).toEqual([]);
    await refused(withdraw(client, id), 409);
    await refused(accept(therapist, id), 409);
    expect((await ask(client, therapist.profile.id)).status).toBe(201);
  });

  it("comes too late for one that is decided; of both at once one counts", async () => {
    const { id } = await asked(client, therapist.profile.id);
    const both = await Promise.all([withdraw(client, id), accept(therapist, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await refused(withdraw(client, id), 409);
  });

  it("is its client's alone", async () => {
    const { id } = await asked(client, therapist.profile.id);
    const other = await givenPerson(sql);
    await refused(withdraw(other, id), 404);
    await refused(withdraw(therapist, id), 403);
    for (const unknown of [randomUUID(), "1"]) await refused(withdraw(client, unknown), 404);
    expect(await requestsOf(therapist)).toMatchObject([{ id, status: "pending" }]);
  });
});

describe.each<[string, string, object | undefined]>([
  ["GET", "session-requests", undefined],
  ["POST", "session-requests", { therapistId: randomUUID() }],
  ["POST", `session-requests/${randomUUID()}/decision`, { decision: "declined" }],
  ["POST", `session-requests/${randomUUID()}/withdraw`, undefined],
])("%s /api/%s", (method, path, body) => {
  const send = (token?: string) => call(path, { method, body, token });

  it("asks a visitor to log in", async () => {
    for (const token of [undefined, "", "null"]) await refused(send(token), 401);
  });

  it("takes no token that does not verify", async () => {
    for (const [flaw, token] of await badTokens(client.id)) {
      expect([flaw, (await send(token)).status]).toEqual([flaw, 401]);
    }
  });
});

describe("those who receive requests", () => {
  it("make none: therapists and admins", async () => {
    for (const person of [therapist, await givenAdmin(sql)]) {
      expect(await refused(ask(person, therapist.profile.id), 403)).toBe(
        "This is for clients only.",
      );
    }
  });
});
