import type { Candidate } from "../intelligence.ts";
import type { ClientNeeds, ProblemNeed } from "../offline/reading/needs.ts";
import { IDENTITIES } from "../offline/taxonomy/identities.ts";
import {
  NEEDS_SPECIALIST,
  nearness,
  type ProblemId,
  problemOf,
} from "../offline/taxonomy/problems.ts";
import { compilePhrases, hasPhrase } from "../offline/text/phrases.ts";
import { readText } from "../offline/text/tokens.ts";
import type { Found, TherapistReading } from "./therapist-reading.ts";
import { UNKNOWN, WEIGHTS, type Weighed } from "./weighing.ts";

/** How many problems are weighed one by one. */
const WEIGHED = 4;
/** Weaker than this a problem was touched on, not brought. */
const FAINT = 0.15;
/** Sharpens the difference between the first problem and the rest. */
const SHARPNESS = 1.7;

const LEAST_IN_WORDS = 0.15;
const MOST_IN_WORDS = 0.65;

/** What a therapist who works with other things brings to a problem all the same. */
const GENERALIST = 0.08;

/** The problems worth weighing, with what each counts; the counts sum to 1. */
export function weighedProblems(needs: ClientNeeds): { need: ProblemNeed; part: number }[] {
  const current = needs.problems.filter(({ past, strength }) => !past && strength >= FAINT);
  const brought = (current.length > 0 ? current : needs.problems).slice(0, WEIGHED);
  const parts = brought.map(({ strength }) => strength ** SHARPNESS);
  const sum = parts.reduce((a, b) => a + b, 0);
  return brought.map((need, i) => ({ need, part: (parts[i] ?? 0) / sum }));
}

/** How well a therapist knows a problem, 0 to 1, and the words of the profile that say so. */
export function competence(
  id: ProblemId,
  reading: TherapistReading,
): { value: number; found: Found | null } {
  if (reading.refused.has(id)) return { value: 0, found: null };
  const own = reading.problems.get(id);
  let best: { value: number; found: Found | null } = {
    value: Math.max(GENERALIST, own?.value ?? 0),
    found: own ?? null,
  };
  for (const [other, found] of reading.problems) {
    const near = nearness(id, other) * found.value * (NEEDS_SPECIALIST.has(id) ? 0.7 : 0.9);
    if (other !== id && near > best.value) best = { value: near, found };
  }
  return best;
}

const OF_FAITH = new Set(IDENTITIES.filter(({ group }) => group === "faith").map(({ id }) => id));
const OF_ORIGIN = new Set(IDENTITIES.filter(({ group }) => group === "origin").map(({ id }) => id));
/** Culture and faith are one field, but who knows racism does not know doubt by that. */
const OTHER_HALF = 0.6;

function knowsThatHalf(id: ProblemId, { belongsTo }: ClientNeeds, reading: TherapistReading) {
  if (id !== "culture-faith" || belongsTo.some((own) => OF_ORIGIN.has(own))) return 1;
  const faith = belongsTo.some((own) => OF_FAITH.has(own));
  return faith && ![...reading.identity.keys()].some((own) => OF_FAITH.has(own)) ? OTHER_HALF : 1;
}

const WORKS_WITH_PAIRS: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "relationships",
  "infidelity-divorce",
]);
const WORKS_WITH_FAMILIES: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "parenting",
  "teens",
  "family-conflict",
]);

/** Parents are helped with these by who works with grown-ups as well. */
const FOR_GROWN_UPS: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "substance-use",
  "behavioural-addiction",
  "grief",
]);

/** Told by somebody who has nobody to bring along. */
const ALONE_NOW = compilePhrases(
  [
    "broke up",
    "break up with me",
    "dumped me",
    "i am ~ single",
    "moved out",
    "boyfriend|girlfriend|husband|wife|partner =left",
    "boyfriend|girlfriend|husband|wife|partner ~ walked out",
    "he|she left ~ me|us",
    "my divorce",
  ].map((phrase) => ({ phrase, value: true })),
);

/** People whose life is heard most surely by somebody who sees such people every week. */
const A_LIFE_OF_ITS_OWN: ReadonlySet<string> = new Set([
  "veterans",
  "first responders",
  "students",
  "older adults",
  "disabled",
]);

/** Whether the people a therapist sees include this client: a child, a couple, or one adult. */
export function seesSuchClients(
  needs: ClientNeeds,
  therapist: Candidate,
  reading: TherapistReading,
): number {
  const seen = therapist.populations;
  if (seen.length === 0) return 1;
  const wants = (id: string) => needs.populations.some((wish) => wish.wanted && wish.id === id);
  const first = needs.problems.find(({ past }) => !past);
  const familyFirst = needs.problems
    .slice(0, 3)
    .some((need) => WORKS_WITH_FAMILIES.has(need.id) && need.sure && need.strength > 0.5);
  const asParent = first?.whose === "child" || familyFirst;
  const isTeen = needs.populations.some(({ id, strength }) => id === "teens" && strength > 0.8);
  if (isTeen || (wants("teens") && asParent)) {
    return seen.includes("teens") ? 1 : seen.includes("families") ? 0.75 : 0.45;
  }
  if (wants("couples")) {
    return seen.includes("couples") && !reading.refusedPopulations.has("couples") ? 1 : 0.5;
  }
  if (asParent && (seen.includes("families") || seen.includes("teens"))) return 1;
  if (first?.whose === "child" && !FOR_GROWN_UPS.has(first.id)) return 0.6;
  if (seen.includes("individuals")) return 1;
  const asPair = first !== undefined && WORKS_WITH_PAIRS.has(first.id);
  if (seen.includes("couples") && asPair && !hasPhrase(ALONE_NOW, readText(needs.story))) return 1;
  const special = seen.some((id) => wants(id));
  return special ? 1 : 0.5;
}

/** A veteran is heard most surely by who sees veterans; others are no mistake. */
function knowsTheirLife({ populations }: ClientNeeds, { populations: seen }: Candidate): number {
  const own = populations.filter(({ id, strength }) => strength > 0.8 && A_LIFE_OF_ITS_OWN.has(id));
  return own.length === 0 || own.some(({ id }) => seen.includes(id)) ? 1 : 0.75;
}

/** Years count a little: most is learned in the first ten. */
function seasoned(years: number): number {
  return 0.93 + 0.07 * (Math.min(10, Math.max(0, years)) / 10);
}

/** A guess from single words counts by this much. */
const GUESSED = 0.5;
/** From this strength on the first problem is taken as read. */
const SURE = 0.4;

/**
 * How the problem's weight is shared out: what was read counts by how sure it is, then how close the
 * profile comes to the person's own words, and the rest goes to whoever is a good first address.
 */
function sharesOf(needs: ClientNeeds): { named: number; words: number; open: number } {
  const first = needs.problems.find(({ past }) => !past);
  const strength = (first?.strength ?? 0) * (first?.sure ? 1 : GUESSED);
  const sure = Math.min(1, strength / SURE);
  const words = LEAST_IN_WORDS + (MOST_IN_WORDS - LEAST_IN_WORDS) * (1 - sure);
  return { named: (1 - words) * sure, words, open: (1 - words) * (1 - sure) };
}

/** Competence in what the person brings, the first problem first. */
export function weighProblems(
  needs: ClientNeeds,
  therapist: Candidate,
  reading: TherapistReading,
  closeness: number,
): Weighed[] {
  const problems = weighedProblems(needs);
  const fits =
    seesSuchClients(needs, therapist, reading) *
    knowsTheirLife(needs, therapist) *
    seasoned(therapist.experience);
  const shares = sharesOf(needs);
  const close: Weighed = {
    kind: "problem",
    label: "Close to your own words",
    weight: WEIGHTS.problem * shares.words,
    share: closeness * fits * (isNarrow(reading) ? BY_CHANCE : 1),
    client: null,
    therapist: null,
  };
  const open: Weighed = {
    kind: "problem",
    label: "A good first address",
    weight: WEIGHTS.problem * shares.open,
    share: unnamedFit(reading) * fits,
    client: null,
    therapist: null,
  };
  const named: Weighed[] = [];
  const guessed = { weight: 0, earned: 0 };
  for (const { need, part } of problems) {
    const { value, found } = competence(need.id, reading);
    const weight = WEIGHTS.problem * shares.named * part;
    const share = Math.min(1, value) * fits * knowsThatHalf(need.id, needs, reading);
    if (need.sure) {
      named.push({
        kind: "problem",
        label: `Experience with ${problemOf(need.id).label}`,
        weight,
        share,
        client: need.evidence,
        therapist: found?.evidence ?? null,
      });
    } else {
      guessed.weight += weight;
      guessed.earned += weight * share;
    }
  }
  const touchedOn: Weighed = {
    kind: "problem",
    label: "What else you touched on",
    weight: guessed.weight,
    share: guessed.weight === 0 ? 0 : guessed.earned / guessed.weight,
    client: null,
    therapist: null,
  };
  return [...named, touchedOn, close, open].filter(({ weight }) => weight > 0);
}

/** Words shared with a specialist in something else are shared by chance; they count by this much. */
const BY_CHANCE = 0.6;

function isNarrow(reading: TherapistReading): boolean {
  return [...NEEDS_SPECIALIST].some((id) => (reading.problems.get(id)?.value ?? 0) >= 0.9);
}

/** Who says little gets an easy start: somebody used to low mood and worry, no narrow specialist. */
function unnamedFit(reading: TherapistReading): number {
  const broad = ["depression", "anxiety", "transitions", "self-esteem"] as const;
  const everyday = Math.max(0, ...broad.map((id) => reading.problems.get(id)?.value ?? 0));
  return UNKNOWN * 0.6 + everyday * 0.4 - (isNarrow(reading) ? 0.2 : 0);
}
