import { readClient } from "../offline/reading/read-client.ts";
import { reportContributions } from "./contributions/report-contributions.ts";
import { reportConversations } from "./conversation/report-conversations.ts";
import { demoDirectory, withQuestions } from "./demo-directory.ts";
import { type CaseOutcome, type Rates, ratesOf, runCase } from "./measure-matching.ts";
import { confusion, type RiskOutcome, runRiskCase } from "./measure-risk.ts";
import { reportTherapists } from "./therapists/report.ts";
import { HELD_OUT } from "./vignettes/held-out.ts";
import { HELD_OUT_RISK } from "./vignettes/held-out-risk.ts";
import { RELEASED } from "./vignettes/released.ts";
import { RISK_CASES } from "./vignettes/risk.ts";
import { TUNING } from "./vignettes/tuning.ts";

const directory = demoDirectory();
const nameOf = new Map(directory.map(({ id, name }) => [id, name.split(" ")[0] ?? name]));

function percent(part: number, of: number): string {
  return of === 0 ? "–" : `${part}/${of} (${Math.round((100 * part) / of)}%)`;
}

function row({ cases, first, amongThree, mistakes }: Rates) {
  return {
    cases,
    "first is sound": percent(first, cases),
    "one of three is sound": percent(amongThree, cases),
    "first is a mistake": mistakes,
  };
}

/** What the reading found and how the field stands; only for cases that may be looked at. */
function explain({ vignette, ranked }: CaseOutcome): string {
  const needs = readClient(withQuestions(vignette.answers));
  const names = (ids: readonly string[]) => ids.map((id) => nameOf.get(id) ?? id).join(", ");
  const problems = needs.problems
    .slice(0, 5)
    .map(({ id, strength, past }) => `${id} ${strength.toFixed(2)}${past ? " past" : ""}`);
  const style = needs.style.map(
    ({ dimension, pole, strength }) => `${dimension}${pole > 0 ? "+" : "-"}${strength.toFixed(2)}`,
  );
  const traits = [...needs.identity, ...needs.languages, ...needs.formats].map(
    ({ id, must, wanted }) => `${wanted ? "" : "not "}${id}${must ? "!" : ""}`,
  );
  const field = ranked
    .slice(0, 5)
    .map(({ therapist, score }) => `${nameOf.get(therapist.id)} ${score.toFixed(1)}`);
  const fee = needs.fee ? `$${needs.fee.most}${needs.fee.must ? "!" : ""}` : "";
  return [
    `${vignette.id} ${vignette.title}: ${vignette.needs}`,
    `  fits ${names(vignette.fits)}; ranked ${field.join(", ")}`,
    `  problems ${problems.join(", ")}; ruled out ${needs.ruledOut.join(", ")}`,
    `  style ${style.join(" ")}; wishes ${traits.join(", ")}; ${needs.states.join("/")} ${fee}`,
  ].join("\n");
}

const tuning = TUNING.map((vignette) => runCase(vignette, directory));
const released = RELEASED.map((vignette) => runCase(vignette, directory));
const heldOut = HELD_OUT.map((vignette) => runCase(vignette, directory));

console.log("Matching");
console.table({
  tuning: row(ratesOf(tuning)),
  released: row(ratesOf(released)),
  "held out": row(ratesOf(heldOut)),
});
const failed = [...tuning, ...released].filter(({ first }) => !first);
console.log(failed.length === 0 ? "Every case that may be read is met." : "Not met:");
for (const outcome of failed) console.log(explain(outcome));

for (const [name, cases] of [
  ["tuning", RISK_CASES],
  ["held out", HELD_OUT_RISK],
] as const) {
  const outcomes = cases.map(runRiskCase);
  const count = (holds: (outcome: RiskOutcome) => boolean) => outcomes.filter(holds).length;
  console.log(`\nSafety, ${name}: rows are what it is, columns what was heard`);
  console.table(confusion(outcomes));
  console.log(
    `${outcomes.length} texts, ${count(({ missed }) => missed)} missed, ${count(({ falseAlarm }) => falseAlarm)} false alarms, kinds right in ${percent(
      count(({ kinds }) => kinds),
      outcomes.length,
    )}`,
  );
  if (cases === HELD_OUT_RISK) continue;
  for (const { given, expected, found } of outcomes.filter((one) => one.expected !== one.found)) {
    console.log(`  ${given.id}: is ${expected}, heard ${found}: ${given.text}`);
  }
}

reportTherapists();

reportContributions();

reportConversations();
