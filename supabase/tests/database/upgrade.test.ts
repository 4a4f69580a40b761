import { readFile } from "node:fs/promises";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "../../local/paths.ts";
import { applyMigrations, readMigrations } from "../../local/postgres/migrations.ts";
import { applyBootstrap } from "../../local/postgres/prepare-database.ts";
import {
  type ScratchDatabase,
  startScratchDatabase,
} from "../../local/testing/scratch-database.ts";

// A database that was in use before there was an area for therapists, brought up to date.
const BEFORE_THERAPISTS = "20261121120000";
const ACCOUNT = "00000000-0000-4000-8000-000000000001";
const CLIENT = "00000000-0000-4000-8000-000000000002";

let database: ScratchDatabase;
let cluster: Sql;
let sql: Sql;

beforeAll(async () => {
  database = await startScratchDatabase();
  cluster = postgres(database.connectionString, { max: 1 });
  await cluster`create database earlier`;
  const address = new URL(database.connectionString);
  address.pathname = "/earlier";
  sql = postgres(address.href, { max: 2, onnotice: () => undefined });
  await applyBootstrap(sql);
  const migrations = await readMigrations(paths.migrations);
  await applyMigrations(
    sql,
    migrations.filter(({ version }) => version < BEFORE_THERAPISTS),
  );
  await sql.unsafe(`
    insert into auth.users (id, email, is_anonymous, raw_user_meta_data)
    values ('${ACCOUNT}', 'tom@example.com', false, '{"role": "therapist", "first_name": "Tom"}');
    insert into public.therapists (user_id, name, status, accepting_clients, capacity, engine, description) values
      ('${ACCOUNT}', 'Tom', 'approved', true, 3, 'curated', 'Warm'),
      (null, 'Full', 'approved', true, 0, 'curated', ''),
      (null, 'Open', 'approved', true, null, 'curated', '');
    insert into public.therapist_contacts (therapist_id, phone)
    select id, '555 0100' from public.therapists where user_id is not null;
    insert into auth.users (id, email, is_anonymous) values ('${CLIENT}', 'ana@example.com', false);
    insert into public.client_profiles (user_id, status, updated_at) values ('${CLIENT}', 'ready', '2026-01-01');
    insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
    select '${CLIENT}', id, 'assessment', 80, 'r', '{}', 'offline' from public.therapists where name in ('Tom', 'Open');
  `);
  await applyMigrations(sql, migrations);
});
afterAll(async () => {
  await sql.end();
  await cluster.end();
  await database.stop();
});

test("therapists stay in the directory, but for those who have no place left", async () => {
  const rows = await sql`
    select name, accepting_clients, capacity, version, generation::text
    from public.therapists order by name`;
  const same = { version: 1, generation: "none" };
  expect(rows).toEqual([
    { name: "Full", accepting_clients: false, capacity: 0, ...same },
    { name: "Open", accepting_clients: true, capacity: null, ...same },
    { name: "Tom", accepting_clients: true, capacity: 3, ...same },
  ]);
  const [listed] = await sql`select public.directory() ->> 'total' as total`;
  expect(listed).toEqual({ total: "2" });
});

test("an entry that was made before is its therapist's profile", async () => {
  const [row] = await sql<{ profile: Record<string, unknown> }[]>`
    select public.get_therapist_profile(${ACCOUNT}) as profile`;
  expect(row?.profile).toMatchObject({
    userId: ACCOUNT,
    firstName: "Tom",
    email: "tom@example.com",
    phone: "555 0100",
    age: null,
    description: "Warm",
    generation: "none",
    engine: null,
    status: "approved",
    version: 1,
  });
});

test("what a client finished before is counted, and nothing else of the client changes", async () => {
  const rows = await sql`
    select completed_sessions, status::text, updated_at = '2026-01-01' as as_old from public.client_profiles`;
  expect(rows).toEqual([{ completed_sessions: 2, status: "ready", as_old: true }]);
  expect(
    await sql`select 1 from realtime.messages where payload ->> 'table' = 'client_profiles'`,
  ).toHaveLength(1);
});

test("the sample data fits", async () => {
  await sql.unsafe(await readFile(paths.seed, "utf8")).simple();
  const [listed] = await sql<{ total: number }[]>`
    select (public.directory() ->> 'total')::int as total`;
  expect(listed?.total).toBeGreaterThan(20);
});
