import type { Engine } from "../../../../shared/src/contracts/primitives.ts";
import type { Recommendation } from "../../../../shared/src/contracts/recommendation.ts";
import type { ClientAnswer, Intelligence } from "./intelligence.ts";
import { composeRecommendation } from "./matching/compose-recommendation.ts";
import { type LoadShortlist, matchClient, nobodyQualifies } from "./matching/match.ts";

/** What came of a match. `recommendation` is null when nobody qualifies; `message` then says why. */
export interface MatchOutcome {
  recommendation: Recommendation | null;
  message: string;
  engine: Engine;
}

/** From answers to a recommendation: needs, shortlist, gates and score, then the engine's ranking. */
export async function recommend(
  intelligence: Intelligence,
  answers: ClientAnswer[],
  load: LoadShortlist,
): Promise<MatchOutcome> {
  const match = await matchClient(answers, load);
  const { candidates } = match;
  // Gates are rules: where they leave nobody, there is nothing for a model to rank.
  if (candidates.length === 0) {
    return { recommendation: null, message: nobodyQualifies(match), engine: "offline" };
  }
  const { result, engine } = await intelligence.rank({ answers, candidates });
  return {
    recommendation: composeRecommendation(result, candidates),
    message: "We found a therapist for you.",
    engine,
  };
}
