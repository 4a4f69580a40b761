import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ScratchDatabase,
  startScratchDatabase,
} from "../../../local/testing/scratch-database.ts";
import { installPgTap } from "./pgtap.ts";
import { readTap, tell } from "./story.ts";

describe("a story's assertions", () => {
  test("are read with their words", () => {
    expect(
      readTap(["1..2", "ok 1 - holds", "not ok 2 - breaks\n# Failed test 2\n# have: 1"]),
    ).toEqual([
      { description: "holds", problem: "" },
      { description: "breaks", problem: "does not hold\n# Failed test 2\n# have: 1" },
    ]);
  });

  test.each([
    ["without a plan", ["ok 1 - holds"], "planned nothing, asserted 1"],
    ["with a plan of none", ["1..0"], "planned 0, asserted 0"],
    ["with fewer than planned", ["1..2", "ok 1 - holds"], "planned 2, asserted 1"],
    ["with more than planned", ["1..1", "ok 1 - a", "ok 2 - b"], "planned 1, asserted 2"],
    ["with nothing at all", [], "planned nothing, asserted 0"],
  ])("fail %s", (_case, lines, problem) => {
    expect(readTap(lines).at(-1)).toEqual({ description: "asserts what it planned", problem });
  });
});

describe("telling a story", () => {
  let database: ScratchDatabase;
  let sql: Sql;
  const problems = async (story: string) =>
    (await tell(sql, story)).map(({ problem }) => problem).filter((problem) => problem !== "");

  beforeAll(async () => {
    database = await startScratchDatabase();
    sql = postgres(database.connectionString, { max: 1, onnotice: () => undefined });
    await installPgTap(sql);
  });
  afterAll(async () => {
    await sql.end();
    await database.stop();
  });

  test("leaves nothing behind", async () => {
    const story =
      "select plan(1); select account('Ana'); select isnt_empty('table profiles', 'p');";
    expect(await problems(story)).toEqual([]);
    expect(await sql`select id from public.profiles`).toHaveLength(0);
  });

  test("reports a statement that breaks it off", async () => {
    const story = "select plan(1);\nselect no_such_function();";
    expect(await problems(story)).toEqual([
      expect.stringMatching(/^line 2: 42883 function no_such/),
    ]);
  });

  test("tells a permission that should be refused from one that is", async () => {
    const told = async (assertion: string) =>
      problems(`select plan(1); select cast_of_people(); select ${assertion};`);
    expect(await told("refused('visitor', 'table public.profiles')")).toEqual([]);
    expect(await told("refused('Ana', 'table public.profiles')")).toEqual([
      expect.stringContaining("it was allowed"),
    ]);
    expect(await told("concerns('Ana', 2, 'table public.profiles')")).toEqual([
      expect.stringContaining("concerned 1 rows"),
    ]);
    const rename = "update public.profiles set first_name = ''X''";
    expect(await told(`concerns_nothing('Ana', '${rename}')`)).toEqual([
      expect.stringContaining("concerned 1 rows"),
    ]);
    expect(await told(`concerns_nothing('Ana', '${rename} where id = id(''Ben'')')`)).toEqual([]);
    expect(await told("concerns_nothing('visitor', 'table public.profiles')")).toEqual([
      expect.stringContaining("42501"),
    ]);
  });
});
