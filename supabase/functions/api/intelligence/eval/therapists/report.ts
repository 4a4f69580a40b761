import { THERAPIST_LATER, THERAPIST_LATEST, THERAPIST_TUNING } from "./cases.ts";
import { runTherapistCase, type TherapistOutcome } from "./measure.ts";

function row({ of, missing, claimed, invented, quotes, ...insights }: TherapistOutcome) {
  const judged = of.insights.length + of.notInsights.length;
  const wrong = insights.missedInsights.length + insights.wrongInsights.length;
  return {
    kind: of.kind,
    "facts found": `${of.facts.length - missing.length}/${of.facts.length}`,
    "forbidden claims made": `${claimed.length}/${of.forbidden.length}`,
    "quotes letter for letter": `${quotes - invented.length}/${quotes}`,
    "insights right": `${judged - wrong}/${judged}`,
  };
}

/** Prints how well therapists are described from their answers. */
export function reportTherapists(): void {
  console.log("\nTherapists described from their own answers");
  const outcomes = [...THERAPIST_TUNING, ...THERAPIST_LATER, ...THERAPIST_LATEST].map(
    runTherapistCase,
  );
  console.table(Object.fromEntries(outcomes.map((outcome) => [outcome.of.id, row(outcome)])));
  for (const { of, missing, claimed, invented, missedInsights, wrongInsights } of outcomes) {
    for (const { where, words } of missing) console.log(`  ${of.id} lacks in ${where}: ${words}`);
    for (const { where, words } of claimed) console.log(`  ${of.id} claims in ${where}: ${words}`);
    for (const quote of invented) console.log(`  ${of.id} quotes what nobody wrote: ${quote}`);
    if (missedInsights.length > 0)
      console.log(`  ${of.id} misses insights ${missedInsights.join(", ")}`);
    if (wrongInsights.length > 0)
      console.log(`  ${of.id} wrongly applies ${wrongInsights.join(", ")}`);
  }
}
