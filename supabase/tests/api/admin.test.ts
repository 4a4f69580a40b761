import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AdminOverviewAnswer, TherapistStatusAnswer } from "../../../shared/src/contracts/admin.ts";
import { call, ok, refused } from "./support/api.ts";
import { process, questions } from "./support/assessment.ts";
import { operatorSql } from "./support/database.ts";
import { type Account, givenPerson, newGuest } from "./support/people.ts";
import { asked } from "./support/session-requests.ts";
import {
  directoryEntry,
  givenAdmin,
  givenEntry,
  givenTherapist,
  therapistProfileOf,
} from "./support/therapists.ts";
import { badTokens } from "./support/tokens.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let admin: Account;
beforeAll(async () => {
  sql = await operatorSql();
  admin = await givenAdmin(sql);
});
afterAll(() => sql.end());

const overview = () => ok(AdminOverviewAnswer, call("admin/overview", { token: admin.token }));
const setStatus = (id: string, status: unknown, token = admin.token) =>
  call(`admin/therapists/${id}/status`, { body: { status }, token });

describe.each<[string, string, object | undefined]>([
  ["GET", "admin/overview", undefined],
  ["POST", `admin/therapists/${randomUUID()}/status`, { status: "approved" }],
])("%s /api/%s", (method, path, body) => {
  const send = (token?: string) => call(path, { method, body, token });

  it("is refused to clients, guests and therapists", async () => {
    const people = await Promise.all([givenPerson(sql), newGuest(), givenTherapist(sql)]);
    for (const { token } of people) {
      expect(await refused(send(token), 403)).toBe("This is for admins only.");
    }
  });

  it("asks a visitor to log in, and takes no token that does not verify", async () => {
    for (const token of [undefined, "", "null"]) await refused(send(token), 401);
    for (const [flaw, token] of await badTokens(admin.id)) {
      expect([flaw, (await send(token)).status]).toEqual([flaw, 401]);
    }
  });

  it("is refused to an admin who is none any more, with the token of before", async () => {
    const former = await givenAdmin(sql);
    await sql`update public.profiles set role = 'client' where id = ${former.id}`;
    await refused(send(former.token), 403);
    await sql`delete from auth.users where id = ${former.id}`;
    await refused(send(former.token), 401);
  });
});

describe("GET /api/admin/overview", () => {
  it("counts what is there", async () => {
    const before = await overview();
    const [client, therapist] = await Promise.all([givenPerson(sql), givenEntry(sql), newGuest()]);
    const questionId = (await questions())[0]?.id ?? "";
    await Promise.all([
      asked(client, therapist.profile.id),
      process(questionId, "I sleep badly.", client),
    ]);
    const { counts } = await overview();
    // Other tests write at the same time; nothing of what this one made may be missing.
    for (const kind of ["clients", "guests", "responses", "sessionRequests"] as const) {
      expect([kind, counts[kind]]).toEqual([kind, expect.any(Number)]);
      expect(counts[kind]).toBeGreaterThan(before.counts[kind]);
    }
    expect(counts.therapists.approved).toBeGreaterThan(before.counts.therapists.approved);
    expect(counts.contributions).toBeGreaterThanOrEqual(4);
  });

  it("shows who waits, the longest first, and the newest of everything", async () => {
    const { profile } = await givenEntry(sql);
    await sql`
      update public.therapists set status = 'pending', created_at = '2001-01-01'
      where id = ${profile.id}`;
    const answer = await overview();
    expect(answer.pending[0]).toMatchObject({
      id: profile.id,
      userId: profile.userId,
      name: "Ida Example",
      status: "pending",
    });
    for (const rows of [answer.newestTherapists, answer.newestAccounts]) {
      const times = rows.map(({ createdAt }) => Date.parse(createdAt));
      expect(times.length).toBeGreaterThan(0);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
    expect(answer.newestContributions.map(({ expert }) => expert)).toContain("miriam");
    expect(answer.dashboardUrl).toBeNull();
  });

  it("never shows what people wrote or how they are reached", async () => {
    const [client, therapist] = await Promise.all([givenPerson(sql), givenEntry(sql)]);
    const questionId = (await questions())[0]?.id ?? "";
    await process(questionId, "a-secret-answer", client);
    await asked(client, therapist.profile.id, {
      note: "a-secret-note",
      contact: "a-secret-number",
    });
    const text = JSON.stringify(await overview());
    expect(text).not.toMatch(/a-secret|@/);
  });
});

describe("POST /api/admin/therapists/{therapistId}/status", () => {
  it.each(["rejected", "suspended", "pending"])(
    "takes a therapist out of the directory as %s and brings one back as approved",
    async (status) => {
      const therapist = await givenEntry(sql);
      const { id } = therapist.profile;
      const answer = await ok(TherapistStatusAnswer, setStatus(id, status));
      expect(answer.therapist).toMatchObject({ id, name: "Ida Example", status });
      expect(await directoryEntry(id)).toBeUndefined();
      expect((await therapistProfileOf(therapist)).status).toBe(status);
      await ok(TherapistStatusAnswer, setStatus(id, "approved"));
      expect(await directoryEntry(id)).toBeDefined();
    },
  );

  it("leaves a trace of who decided", async () => {
    const { profile } = await givenEntry(sql);
    await ok(TherapistStatusAnswer, setStatus(profile.id, "suspended"));
    const trace = await sql`
      select actor from private.audit_log where detail::text like '%suspended%' and subject like ${`%${profile.id}%`}`;
    expect(trace).toEqual([{ actor: admin.id }]);
  });

  it("refuses what is no status, and decides nothing", async () => {
    const therapist = await givenEntry(sql);
    for (const status of ["famous", "", null, 1, ["approved"]]) {
      expect(await refused(setStatus(therapist.profile.id, status), 400)).toBe(
        "status is not valid.",
      );
    }
    expect((await therapistProfileOf(therapist)).status).toBe("approved");
  });

  it("is 404 for a therapist that is not there", async () => {
    for (const id of [randomUUID(), "1", "me", "%00"]) {
      expect(await refused(setStatus(id, "approved"), 404)).toBe("This therapist does not exist.");
    }
  });

  it("lets no therapist approve anybody", async () => {
    const therapist = await givenEntry(sql);
    await refused(setStatus(therapist.profile.id, "approved", therapist.token), 403);
  });
});
