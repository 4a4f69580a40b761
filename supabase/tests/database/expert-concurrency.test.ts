import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type ScratchDatabase,
  startScratchDatabase,
} from "../../local/testing/scratch-database.ts";
import { atOnce, refusals, values } from "./support/at-once.ts";

// What many experts at once must not break: no fourth password, no save that another one swallows.
const CALLERS = 20;

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
beforeEach(async () => {
  await sql`delete from private.expert_passwords`;
});

const register = (caller: Sql, n: number) =>
  caller`select public.register_expert_password(
    ${`$scrypt$of-caller-${n}`}, ${n.toString(16).padStart(64, "0")})`;

test("of twenty who set a password at once, three do", async () => {
  const settled = await atOnce(sql, CALLERS, register);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(new Set(refusals(settled))).toEqual(new Set(["registration_closed"]));
  const places = await sql`select place from private.expert_passwords order by place`;
  expect(places.map(({ place }) => place)).toEqual([1, 2, 3]);
  const [sessions] = await sql`
    select count(*)::int as all, count(distinct password_id)::int as passwords
    from private.expert_tokens`;
  expect(sessions).toEqual({ all: 3, passwords: 3 });
});

test("a password that is taken away while others come leaves no session and its place to one of them", async () => {
  values(await atOnce(sql, 3, register));
  const [first] = await sql`select id from private.expert_passwords where place = 1`;
  await atOnce(sql, CALLERS, async (caller, n) => {
    if (n === 5) await caller`delete from private.expert_passwords where id = ${first?.id}`;
    else if (n % 2 === 0) await register(caller, 100 + n);
    else
      await caller`select public.start_expert_session(
        ${(200 + n).toString(16).padStart(64, "0")}, ${first?.id})`;
  });
  const orphans = await sql`
    select 1 from private.expert_tokens where password_id = ${first?.id}`;
  expect(orphans).toHaveLength(0);
  const [left] = await sql`select count(*)::int as passwords from private.expert_passwords`;
  expect(left?.passwords).toBeLessThanOrEqual(3);
});

let contributions = 0;

async function savedContribution(): Promise<{ id: string; question: string }> {
  const processed = {
    summary: `On beginnings, ${++contributions}`,
    questions: [{ question: "Why now?", reasoning: "", audience: "client" }],
    analysis: [],
  };
  const [saved] = await sql`
    select public.save_contribution('miriam', ${sql.json(processed)}, 'offline') as id`;
  const [item] = await sql`
    select id from public.contribution_questions where contribution_id = ${saved?.id}`;
  return { id: saved?.id, question: item?.id };
}

test("of twenty who save one version at once, exactly one does, and nothing of the others is kept", async () => {
  const { id, question } = await savedContribution();
  const settled = await atOnce(sql, CALLERS, (caller, n) => {
    const edited = {
      version: 1,
      summary: `Summary ${n}`,
      questions: [
        { _id: question, question: `Question ${n}`, reasoning: "", audience: "client" },
        { question: `Another ${n}`, reasoning: "", audience: "client" },
      ],
      analysis: [{ insight: `Insight ${n}`, application: "" }],
      deletedQuestionIds: [],
      deletedInsightIds: [],
    };
    return caller`select public.update_contribution('miriam', ${id}, ${caller.json(edited)}, 'x')`;
  });
  const winners = settled.flatMap(({ status }, n) => (status === "fulfilled" ? [n] : []));
  expect(winners).toHaveLength(1);
  expect(new Set(refusals(settled))).toEqual(new Set(["contribution_out_of_date"]));
  const [kept] = await sql`select public.get_contribution('miriam', ${id}) as it`;
  const [n] = winners;
  expect(kept?.it).toMatchObject({
    version: 2,
    summary: `Summary ${n}`,
    questions: [{ _id: question, question: `Question ${n}` }, { question: `Another ${n}` }],
    analysis: [{ insight: `Insight ${n}` }],
  });
});

test("saves of different contributions do not wait for each other", async () => {
  const contributions = await Promise.all(Array.from({ length: CALLERS }, savedContribution));
  const edited = {
    version: 1,
    summary: "Edited",
    questions: [],
    analysis: [],
    deletedQuestionIds: [],
    deletedInsightIds: [],
  };
  values(
    await atOnce(
      sql,
      CALLERS,
      (caller, n) =>
        caller`select public.update_contribution(
          'miriam', ${contributions[n]?.id ?? ""}, ${caller.json(edited)}, 'x')`,
    ),
  );
  const ids = contributions.map(({ id }) => id);
  const versions = await sql`
    select distinct version from public.contributions where id in ${sql(ids)}`;
  expect(versions).toEqual([{ version: 2 }]);
});

test("a save that is sent many times at once is kept once", async () => {
  const processed = { summary: "Sent again and again", questions: [], analysis: [] };
  const ids = values(
    await atOnce(sql, CALLERS, async (caller) => {
      const [saved] = await caller`
        select public.save_contribution('miriam', ${sql.json(processed)}, 'offline') as id`;
      return saved?.id;
    }),
  );
  expect(new Set(ids).size).toBe(1);
  const kept = await sql`
    select id from public.contributions where summary = 'Sent again and again'`;
  expect(kept).toHaveLength(1);
});
