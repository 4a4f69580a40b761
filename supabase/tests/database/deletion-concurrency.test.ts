import { randomUUID } from "node:crypto";
import postgres, { type ReservedSql, type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ScratchDatabase,
  startScratchDatabase,
} from "../../local/testing/scratch-database.ts";

// An account is deleted while a change about it is under way: each has a connection of its own, and
// which comes first is decided by the locks that they hold.

let database: ScratchDatabase;
let sql: Sql;
let changer: ReservedSql;
let other: ReservedSql;
let deleter: ReservedSql;

beforeAll(async () => {
  database = await startScratchDatabase();
  sql = postgres(database.connectionString, { max: 5, onnotice: () => undefined });
  [changer, other, deleter] = await Promise.all([sql.reserve(), sql.reserve(), sql.reserve()]);
});
afterAll(async () => {
  for (const connection of [changer, other, deleter]) connection.release();
  await sql.end();
  await database.stop();
});

async function givenClient(): Promise<string> {
  const id = randomUUID();
  await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
  await sql`
    insert into public.client_responses (user_id, question_id, question, answer, source)
    values (${id}, 'mood', 'How are you?', 'Tired', 'voice')`;
  return id;
}

const change = (by: Sql, client: string) =>
  by`update public.client_profiles set status = 'failed' where user_id = ${client}`;

/** Deletes the account in a transaction that stays open, and waits until that waits for somebody else. */
async function deleteUntilBlocked(client: string): Promise<{ end: () => Promise<void> }> {
  const [row] = await deleter<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await deleter`begin`;
  const deleted = deleter`delete from auth.users where id = ${client}`.execute();
  const isWaiting = async () =>
    (await sql`select cardinality(pg_blocking_pids(${row?.pid ?? 0})) > 0 as it`)[0]?.it;
  await expect.poll(isWaiting, { timeout: 10_000, interval: 20 }).toBe(true);
  return {
    end: async () => {
      await deleted;
      await deleter`commit`;
    },
  };
}

const messagesAbout = (client: string) =>
  sql`select 1 from realtime.messages where topic = ${`client:${client}`}`;

test("a change that was announced before the account was deleted leaves no message", async () => {
  const client = await givenClient();
  await changer`begin`;
  await change(changer, client);
  const deletion = await deleteUntilBlocked(client);
  await changer`commit`;
  await deletion.end();
  expect(await messagesAbout(client)).toEqual([]);
  expect(await sql`select 1 from public.profiles where id = ${client}`).toEqual([]);
});

test("a change that comes while the account is being deleted holds nothing up and leaves no message", async () => {
  const client = await givenClient();
  // Holds the answer, so that the deletion has begun and cannot end.
  await other`begin`;
  await other`select 1 from public.client_responses where user_id = ${client} for update`;
  const deletion = await deleteUntilBlocked(client);
  await change(changer, client);
  await other`commit`;
  await deletion.end();
  expect(await messagesAbout(client)).toEqual([]);
  expect(await sql`select 1 from public.profiles where id = ${client}`).toEqual([]);
});
