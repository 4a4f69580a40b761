import type { TherapistEvidence } from "../../../../../shared/src/contracts/recommendation.ts";
import type { Candidate } from "../intelligence.ts";
import type { ClientNeeds } from "../offline/reading/needs.ts";
import { compilePhrases, hasPhrase } from "../offline/text/phrases.ts";
import { readText } from "../offline/text/tokens.ts";
import type { TherapistReading } from "./therapist-reading.ts";
import { UNKNOWN, WEIGHTS, type Weighed } from "./weighing.ts";

/** A hope for knowing oneself wants patience; any other hope wants somebody active with a plan. */
const HOPES_TO_UNDERSTAND = compilePhrases(
  [
    "who i am",
    "know who|what|why|if",
    "understand",
    "find out",
    "make sense",
    "meaning",
    "myself",
    "peace with",
    "make peace",
    "forgive",
    "acceptance",
    "why i",
    "find myself",
  ].map((phrase) => ({ phrase, value: true })),
);

/** What would be different in three months tells which way of working would get there. */
export function weighGoals(needs: ClientNeeds, reading: TherapistReading): Weighed[] {
  if (needs.goal === null) return [];
  const inward = hasPhrase(HOPES_TO_UNDERSTAND, readText(needs.goal.quote));
  const ways = inward
    ? ([
        ["past", 1],
        ["pace", -1],
      ] as const)
    : ([
        ["lead", 1],
        ["structure", 1],
        ["past", -1],
      ] as const);
  const values = ways.map(([dimension, pole]) => pole * (reading.style.get(dimension)?.value ?? 0));
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const strongest = ways
    .map(([dimension, pole]) => ({ found: reading.style.get(dimension), pole }))
    .filter(({ found, pole }) => found !== undefined && found.value * pole > 0.3)
    .sort((a, b) => Math.abs(b.found?.value ?? 0) - Math.abs(a.found?.value ?? 0))[0];
  return [
    {
      kind: "goals",
      label: "What you hope will be different",
      weight: WEIGHTS.goals,
      share: (1 + mean) / 2,
      client: needs.goal,
      therapist: strongest?.found?.evidence ?? null,
    },
  ];
}

/** The sessions' price as directories write it. */
export function feeText({ feeMin, feeMax }: Candidate): string | null {
  if (feeMin === null) return feeMax === null ? null : `up to $${feeMax}`;
  return feeMax === null || feeMax === feeMin ? `$${feeMin}` : `$${feeMin}–$${feeMax}`;
}

/** Fee, format and place: what makes a match reachable. */
export function weighReach(needs: ClientNeeds, therapist: Candidate): Weighed {
  const shares: number[] = [];
  const said: string[] = [];
  const { fee } = needs;
  if (fee) {
    const { feeMin, feeMax } = therapist;
    const fits =
      feeMin === null ? UNKNOWN : feeMin > fee.most ? 0 : (feeMax ?? feeMin) > fee.most ? 0.7 : 1;
    shares.push(fits);
    const text = feeText(therapist);
    if (text) said.push(`${text} a session`);
  }
  const formats = needs.formats.filter(({ wanted }) => wanted).map(({ id }) => id);
  if (formats.length > 0) {
    const met = therapist.formats.filter((format) => formats.includes(format));
    shares.push(therapist.formats.length === 0 ? UNKNOWN : met.length > 0 ? 1 : 0);
    said.push(...met);
  }
  if (needs.states.length > 0) {
    const met = therapist.states.filter((state) => needs.states.includes(state));
    shares.push(therapist.states.length === 0 ? UNKNOWN : met.length > 0 ? 1 : 0);
    if (met.length > 0) said.push(`licensed in ${met.join(", ")}`);
  }
  const evidence: TherapistEvidence | null =
    said.length > 0 ? { quote: said.join(" · "), field: "availability" } : null;
  return {
    kind: "convenience",
    label: "Fee, format and place",
    weight: WEIGHTS.convenience,
    share: shares.length === 0 ? UNKNOWN : shares.reduce((a, b) => a + b, 0) / shares.length,
    client: fee?.evidence ?? needs.formats[0]?.evidence ?? needs.stateEvidence,
    therapist: evidence,
  };
}
