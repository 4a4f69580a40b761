import { randomUUID } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ScratchDatabase,
  startScratchDatabase,
} from "../../local/testing/scratch-database.ts";
import { atOnce, refusals, values } from "./support/at-once.ts";

// What many requests at once must not break in the therapists' area.
const CALLERS = 12;

let database: ScratchDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await startScratchDatabase();
  sql = postgres(database.connectionString, { max: CALLERS, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await database.stop();
});

async function makeAccount(role: "client" | "therapist", guest = false): Promise<string> {
  const id = randomUUID();
  const email = guest ? null : `${id}@example.com`;
  await sql`
    insert into auth.users (id, email, is_anonymous, raw_user_meta_data)
    values (${id}, ${email}, ${guest}, ${sql.json({ role, first_name: "Somebody" })})`;
  return id;
}

interface Therapist {
  account: string;
  entry: string;
}

/** A therapist who is in the directory. */
async function makeTherapist(capacity: number | null = null): Promise<Therapist> {
  const account = await makeAccount("therapist");
  const [row] = await sql<{ id: string }[]>`
    insert into public.therapists (user_id, name, status, capacity)
    values (${account}, 'Tom', 'approved', ${capacity}) returning id`;
  return { account, entry: row?.id ?? "" };
}

async function makeQuestions(count: number): Promise<string[]> {
  const [contribution] = await sql<{ id: string }[]>`
    insert into public.contributions (expert, engine) values ('miriam', 'curated') returning id`;
  const rows = await sql<{ id: string }[]>`
    insert into public.contribution_questions (contribution_id, expert, position, question, audience)
    select ${contribution?.id ?? ""}, 'miriam', n, 'Question ' || n, 'therapist'
    from generate_series(1, ${count}::int) as n
    returning id`;
  return rows.map(({ id }) => id);
}

const answersTo = (questions: string[], answer: string) =>
  sql.json(questions.map((questionId) => ({ questionId, answer, tags: [] })));

const submit = (caller: Sql, therapist: string, questions: string[], answer: string) =>
  caller`select public.submit_therapist_responses(
    ${therapist}, 'Tom', 40, 9, ${answersTo(questions, answer)}, false)`;

const ask = (caller: Sql, client: string, therapist: Therapist) =>
  caller<{ id: string }[]>`
    select public.create_session_request(${client}, ${therapist.entry}, '{}', null, '', '') ->> 'id' as id`;

async function asked(client: string, therapist: Therapist): Promise<string> {
  const [row] = await ask(sql, client, therapist);
  return row?.id ?? "";
}

const decide = (caller: Sql, therapist: Therapist, request: string, decision: string) =>
  caller`select public.decide_session_request(
    ${therapist.account}, ${request}, ${decision}, now() + interval '1 day', ${decision})`;

const fulfilled = (settled: PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === "fulfilled").length;

test("a questionnaire that is submitted many times at once is one entry with one set of answers", async () => {
  const therapist = await makeAccount("therapist");
  const questions = await makeQuestions(8);
  values(
    await atOnce(sql, CALLERS, (caller, n) =>
      submit(caller, therapist, n % 2 === 0 ? questions : questions.toReversed(), `Answer ${n}`),
    ),
  );
  const entries = await sql`select 1 from public.therapists where user_id = ${therapist}`;
  expect(entries).toHaveLength(1);
  const answers = await sql<{ answer: string; count: number }[]>`
    select answer, count(*)::int from public.therapist_responses where user_id = ${therapist}
    group by answer`;
  expect(answers).toEqual([{ answer: expect.stringMatching(/^Answer \d+$/), count: 8 }]);
});

test("single answers that arrive while the whole questionnaire does are all kept, once", async () => {
  const therapist = await makeAccount("therapist");
  const questions = await makeQuestions(CALLERS);
  values(
    await atOnce(sql, CALLERS, (caller, n) =>
      n === CALLERS / 2
        ? submit(caller, therapist, questions, "Answer")
        : caller`select public.save_therapist_response(
            ${therapist}, ${questions[n] ?? ""}, 'Answer', '{}')`,
    ),
  );
  const answers = await sql`
    select 1 from public.therapist_responses where user_id = ${therapist}`;
  expect(answers).toHaveLength(CALLERS);
});

test("a profile that is made many times at once is made once", async () => {
  const therapist = await makeAccount("therapist");
  const fields = sql.json({ firstName: "Tom", lastName: "Oak", email: "", experience: 9 });
  const settled = await atOnce(
    sql,
    CALLERS,
    (caller) => caller`select public.create_therapist_profile(${therapist}, ${fields}, false)`,
  );
  expect(fulfilled(settled)).toBe(1);
  expect(new Set(refusals(settled))).toEqual(new Set(["therapist_profile_exists"]));
});

test("of many who change the same version of a profile one succeeds, and the others are told", async () => {
  const { account } = await makeTherapist();
  const settled = await atOnce(sql, CALLERS, async (caller, n) => {
    await caller`select public.update_therapist_profile(
      ${account}, ${sql.json({ bio: `Written by ${n}` })}, 1)`;
    return `Written by ${n}`;
  });
  expect(fulfilled(settled)).toBe(1);
  expect(new Set(refusals(settled))).toEqual(new Set(["out_of_date"]));
  const [row] = await sql`select bio, version from public.therapists where user_id = ${account}`;
  const winner = settled.find(({ status }) => status === "fulfilled");
  expect(row).toEqual({ bio: winner && "value" in winner ? winner.value : "", version: 2 });
});

test("exactly one of many calls gets to make a description, also of a dead one's", async () => {
  const { account } = await makeTherapist();
  const [question = ""] = await makeQuestions(1);
  await sql`select public.save_therapist_response(${account}, ${question}, 'Tea', '{}')`;
  const claim = async () =>
    values(
      await atOnce(sql, CALLERS, async (caller) => {
        const [row] = await caller<{ claimed: boolean }[]>`
          select (public.start_therapist_description(${account}) ->> 'claimed')::boolean as claimed`;
        return row?.claimed;
      }),
    ).filter(Boolean);
  expect(await claim()).toHaveLength(1);
  await sql`
    update public.therapists set generation_started_at = now() - interval '3 minutes'
    where user_id = ${account}`;
  expect(await claim()).toHaveLength(1);
});

test("a request that is sent many times at once is one request", async () => {
  const client = await makeAccount("client");
  const therapist = await makeTherapist();
  const settled = await atOnce(sql, CALLERS, (caller) => ask(caller, client, therapist));
  expect(fulfilled(settled)).toBe(1);
  expect(new Set(refusals(settled))).toEqual(new Set(["request_pending"]));
  const rows = await sql`select 1 from public.session_requests where client_id = ${client}`;
  expect(rows).toHaveLength(1);
});

test("a request is decided once, however many decide or take it back at once", async () => {
  const client = await makeAccount("client");
  const therapist = await makeTherapist(5);
  const request = await asked(client, therapist);
  const settled = await atOnce(sql, CALLERS, (caller, n) =>
    n % 3 === 0
      ? caller`select public.withdraw_session_request(${client}, ${request})`
      : decide(caller, therapist, request, n % 3 === 1 ? "accepted" : "declined"),
  );
  expect(fulfilled(settled)).toBe(1);
  expect(new Set(refusals(settled))).toEqual(new Set(["already_decided"]));
  const [row] = await sql<{ status: string; capacity: number }[]>`
    select request.status, capacity from public.session_requests as request
    join public.therapists as therapist on therapist.id = therapist_id
    where request.id = ${request}`;
  expect(row?.capacity).toBe(row?.status === "accepted" ? 4 : 5);
});

test("requests that are accepted at once take a place each, and the last one closes the door", async () => {
  const therapist = await makeTherapist(CALLERS);
  const requests: string[] = [];
  for (let n = 0; n < CALLERS; n++) {
    requests.push(await asked(await makeAccount("client"), therapist));
  }
  values(
    await atOnce(sql, CALLERS, (caller, n) =>
      decide(caller, therapist, requests[n] ?? "", "accepted"),
    ),
  );
  const [row] = await sql`
    select capacity, accepting_clients from public.therapists where id = ${therapist.entry}`;
  expect(row).toEqual({ capacity: 0, accepting_clients: false });
});

test("requests that are made while a guest is claimed move along or are refused, never lost", async () => {
  const guest = await makeAccount("client", true);
  const account = await makeAccount("client");
  const therapists = await Promise.all(Array.from({ length: CALLERS }, () => makeTherapist()));
  const settled = await atOnce(sql, CALLERS, async (caller, n) => {
    if (n === CALLERS / 2) await caller`select public.claim_guest(${guest}, ${account})`;
    else await ask(caller, guest, therapists[n] ?? { account: "", entry: "" });
  });
  expect(settled[CALLERS / 2]?.status).toBe("fulfilled");
  expect(refusals(settled).every((refusal) => refusal === "client_not_found")).toBe(true);
  const moved = await sql`select 1 from public.session_requests where client_id = ${account}`;
  expect(moved).toHaveLength(fulfilled(settled) - 1);
  const stranded = await sql`select 1 from public.session_requests where client_id is null`;
  expect(stranded).toHaveLength(0);
});

test("a therapist who deletes the account while deciding leaves nothing behind, and nobody waits", async () => {
  const therapist = await makeTherapist();
  const requests: string[] = [];
  for (let n = 0; n < CALLERS; n++) {
    requests.push(await asked(await makeAccount("client"), therapist));
  }
  const settled = await atOnce(sql, CALLERS, async (caller, n) => {
    if (n === CALLERS / 2) await caller`delete from auth.users where id = ${therapist.account}`;
    else await decide(caller, therapist, requests[n] ?? "", "accepted");
  });
  expect(settled[CALLERS / 2]?.status).toBe("fulfilled");
  expect(refusals(settled).every((refusal) => refusal === "session_request_not_found")).toBe(true);
  const left = await sql`
    select 1 from public.session_requests where therapist_id = ${therapist.entry}`;
  expect(left).toHaveLength(0);
});
