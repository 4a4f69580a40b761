import type {
  Alternative,
  Recommendation,
} from "../../../../../shared/src/contracts/recommendation.ts";
import type { Therapist } from "../../../../../shared/src/contracts/therapists.ts";
import type { Candidate, Ranking, ScoredCandidate } from "../intelligence.ts";

/** What the page may show of a candidate; fees, states and the like stay behind. */
function shown({
  id,
  name,
  specialty,
  experience,
  style,
  tags,
  description,
}: Candidate): Therapist {
  return { id, name, specialty, experience, style, tags, description };
}

/**
 * The recommendation that a ranking of scored candidates means; null when it names nobody of them.
 * An engine may only choose and order: who is not among the candidates is left out.
 */
export function composeRecommendation(
  ranking: Ranking,
  scored: readonly ScoredCandidate[],
): Recommendation | null {
  const byId = new Map(scored.map((candidate) => [candidate.therapist.id, candidate]));
  const named = new Set<string>();
  const known = ranking.therapists.flatMap((ranked) => {
    const candidate = byId.get(ranked.therapistId);
    if (candidate === undefined || named.has(ranked.therapistId)) return [];
    named.add(ranked.therapistId);
    return [{ ranked, candidate }];
  });
  const [first, ...others] = known;
  if (first === undefined) return null;
  const alternatives = others.map(
    ({ ranked, candidate }): Alternative => ({
      ...shown(candidate.therapist),
      matchReasoning: ranked.matchReasoning,
      difference: ranked.difference,
    }),
  );
  return {
    ...shown(first.candidate.therapist),
    matchReasoning: first.ranked.matchReasoning,
    matchScore: first.candidate.score,
    factors: first.candidate.factors,
    caveat: ranking.caveat,
    alternatives,
  };
}
