import { randomUUID } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ScratchDatabase,
  startScratchDatabase,
} from "../../local/testing/scratch-database.ts";
import { atOnce as allAtOnce, refusals, values } from "./support/at-once.ts";

// What many requests at once must not break. Each caller has a connection of its own, and all
// statements are on their way before the first one answers.
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

const atOnce = <T>(work: (caller: Sql, number: number) => Promise<T>) =>
  allAtOnce(sql, CALLERS, work);

async function makeAccount(guest = false): Promise<string> {
  const id = randomUUID();
  const email = guest ? null : `${id}@example.com`;
  await sql`insert into auth.users (id, email, is_anonymous) values (${id}, ${email}, ${guest})`;
  return id;
}

async function makeQuestions(count: number): Promise<string[]> {
  const [contribution] = await sql<{ id: string }[]>`
    insert into public.contributions (expert, engine) values ('miriam', 'curated') returning id`;
  const rows = await sql<{ id: string }[]>`
    insert into public.contribution_questions (contribution_id, expert, position, question)
    select ${contribution?.id ?? ""}, 'miriam', n, 'Question ' || n from generate_series(1, ${count}::int) as n
    returning id`;
  return rows.map(({ id }) => id);
}

/** Saves an answer as a request of this client does. */
async function answer(caller: Sql, client: string, question: string, text: string) {
  await caller`begin`;
  try {
    await caller`select set_config('request.jwt.claims', ${JSON.stringify({ sub: client })}, true)`;
    await caller`set local role authenticated`;
    await caller`select public.save_client_response(${question}, ${text})`;
    await caller`commit`;
  } catch (error) {
    await caller`rollback`;
    throw error;
  }
}

async function answerAlone(client: string, question: string, text: string) {
  const caller = await sql.reserve();
  try {
    await answer(caller, client, question, text);
  } finally {
    caller.release();
  }
}

test("a limit is never exceeded, however many ask at once", async () => {
  const rounds = await atOnce(async (caller) => {
    let allowed = 0;
    for (let turn = 0; turn < 10; turn++) {
      const [row] = await caller<{ allowed: boolean }[]>`
        select (public.take_rate_limit('shared', 25, 60) ->> 'allowed')::boolean as allowed`;
      if (row?.allowed) allowed++;
    }
    return allowed;
  });
  expect(values(rounds).reduce((sum, allowed) => sum + allowed, 0)).toBe(25);
});

test("an answer that is sent many times at once is one row", async () => {
  const client = await makeAccount();
  const [question = ""] = await makeQuestions(1);
  values(await atOnce((caller, n) => answer(caller, client, question, `Answer ${n}`)));
  const rows = await sql<{ answer: string }[]>`
    select answer from public.client_responses where user_id = ${client}`;
  expect(rows).toEqual([{ answer: expect.stringMatching(/^Answer \d+$/) }]);
});

test("exactly one of many calls gets to generate a profile", async () => {
  const client = await makeAccount();
  const [question = ""] = await makeQuestions(1);
  await answerAlone(client, question, "Panic");
  const claims = await atOnce(async (caller) => {
    const [row] = await caller<{ claimed: boolean }[]>`
      select (public.start_profile_generation(${client}) ->> 'claimed')::boolean as claimed`;
    return row?.claimed;
  });
  expect(values(claims).filter(Boolean)).toHaveLength(1);
});

test("a guest is claimed once, and nobody else's answer is lost", async () => {
  const guest = await makeAccount(true);
  const account = await makeAccount();
  const questions = await makeQuestions(3);
  for (const question of questions) await answerAlone(guest, question, "The guest's");
  const claims = await atOnce(async (caller) => {
    const [row] = await caller<{ moved: number }[]>`
      select (public.claim_guest(${guest}, ${account}) ->> 'moved')::int as moved`;
    return row?.moved;
  });
  const moved = claims.flatMap((claim) => (claim.status === "fulfilled" ? [claim.value] : []));
  expect(moved).toEqual([3]);
  expect(new Set(refusals(claims))).toEqual(new Set(["guest_not_found"]));
  const rows = await sql`select 1 from public.client_responses where user_id = ${account}`;
  expect(rows).toHaveLength(3);
});

test("answers that arrive while a guest is claimed are moved or refused, never lost", async () => {
  const guest = await makeAccount(true);
  const account = await makeAccount();
  const questions = await makeQuestions(CALLERS);
  const saves = await atOnce(async (caller, n) => {
    if (n === CALLERS / 2) await caller`select public.claim_guest(${guest}, ${account})`;
    else await answer(caller, guest, questions[n] ?? "", `Answer ${n}`);
    return n;
  });
  const acknowledged = saves
    .flatMap((save) => (save.status === "fulfilled" ? [save.value] : []))
    .filter((n) => n !== CALLERS / 2);
  expect(saves[CALLERS / 2]?.status).toBe("fulfilled");
  const rows = await sql<{ user_id: string; answer: string }[]>`
    select user_id, answer from public.client_responses where user_id in (${guest}, ${account})`;
  expect(new Set(rows.map((row) => row.answer))).toEqual(
    new Set(acknowledged.map((n) => `Answer ${n}`)),
  );
  expect(rows.every((row) => row.user_id === account)).toBe(true);
});

test("finished assessments of one client do not block each other", async () => {
  const client = await makeAccount();
  const questions = await makeQuestions(8);
  const [therapist] = await sql<{ id: string }[]>`
    insert into public.therapists (name, status) values ('Tom', 'approved') returning id`;
  const recommendation = { id: therapist?.id ?? "", matchScore: 80, matchReasoning: "Because" };
  values(
    await atOnce((caller, n) => {
      const shuffled = n % 2 === 0 ? questions : questions.toReversed();
      const answers = Object.fromEntries(shuffled.map((id) => [id, `Answer ${n}`]));
      return caller`select public.record_recommendation(
        ${client}, ${sql.json(answers)}, ${sql.json(recommendation)}, 'offline', 'assessment')`;
    }),
  );
  const rows = await sql<{ answer: string }[]>`
    select distinct answer from public.client_responses where user_id = ${client}`;
  expect(rows).toHaveLength(1);
  expect(await sql`select 1 from public.recommendations where user_id = ${client}`).toHaveLength(
    CALLERS,
  );
});

test("accounts that are deleted while they answer leave nothing behind", async () => {
  const client = await makeAccount();
  const questions = await makeQuestions(CALLERS);
  await atOnce(async (caller, n) => {
    if (n === CALLERS / 2) await caller`delete from auth.users where id = ${client}`;
    else await answer(caller, client, questions[n] ?? "", "Late");
  });
  expect(await sql`select 1 from public.client_responses where user_id = ${client}`).toHaveLength(
    0,
  );
  expect(await sql`select 1 from public.client_profiles where user_id = ${client}`).toHaveLength(0);
});

test("a session that is finished many times at once counts once", async () => {
  const client = await makeAccount();
  const [question = ""] = await makeQuestions(1);
  const [therapist] = await sql<{ id: string }[]>`
    insert into public.therapists (name, status) values ('Tom', 'approved') returning id`;
  const recommendation = { id: therapist?.id ?? "", matchScore: 80, matchReasoning: "Because" };
  values(
    await atOnce(
      (caller) => caller`select public.record_recommendation(
        ${client}, ${sql.json({ [question]: "Panic" })}, ${sql.json(recommendation)}, 'offline', 'assessment')`,
    ),
  );
  const [area] = await sql`
    select completed_sessions as finished,
      (select count(*)::int from public.recommendations where user_id = ${client}) as recommended
    from public.client_profiles where user_id = ${client}`;
  expect(area).toEqual({ finished: 1, recommended: 1 });
});
