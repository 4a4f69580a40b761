import type { Candidate, ScoredCandidate } from "../intelligence.ts";
import { shownTo } from "../matching/diversify.ts";
import { weigh } from "../matching/match.ts";
import { readClient } from "../offline/reading/read-client.ts";
import { withQuestions } from "./demo-directory.ts";
import type { Vignette } from "./vignettes/vignette.ts";

/** What matching made of one case. `shown`: the first three as a person would meet them. */
export interface CaseOutcome {
  vignette: Vignette;
  shown: ScoredCandidate[];
  ranked: ScoredCandidate[];
  first: boolean;
  amongThree: boolean;
  mistake: boolean;
}

/** Runs one case against a directory. */
export function runCase(vignette: Vignette, directory: readonly Candidate[]): CaseOutcome {
  const needs = readClient(withQuestions(vignette.answers));
  const { candidates } = weigh(needs, directory);
  const shown = shownTo(needs, candidates);
  const ids = shown.map(({ therapist }) => therapist.id);
  const mustNot = vignette.mustNot ?? [];
  return {
    vignette,
    shown,
    ranked: candidates,
    first: vignette.fits.includes(ids[0] ?? ""),
    amongThree: ids.some((id) => vignette.fits.includes(id)),
    mistake: mustNot.includes(ids[0] ?? ""),
  };
}

/** How many of the cases went well. */
export interface Rates {
  cases: number;
  first: number;
  amongThree: number;
  mistakes: number;
}

export function ratesOf(outcomes: readonly CaseOutcome[]): Rates {
  const count = (holds: (outcome: CaseOutcome) => boolean) => outcomes.filter(holds).length;
  return {
    cases: outcomes.length,
    first: count(({ first }) => first),
    amongThree: count(({ amongThree }) => amongThree),
    mistakes: count(({ mistake }) => mistake),
  };
}
