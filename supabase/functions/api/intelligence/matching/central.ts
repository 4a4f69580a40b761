import type { Candidate } from "../intelligence.ts";
import type { ClientNeeds } from "../offline/reading/needs.ts";
import type { ProblemId } from "../offline/taxonomy/problems.ts";
import { audienceOf, isAmong } from "./audience.ts";
import type { Found, TherapistReading } from "./therapist-reading.ts";
import { competence, seesSuchClients } from "./weigh-problems.ts";

/**
 * What decides before anything else, gravest first. Danger to life and mind comes before what wears
 * a person down; a loss comes before the accident by which it came.
 */
const GRAVE: readonly ProblemId[] = [
  "psychosis",
  "bipolar",
  "eating",
  "self-harm",
  "bpd",
  "substance-use",
  "complex-trauma",
  "grief",
  "trauma",
  "ocd",
];

/** Weaker than this a grave thing was touched on, and does not decide. */
const TOLD = 0.6;
/** A grave thing decides when it is told at least so strongly as the first concern, by share. */
const BESIDE_THE_FIRST = 0.85;

/** These are never beside the point once they are told surely. */
const GRAVEST: ReadonlySet<ProblemId> = new Set(GRAVE.slice(0, GRAVE.indexOf("bpd") + 1));
const BESIDE_IF_GRAVEST = 0.7;

/** What has to be covered by whoever comes first; null where nothing is told surely enough. */
export function centralProblem({ problems }: ClientNeeds): ProblemId | null {
  const sure = problems.filter(({ past, sure, strength }) => !past && sure && strength >= TOLD);
  const first = sure[0];
  if (first === undefined || first !== problems.find(({ past }) => !past)) return null;
  const share = (id: ProblemId) => (GRAVEST.has(id) ? BESIDE_IF_GRAVEST : BESIDE_THE_FIRST);
  const beside = new Set(
    sure.filter(({ id, strength }) => strength >= first.strength * share(id)).map(({ id }) => id),
  );
  const grave = sure.find(({ id }) => beside.has(id) && GRAVE.includes(id));
  // Drink and drugs decide only as the first of what is grave: else they are how the rest is borne.
  const decides = (id: ProblemId) => id !== "substance-use" || id === grave?.id;
  return GRAVE.find((id) => beside.has(id) && decides(id)) ?? (beside.size === 1 ? first.id : null);
}

/** A specialty or a tag that names the problem, not a word in passing. */
const BY_NAME = 0.6;

/** Whether the profile names the problem as what the work is about. */
export function covers(id: ProblemId, { problems }: TherapistReading): boolean {
  const found = problems.get(id);
  return found !== undefined && found.value >= BY_NAME && isNamed(found);
}

/** Stands in the specialty or a tag, not only in what a profile tells on the way. */
function isNamed({ evidence }: Found): boolean {
  return evidence.field === "specialty" || evidence.field === "tags";
}

/** Below this a therapist is there for other people: children, pairs, grown-ups. */
const SEES_THEM = 0.75;

/** Whether somebody is a first address: knows what is central, and is there for such people. */
export function isFirstAddress(
  central: ProblemId,
  needs: ClientNeeds,
  therapist: Candidate,
  reading: TherapistReading,
): boolean {
  return (
    covers(central, reading) &&
    isAmong(audienceOf(therapist), needs) &&
    seesSuchClients(needs, therapist, reading) >= SEES_THEM
  );
}

/** Less than this of a problem is what any therapist brings to it. */
const KNOWS = 0.3;

/** Whether somebody knows the central concern, or any that is told as surely, well enough to be shown. */
export function knowsSomeOf(needs: ClientNeeds, reading: TherapistReading): boolean {
  const central = centralProblem(needs);
  const sure = needs.problems.filter(
    ({ past, sure, strength }) => !past && sure && strength >= TOLD,
  );
  const brought = central === null ? sure.map(({ id }) => id) : [central];
  if (brought.length === 0) return true;
  return brought.some((id) => {
    const { value, found } = competence(id, reading);
    return value >= KNOWS && found !== null && isNamed(found);
  });
}

const EVERYDAY: readonly ProblemId[] = ["depression", "anxiety", "transitions", "self-esteem"];

/** Whether somebody works with low mood and worry of every kind. */
export function isBroad(reading: TherapistReading): boolean {
  return EVERYDAY.some((id) => covers(id, reading));
}
