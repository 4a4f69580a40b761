import type { Engine } from "../../../../shared/src/contracts/primitives.ts";
import type { Recommendation } from "../../../../shared/src/contracts/recommendation.ts";
import type { ClientAnswer, Intelligence } from "./intelligence.ts";
import { composeRecommendation } from "./matching/compose-recommendation.ts";
import { type LoadShortlist, matchClient, nobodyQualifies } from "./matching/match.ts";
import { quotingOnly, tellable, understood } from "./tellable.ts";

/** What came of a match. `recommendation` is null when nobody qualifies; `message` then says why. */
export interface MatchOutcome {
  recommendation: Recommendation | null;
  message: string;
  engine: Engine;
}

/**
 * From answers to a recommendation: needs, shortlist, gates and score, then the engine's ranking. All that
 * was said counts; what speaks of danger, or was only inferred, is not quoted in the reasons.
 */
export async function recommend(
  intelligence: Intelligence,
  given: ClientAnswer[],
  load: LoadShortlist,
): Promise<MatchOutcome> {
  const heard = understood(given);
  const match = await matchClient(heard, load);
  // Gates are rules: where they leave nobody, there is nothing for a model to rank.
  if (match.candidates.length === 0) {
    return { recommendation: null, message: nobodyQualifies(match), engine: "offline" };
  }
  const { answers } = tellable(heard);
  const candidates = quotingOnly(answers, match.candidates);
  const { result, engine } = await intelligence.rank({ answers, candidates });
  return {
    recommendation: composeRecommendation(result, candidates),
    message: "We found a therapist for you.",
    engine,
  };
}
