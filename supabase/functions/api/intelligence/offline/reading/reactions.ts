import type { ProblemId } from "../taxonomy/problems.ts";

/** What befalls a person; much of how they are afterwards is its work. */
export const HAPPENED: readonly ProblemId[] = [
  "trauma",
  "complex-trauma",
  "grief",
  "infidelity-divorce",
  "perinatal",
];

/**
 * What often comes in the wake of something, and of what. Nights without sleep after a separation, or
 * doors checked after a war, are no insomnia and no compulsion to begin with.
 */
const IN_THE_WAKE_OF: Partial<Record<ProblemId, readonly ProblemId[]>> = {
  sleep: [...HAPPENED, "bipolar", "psychosis"],
  adhd: HAPPENED,
  ocd: ["trauma", "complex-trauma"],
  anger: ["grief", "infidelity-divorce"],
  "self-esteem": ["grief", "infidelity-divorce", "trauma"],
  eating: ["grief", "infidelity-divorce", "trauma"],
  "chronic-illness": HAPPENED,
};

/** Of what is `present`, that in the wake of which this may come. */
export function causesOf(id: ProblemId, present: ReadonlySet<ProblemId>): ProblemId[] {
  return (IN_THE_WAKE_OF[id] ?? []).filter((cause) => present.has(cause));
}
