import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ClientData } from "../../../shared/src/contracts/client-data.ts";
import { call, ok, refused } from "./support/api.ts";
import { operatorSql } from "./support/database.ts";
import { givenPerson, newGuest } from "./support/people.ts";
import { givenAdmin, givenTherapist } from "./support/therapists.ts";
import { badTokens } from "./support/tokens.ts";
import { allTables, tablesHolding } from "./support/whole-database.ts";
import { clientLife, therapistLife, type WholeLife } from "./support/whole-life.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
beforeAll(async () => {
  sql = await operatorSql();
});
afterAll(() => sql.end());

/** The same two people for all tests; nobody changes them. */
let lives: Promise<{ client: WholeLife; therapist: WholeLife }> | undefined;
async function live() {
  const [client, other] = await Promise.all([clientLife(sql), givenPerson(sql)]);
  return { client, therapist: await therapistLife(sql, other) };
}
const people = () => {
  lives ??= live();
  return lives;
};

const download = (id: string, token?: string) => call(`client-data/${id}`, { token });
const dataOf = ({ id, token }: WholeLife) => ok(ClientData, download(id, token));

/** Where in the file the rows of a table stand, and which columns are left out of it, for a reason. */
const EXPORTED: Record<string, { key: keyof ClientData; without?: Record<string, string> }> = {
  "auth.users": {
    key: "account",
    without: {
      encrypted_password: "a secret",
      confirmation_token: "a secret",
      recovery_token: "a secret",
      email_change_token_new: "a secret",
      email_change_token_current: "a secret",
      phone_change_token: "a secret",
      reauthentication_token: "a secret",
    },
  },
  "auth.identities": { key: "identities" },
  "auth.sessions": {
    key: "sessions",
    without: {
      refresh_token_hmac_key: "a secret",
      refresh_token_counter: "what secrets are counted with",
    },
  },
  "auth.audit_log_entries": { key: "history" },
  "private.audit_log": { key: "history" },
  "public.profiles": { key: "profile" },
  "public.client_profiles": { key: "clientProfile" },
  "public.client_responses": { key: "responses" },
  "public.recommendations": { key: "recommendations" },
  "public.voice_sessions": { key: "voiceSessions" },
  "public.session_requests": { key: "sessionRequests" },
  "public.therapists": {
    key: "therapist",
    without: {
      search: "the words of other columns, indexed",
      tag_keys: "the words of other columns, indexed",
    },
  },
  "public.therapist_contacts": { key: "therapistContact" },
  "public.therapist_responses": { key: "therapistResponses" },
};

/** Tables that can name a person and are not part of the file. */
const LEFT_OUT: Record<string, string> = {
  "auth.refresh_tokens": "secrets; the sessions that they belong to are there",
  "auth.flow_state": "a sign-in of minutes, of nothing but secrets",
  "private.visitor_responses": "of nobody: the key is hashed and belongs to no account",
  "public.contribution_questions": "`deleted_by` names an expert's page, not an account",
  "public.contribution_insights": "`deleted_by` names an expert's page, not an account",
  "realtime.messages": "that a row changed, by its id; gone after three days",
};

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : [value]) as Record<string, unknown>[];

describe("GET /api/client-data/{userId}", () => {
  it("is one file, which no cache keeps", async () => {
    const { client } = await people();
    const { status, headers } = await download(client.id, client.token);
    expect(status).toBe(200);
    const day = new Date().toISOString().slice(0, 10);
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="rapport-data-${day}.json"`,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-type")).toContain("application/json");
  });

  it("holds everything that a client said and is called", async () => {
    const { client } = await people();
    const file = JSON.stringify(await dataOf(client));
    expect(client.marks.filter((word) => !file.includes(word))).toEqual([]);
  });

  it("holds everything that a therapist said and is called", async () => {
    const { therapist } = await people();
    const file = JSON.stringify(await dataOf(therapist));
    expect(therapist.marks.filter((word) => !file.includes(word))).toEqual([]);
  });

  it("holds every row in which the person stands", async () => {
    const { client, therapist } = await people();
    for (const person of [client, therapist]) {
      const data = await dataOf(person);
      for (const wanted of [person.id, person.email, person.marks[1] ?? ""]) {
        for (const [table, rows] of Object.entries(await tablesHolding(sql, wanted))) {
          if (table in LEFT_OUT) continue;
          const key = EXPORTED[table]?.key ?? "success";
          expect([table, key]).not.toEqual([table, "success"]);
          expect([table, rowsOf(data[key]).length >= rows]).toEqual([table, true]);
        }
      }
    }
  });

  it("leaves out no column of them but secrets", async () => {
    const { client, therapist } = await people();
    const files = [await dataOf(client), await dataOf(therapist)];
    for (const { name, columns } of await allTables(sql)) {
      const exported = EXPORTED[name];
      if (!exported) continue;
      const rows = files.flatMap((file) => rowsOf(file[exported.key] ?? []));
      const there = new Set(rows.flatMap((row) => Object.keys(row)));
      const missing = columns.filter((column) => !there.has(column));
      const expected = Object.keys(exported.without ?? {});
      expect([name, missing.toSorted()]).toEqual([name, expected.toSorted()]);
    }
  });

  it("knows every column that can name a person", async () => {
    const columns = await sql<{ name: string; column: string }[]>`
      select namespace.nspname || '.' || relation.relname as name, attname::text as column
      from pg_class as relation
      join pg_namespace as namespace on namespace.oid = relnamespace
      join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
      where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')
        and (
          attname ~ '(^|_)(user|client|guest|actor|account|owner|person|therapist|visitor|subject|email|phone)(_id|_key)?$'
          or attname ~ '_by$'
          or exists (
            select from pg_constraint
            where conrelid = relation.oid and contype = 'f' and attnum = any (conkey)
              and confrelid in ('auth.users'::regclass, 'public.profiles'::regclass, 'public.therapists'::regclass)
          )
        )`;
    expect(columns.length).toBeGreaterThan(20);
    const unknown = columns.filter(({ name }) => !(name in EXPORTED) && !(name in LEFT_OUT));
    expect(unknown).toEqual([]);
  });

  it("tells no secret and nothing of anybody else", async () => {
    const { client, therapist } = await people();
    const file = JSON.stringify(await dataOf(client));
    expect(file).not.toMatch(/\$2[aby]\$|encrypted_password|recovery_token/);
    expect(file).not.toContain(client.refreshToken);
    const received = JSON.stringify(await dataOf(therapist));
    expect(received).not.toContain("Do you have a place?");
    expect((await dataOf(therapist)).receivedSessionRequests).toMatchObject([
      { status: "accepted" },
      { status: "pending" },
    ]);
  });

  it("is there for a guest, and for somebody who did nothing yet", async () => {
    const guest = await newGuest();
    const data = await ok(ClientData, download(guest.id, guest.token));
    expect(data).toMatchObject({
      account: { id: guest.id, is_anonymous: true },
      profile: { id: guest.id, is_guest: true },
      clientProfile: null,
      responses: [],
      therapist: null,
    });
  });

  it("is the person's alone, not even an admin's", async () => {
    const { client } = await people();
    const others = await Promise.all([givenPerson(sql), givenAdmin(sql), givenTherapist(sql)]);
    for (const { token } of others) {
      expect(await refused(download(client.id, token), 403)).toBe(
        "Only the person can download this.",
      );
    }
    expect(await refused(download(client.id), 401)).toBe("Please log in first.");
    for (const [flaw, token] of await badTokens(client.id)) {
      expect([flaw, (await download(client.id, token)).status]).toEqual([flaw, 401]);
    }
    await refused(download("me", client.token), 400);
    const gone = await givenPerson(sql);
    await sql`delete from auth.users where id = ${gone.id}`;
    await refused(download(gone.id, gone.token), 401);
  });
});
