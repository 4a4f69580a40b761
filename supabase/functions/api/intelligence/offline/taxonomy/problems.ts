import type { Problem } from "./problem.ts";
import { ADDICTION } from "./problems/addiction.ts";
import { ANXIETY } from "./problems/anxiety.ts";
import { EATING } from "./problems/eating.ts";
import { FAMILIES } from "./problems/families.ts";
import { FEARS } from "./problems/fears.ts";
import { GRIEF } from "./problems/grief.ts";
import { IDENTITY } from "./problems/identity.ts";
import { LIFE } from "./problems/life.ts";
import { MOOD } from "./problems/mood.ts";
import { NEURODIVERSITY } from "./problems/neurodiversity.ts";
import { RELATIONSHIPS } from "./problems/relationships.ts";
import { SELF } from "./problems/self.ts";
import { STRESS } from "./problems/stress.ts";
import { TRAUMA } from "./problems/trauma.ts";

const ALL = [
  ...ANXIETY,
  ...FEARS,
  ...MOOD,
  ...TRAUMA,
  ...GRIEF,
  ...STRESS,
  ...NEURODIVERSITY,
  ...EATING,
  ...ADDICTION,
  ...SELF,
  ...RELATIONSHIPS,
  ...FAMILIES,
  ...LIFE,
  ...IDENTITY,
];

export type ProblemId = (typeof ALL)[number]["id"];

/** What people seek therapy for. */
export const PROBLEMS: readonly Problem<ProblemId>[] = ALL;

const BY_ID = new Map(PROBLEMS.map((problem) => [problem.id, problem]));

/** The problem with this id. */
export function problemOf(id: ProblemId): Problem<ProblemId> {
  const problem = BY_ID.get(id);
  if (problem === undefined) throw new Error(`No problem is called ${id}.`);
  return problem;
}

/**
 * How much of what it takes for the first somebody brings who does the second every week, 0 to 1.
 * Pairs that are not named share nothing. Read both ways.
 */
const NEARNESS: [ProblemId, ProblemId, number][] = [
  ["anxiety", "panic", 0.65],
  ["anxiety", "social-anxiety", 0.6],
  ["anxiety", "phobias", 0.5],
  ["anxiety", "ocd", 0.4],
  ["anxiety", "burnout", 0.35],
  ["anxiety", "depression", 0.4],
  ["anxiety", "sleep", 0.25],
  ["anxiety", "self-esteem", 0.3],
  ["panic", "phobias", 0.6],
  ["panic", "social-anxiety", 0.45],
  ["panic", "ocd", 0.35],
  ["phobias", "ocd", 0.6],
  ["social-anxiety", "self-esteem", 0.3],
  ["social-anxiety", "phobias", 0.3],
  ["depression", "self-esteem", 0.4],
  ["depression", "grief", 0.25],
  ["depression", "burnout", 0.3],
  ["depression", "bipolar", 0.2],
  ["depression", "transitions", 0.3],
  ["bipolar", "psychosis", 0.6],
  ["trauma", "complex-trauma", 0.55],
  ["complex-trauma", "self-harm", 0.2],
  ["complex-trauma", "family-conflict", 0.25],
  ["complex-trauma", "bpd", 0.25],
  ["burnout", "transitions", 0.5],
  ["burnout", "self-esteem", 0.35],
  ["burnout", "sleep", 0.2],
  ["burnout", "anger", 0.3],
  ["sleep", "chronic-illness", 0.35],
  ["adhd", "autism", 0.6],
  ["eating", "body-image", 0.8],
  ["body-image", "self-esteem", 0.4],
  ["substance-use", "behavioural-addiction", 0.7],
  ["self-harm", "bpd", 0.7],
  ["self-harm", "depression", 0.15],
  ["bpd", "anger", 0.3],
  ["relationships", "infidelity-divorce", 0.75],
  ["relationships", "family-conflict", 0.35],
  ["relationships", "self-esteem", 0.15],
  ["relationships", "sexuality", 0.3],
  ["infidelity-divorce", "transitions", 0.35],
  ["family-conflict", "parenting", 0.6],
  ["family-conflict", "teens", 0.45],
  ["family-conflict", "culture-faith", 0.35],
  ["family-conflict", "immigration", 0.25],
  ["parenting", "teens", 0.75],
  ["parenting", "perinatal", 0.25],
  ["perinatal", "grief", 0.2],
  ["perinatal", "depression", 0.15],
  ["sexuality", "gender-lgbtq", 0.6],
  ["transitions", "self-esteem", 0.35],
  ["immigration", "culture-faith", 0.5],
];

const NEAR = new Map(
  NEARNESS.flatMap(([a, b, nearness]): [string, number][] => [
    [`${a} ${b}`, nearness],
    [`${b} ${a}`, nearness],
  ]),
);

/** 1 for the same problem, 0 for two that have nothing in common. */
export function nearness(a: ProblemId, b: ProblemId): number {
  return a === b ? 1 : (NEAR.get(`${a} ${b}`) ?? 0);
}

/** Needs somebody who does this work every week; a generalist alone is not a kindness. */
export const NEEDS_SPECIALIST: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "ocd",
  "bipolar",
  "psychosis",
  "trauma",
  "complex-trauma",
  "eating",
  "substance-use",
  "behavioural-addiction",
  "self-harm",
  "bpd",
]);
