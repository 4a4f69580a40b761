// biome-ignore lint/style/noRestrictedImports: a test runs on Node, not in the function
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HELD_OUT } from "./held-out.ts";
import { HELD_OUT_RISK } from "./held-out-risk.ts";
import { readSeedRows } from "./read-seed.ts";
import { RELEASED } from "./released.ts";
import { RISK_CASES, SAFETY_QUESTION } from "./risk.ts";
import { TUNING } from "./tuning.ts";
import { ISSUES, NAMES, questionId, therapists } from "./vignette.ts";

const sql = readFileSync(new URL("../../../../../seed.sql", import.meta.url), "utf8");
const rawInputs = new Map(
  readSeedRows(sql, "contributions").map((row) => [row[0], String(row.at(-1))]),
);
const questions = readSeedRows(sql, "contribution_questions");
const insights = readSeedRows(sql, "contribution_insights");
const directory = readSeedRows(sql, "therapists");
const all = [...TUNING, ...RELEASED, ...HELD_OUT];
const allRisk = [...RISK_CASES, ...HELD_OUT_RISK];

/** What stands in the list more than once. */
function repeated(list: unknown[]): unknown[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

describe("the demo content", () => {
  test("is two contributions of each expert, 14 client and 11 therapist questions, 12 insights", () => {
    const experts = readSeedRows(sql, "contributions").map((row) => row[1]);
    const audiences = questions.map((row) => row[3]);
    expect(experts.toSorted()).toEqual(["jonas", "jonas", "miriam", "miriam"]);
    expect(audiences.filter((audience) => audience === "client")).toHaveLength(14);
    expect(audiences.filter((audience) => audience === "therapist")).toHaveLength(11);
    expect(insights).toHaveLength(12);
  });

  test("takes every question and insight from exactly one place of its contribution", () => {
    const elsewhere = [...questions, ...insights].filter((row) => {
      const text = rawInputs.get(row[1] ?? "") ?? "";
      return text.split(String(row.at(-1))).length !== 2;
    });
    expect(elsewhere).toEqual([]);
  });

  test("asks about safety late, but never last", () => {
    const asked = questions.filter((row) => row[3] === "client").map((row) => row[0]);
    expect(asked.slice(-2)).toEqual([questionId("safety"), questionId("practical")]);
    expect(questions.find((row) => row[0] === questionId("safety"))?.[4]).toBe(SAFETY_QUESTION);
  });

  test("has 24 therapists whose ids the vignettes know by first name", () => {
    const seeded = directory.map((row) => [row[2], String(row[3]).split(" ")[0]]);
    expect(seeded).toEqual(NAMES.map((name) => [therapists(name)[0], name]));
  });
});

describe("the vignettes", () => {
  test("are at least 36 to work with and 36 that only measure, none twice", () => {
    expect(TUNING.length).toBeGreaterThanOrEqual(36);
    expect(HELD_OUT.length).toBeGreaterThanOrEqual(36);
    expect(repeated(all.map((vignette) => vignette.id))).toEqual([]);
    expect(repeated(all.flatMap(({ answers }) => answers.map(({ answer }) => answer)))).toEqual([]);
  });

  test("answer three to nine of the seeded client questions", () => {
    const known = new Set(questions.filter((row) => row[3] === "client").map((row) => row[0]));
    for (const { id, answers } of all) {
      expect(answers.length, id).toBeGreaterThanOrEqual(3);
      expect(answers.length, id).toBeLessThanOrEqual(9);
      expect(
        answers.filter((answer) => !known.has(answer.questionId)),
        id,
      ).toEqual([]);
    }
  });

  test("never call the same therapist a fit and a mistake", () => {
    for (const { id, fits, mustNot = [] } of all) {
      expect(fits.length, id).toBeGreaterThanOrEqual(1);
      expect(repeated([...fits, ...mustNot]), id).toEqual([]);
    }
  });

  test("cover every issue in both sets", () => {
    for (const set of [TUNING, HELD_OUT]) {
      const about = new Set(set.flatMap((vignette) => vignette.about));
      expect(ISSUES.filter((issue) => !about.has(issue))).toEqual([]);
    }
  });

  test("make every therapist the right answer to somebody in both sets", () => {
    for (const set of [TUNING, HELD_OUT]) {
      const fitting = new Set(set.flatMap((vignette) => vignette.fits));
      expect(NAMES.filter((name) => !therapists(name).some((id) => fitting.has(id)))).toEqual([]);
    }
  });
});

describe("the risk cases", () => {
  test("are at least 40 to work with and 40 that only measure, none twice", () => {
    expect(RISK_CASES.length).toBeGreaterThanOrEqual(40);
    expect(HELD_OUT_RISK.length).toBeGreaterThanOrEqual(40);
    expect(repeated(allRisk.map((risk) => risk.text))).toEqual([]);
    expect(repeated(allRisk.map((risk) => risk.id))).toEqual([]);
  });

  test("name a kind exactly where they name a level", () => {
    expect(allRisk.filter((risk) => (risk.level === null) !== (risk.kinds.length === 0))).toEqual(
      [],
    );
  });
});
