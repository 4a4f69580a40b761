import type { Factor } from "../../../../../shared/src/contracts/recommendation.ts";
import type { Candidate, ScoredCandidate } from "../intelligence.ts";
import type { ClientNeeds } from "../offline/reading/needs.ts";
import type { Gate } from "./gates.ts";
import type { TherapistReading } from "./therapist-reading.ts";
import { weighProblems } from "./weigh-problems.ts";
import { weighGoals, weighReach } from "./weigh-reach.ts";
import { weighStyle } from "./weigh-style.ts";
import { weighIdentity, weighModality } from "./weigh-traits.ts";

/** A fee or format that misses the wish costs this share of the score, each. */
const OUT_OF_REACH = 0.25;

const round = (value: number) => Math.floor(value * 10) / 10;

/**
 * The score of a therapist for a client, 0 to 100, and what it is made of. Weights are brought to a
 * sum of 100, so that a client who asks for little and one who asks for much read the same scale.
 */
export function scoreCandidate(
  needs: ClientNeeds,
  therapist: Candidate,
  reading: TherapistReading,
  gates: readonly Gate[],
  closeness: number,
): ScoredCandidate {
  const weighed = [
    ...weighProblems(needs, therapist, reading, closeness),
    ...weighStyle(needs, reading),
    ...weighIdentity(needs, therapist, reading),
    weighModality(needs, therapist),
    ...weighGoals(needs, reading),
    weighReach(needs, therapist),
  ];
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const scale = 100 / total;
  const factors = weighed.map(({ kind, label, weight, share, client, therapist: own }): Factor => {
    const scaled = round(weight * scale);
    return {
      kind,
      label,
      points: Math.min(scaled, round(scaled * Math.max(0, share))),
      weight: scaled,
      client,
      therapist: own,
    };
  });
  const exact = weighed.reduce((sum, { weight, share }) => sum + weight * scale * share, 0);
  const missed = gates.filter((gate) => !gate.firm && !gate.passes(therapist, reading)).length;
  const score = Math.max(0, Math.min(100, exact * (1 - OUT_OF_REACH) ** missed));
  return { therapist, score: Math.round(score * 10) / 10, factors };
}
