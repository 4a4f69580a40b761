import { ALTERNATIVES } from "../../../../../shared/src/constants.ts";
import type { ScoredCandidate } from "../intelligence.ts";
import type { ClientNeeds } from "../offline/reading/needs.ts";
import { audienceOf, isAmong } from "./audience.ts";
import { isBroad, knowsSomeOf } from "./central.ts";
import { readTherapist, type TherapistReading } from "./therapist-reading.ts";

/** How many points of score a full difference is worth. */
const WORTH_OF_DIFFERENCE = 14;
/** Less different than this is more of the same, shown only when there is nobody else. */
const MORE_OF_THE_SAME = 0.2;
/** An alternative has to be a real one: at least this share of the best score. */
const ENOUGH = 0.35;

/** 0 for two alike in specialty and manner, 1 for two that share nothing. */
function difference(a: TherapistReading, b: TherapistReading): number {
  const specialties = (reading: TherapistReading) =>
    new Set([...reading.problems].filter(([, { value }]) => value >= 0.8).map(([id]) => id));
  const ofA = specialties(a);
  const ofB = specialties(b);
  const shared = [...ofA].filter((id) => ofB.has(id)).length;
  const either = new Set([...ofA, ...ofB]).size;
  const specialty = either === 0 ? 0 : 1 - shared / either;
  const dimensions = new Set([...a.style.keys(), ...b.style.keys()]);
  let apart = 0;
  for (const dimension of dimensions) {
    apart += Math.abs((a.style.get(dimension)?.value ?? 0) - (b.style.get(dimension)?.value ?? 0));
  }
  const manner = dimensions.size === 0 ? 0 : Math.min(1, apart / dimensions.size);
  return specialty * 0.5 + manner * 0.5;
}

/**
 * The best therapist and up to two more who are worth meeting and differ from those before in
 * manner or specialty. Takes candidates best first; answers in the order to show.
 */
export function diversify(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  const [best, ...rest] = candidates;
  if (best === undefined) return [];
  const readings = new Map(
    candidates.map(({ therapist }) => [therapist, readTherapist(therapist)]),
  );
  const chosen = [best];
  const differs = (candidate: ScoredCandidate) => {
    const own = readings.get(candidate.therapist);
    return Math.min(
      ...chosen.map(({ therapist }) => {
        const other = readings.get(therapist);
        return own && other ? difference(own, other) : 0;
      }),
    );
  };
  const left = rest.filter(({ score }) => score >= best.score * ENOUGH);
  while (chosen.length <= ALTERNATIVES && left.length > 0) {
    const others = left.filter((candidate) => differs(candidate) >= MORE_OF_THE_SAME);
    const pool = others.length > 0 ? others : left;
    const worth = pool.map((one) => one.score + WORTH_OF_DIFFERENCE * differs(one));
    const next = pool[worth.indexOf(Math.max(...worth))];
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    chosen.push(next);
  }
  return chosen;
}

/**
 * Who is shown to a person: the best, and beside them nobody whose practice is there for other people.
 * Who knows nothing of what was told surely comes after those who do, and is then no narrow specialist.
 */
export function shownTo(
  needs: ClientNeeds,
  candidates: readonly ScoredCandidate[],
): ScoredCandidate[] {
  const [best, ...others] = candidates;
  if (best === undefined) return [];
  const open = others.filter(({ therapist }) => isAmong(audienceOf(therapist), needs));
  const near = open.filter(({ therapist }) => knowsSomeOf(needs, readTherapist(therapist)));
  const shown = diversify([best, ...near]);
  const broad = open.filter(({ therapist }) => isBroad(readTherapist(therapist)));
  const fill = (pool: readonly ScoredCandidate[]) =>
    shown.push(...diversify([best, ...pool]).filter((one) => !shown.includes(one)));
  if (shown.length <= ALTERNATIVES) fill(broad);
  if (shown.length === 1) fill(open);
  return shown.slice(0, ALTERNATIVES + 1);
}
