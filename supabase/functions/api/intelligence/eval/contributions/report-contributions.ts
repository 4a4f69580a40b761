import { HELD_OUT_TEXTS } from "./held-out.ts";
import { contributionRow, runContributionCase, totalOf } from "./measure-contributions.ts";
import { TUNING_TEXTS } from "./tuning.ts";

/** Prints how the offline engine reads and refines the experts' texts. */
export function reportContributions(): void {
  for (const [name, cases] of [
    ["tuning", TUNING_TEXTS],
    ["held out", HELD_OUT_TEXTS],
  ] as const) {
    const outcomes = cases.map(runContributionCase);
    const rows = outcomes.map((outcome) => [outcome.given.id, contributionRow(outcome)] as const);
    console.log(`\nExperts' texts, ${name}: found/expected, audiences right/found, obeyed/asked`);
    console.table(Object.fromEntries([...rows, ["together", contributionRow(totalOf(outcomes))]]));
    for (const { given, missed } of outcomes) {
      for (const one of missed) console.log(`  ${given.id}: ${one}`);
    }
  }
}
