import { assessRisk } from "../offline/risk/assess-risk.ts";
import type { RiskCase } from "./vignettes/risk.ts";

export const LEVELS = ["none", "low", "moderate", "high"] as const;
export type Level = (typeof LEVELS)[number];

/** How a text was judged beside how it should be. */
export interface RiskOutcome {
  given: RiskCase;
  expected: Level;
  found: Level;
  /** A pause was due and there was none. */
  missed: boolean;
  /** A pause where none was due. */
  falseAlarm: boolean;
  /** Every expected kind was found. */
  kinds: boolean;
}

const pauses = (level: Level) => LEVELS.indexOf(level) >= LEVELS.indexOf("moderate");

/** Judges one text as the product would. */
export function runRiskCase(given: RiskCase): RiskOutcome {
  const { text, question } = given;
  const safety = assessRisk([question === undefined ? { text } : { text, question }]);
  const expected: Level = given.level ?? "none";
  const found: Level = safety?.level ?? "none";
  return {
    given,
    expected,
    found,
    missed: pauses(expected) && !pauses(found),
    falseAlarm: !pauses(expected) && pauses(found),
    kinds: given.kinds.every((kind) => safety?.kinds.includes(kind)),
  };
}

/** Rows: what it should be. Columns: what was found. */
export function confusion(outcomes: readonly RiskOutcome[]): Record<string, Record<Level, number>> {
  const row = (expected: Level) =>
    Object.fromEntries(
      LEVELS.map((found) => [
        found,
        outcomes.filter((one) => one.expected === expected && one.found === found).length,
      ]),
    ) as Record<Level, number>;
  return Object.fromEntries(LEVELS.map((level) => [level, row(level)]));
}
