import { SHORTLIST_LIMIT } from "../../../../../shared/src/constants.ts";
import type { Candidate, ClientAnswer, ScoredCandidate } from "../intelligence.ts";
import type { ClientNeeds } from "../offline/reading/needs.ts";
import { readClient } from "../offline/reading/read-client.ts";
import { stateName } from "../offline/taxonomy/places.ts";
import { centralProblem, isFirstAddress } from "./central.ts";
import { closenessTo } from "./closeness.ts";
import { type Gate, gatesOf } from "./gates.ts";
import { scoreCandidate } from "./score.ts";
import { type ShortlistQuery, shortlistQuery } from "./shortlist-query.ts";
import { readTherapist } from "./therapist-reading.ts";

/** Asks the directory; everyone it answers is approved, accepting and licensed where it is known. */
export type LoadShortlist = (query: ShortlistQuery) => Promise<Candidate[]>;

/** Everything that matching found out about a client and a shortlist. */
export interface Match {
  needs: ClientNeeds;
  gates: Gate[];
  /** Who passed every firm gate, best first; at most `SHORTLIST_LIMIT`. */
  candidates: ScoredCandidate[];
  /** Who did not, and the first gate that decided it. */
  turnedAway: { therapist: Candidate; gate: Gate }[];
}

/** Weighs a shortlist for a client; deterministic, equal scores by id. */
export function weigh(needs: ClientNeeds, shortlist: readonly Candidate[]): Match {
  const closeness = closenessTo(needs.story, shortlist);
  const gates = gatesOf(needs);
  const firm = gates.filter((gate) => gate.firm);
  const candidates: ScoredCandidate[] = [];
  const turnedAway: Match["turnedAway"] = [];
  for (const therapist of shortlist) {
    const reading = readTherapist(therapist);
    const gate = firm.find((one) => !one.passes(therapist, reading));
    if (gate) turnedAway.push({ therapist, gate });
    else
      candidates.push(
        scoreCandidate(needs, therapist, reading, gates, closeness.get(therapist) ?? 0),
      );
  }
  const ranked = behindWhoSpeaks(needs, behindFirstAddresses(needs, candidates));
  ranked.sort((a, b) => b.score - a.score || (a.therapist.id < b.therapist.id ? -1 : 1));
  return { needs, gates, candidates: ranked.slice(0, SHORTLIST_LIMIT), turnedAway };
}

/** A language so strongly wished for was asked for. */
const ASKED_FOR = 0.8;
/** How close the best of the others may come to the best first address. */
const BEHIND = 0.94;

/**
 * Where somebody covers what is central, nobody who does not comes before them: however well manner,
 * fee and format fit, the scores of the others are brought below, in their order.
 */
function behindFirstAddresses(
  needs: ClientNeeds,
  candidates: readonly ScoredCandidate[],
): ScoredCandidate[] {
  const central = centralProblem(needs);
  if (central === null) return [...candidates];
  return behind(candidates, (therapist) =>
    isFirstAddress(central, needs, therapist, readTherapist(therapist)),
  );
}

/** A language that was asked for, not only welcomed, and is spoken here comes before all else. */
function behindWhoSpeaks(
  needs: ClientNeeds,
  candidates: readonly ScoredCandidate[],
): ScoredCandidate[] {
  const asked = needs.languages.filter(({ wanted, strength }) => wanted && strength >= ASKED_FOR);
  if (asked.length === 0) return [...candidates];
  return behind(candidates, ({ languages }) => asked.some(({ id }) => languages.includes(id)));
}

/** Brings the scores of all who are not first below the best of those who are, in their order. */
function behind(
  candidates: readonly ScoredCandidate[],
  isFirstOne: (therapist: Candidate) => boolean,
): ScoredCandidate[] {
  const isFirst = ({ therapist }: ScoredCandidate) => isFirstOne(therapist);
  const best = (of: readonly ScoredCandidate[]) => Math.max(0, ...of.map(({ score }) => score));
  const first = candidates.filter(isFirst);
  const others = candidates.filter((one) => !isFirst(one));
  const limit = best(first) * BEHIND;
  if (first.length === 0 || best(others) <= limit) return [...candidates];
  const factor = limit / best(others);
  return [
    ...first,
    ...others.map((one) => ({ ...one, score: Math.round(one.score * factor * 10) / 10 })),
  ];
}

/**
 * Reads the answers, asks the directory for a shortlist and weighs it. Where conditions leave nobody
 * of a full shortlist, the directory is asked once more, for the conditions alone.
 */
export async function matchClient(
  answers: readonly ClientAnswer[],
  load: LoadShortlist,
): Promise<Match> {
  const needs = readClient(answers);
  const shortlist = await load(shortlistQuery(needs));
  const match = weigh(needs, shortlist);
  if (match.candidates.length > 0 || shortlist.length < SHORTLIST_LIMIT) return match;
  const conditions = { ...needs, problems: [], modalities: [], populations: [] };
  return weigh(needs, await load(shortlistQuery(conditions)));
}

function listed(labels: readonly string[]): string {
  if (labels.length <= 1) return labels[0] ?? "";
  return `${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}`;
}

/** Why there is no match, in one or two plain sentences that name the conditions that decided it. */
export function nobodyQualifies({ needs, turnedAway }: Match): string {
  if (turnedAway.length === 0 && needs.states.length > 0) {
    return `We found nobody who is licensed in ${needs.states.map(stateName).join(" or ")} and takes new clients right now. Your answers are kept; if you live or could meet somewhere else, change that answer and try again.`;
  }
  if (turnedAway.length === 0) {
    return "No therapist is taking new clients right now. Your answers are kept, so you can come back without starting over.";
  }
  const counts = new Map<string, number>();
  for (const { gate } of turnedAway) counts.set(gate.label, (counts.get(gate.label) ?? 0) + 1);
  const labels = [...counts].sort((a, b) => b[1] - a[1]).map(([label]) => label);
  return `We found nobody who ${listed(labels.slice(0, 3))}. We would rather tell you so than send you to someone who does not fit; if one of these conditions could bend, change that answer and try again.`;
}
