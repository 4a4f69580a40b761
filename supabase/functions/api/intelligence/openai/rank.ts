import { z } from "zod";
import { ALTERNATIVES, SHORTLIST_LIMIT } from "../../../../../shared/src/constants.ts";
import type {
  Candidate,
  RankedTherapist,
  RankInput,
  Ranking,
  ScoredCandidate,
} from "../intelligence.ts";
import type { ModelClient } from "./client.ts";
import { ModelError } from "./model-error.ts";
import { candidateKey, RANK_INSTRUCTIONS, rankInput } from "./prompts.ts";
import { isWrittenIn, ownWordsOf, quotations, soundText } from "./soundness.ts";

const OPTIONS = 1 + ALTERNATIVES;

/**
 * How many points under the best score the model's first choice may lie. The score is computed from
 * facts, so this bounds what flattery or commands in a therapist's text could gain.
 */
const TRUSTED_MARGIN = 15;

// The same for every shortlist: a schema that the provider has seen before costs it no time.
const KEYS = Array.from({ length: SHORTLIST_LIMIT }, (_, index) => candidateKey(index));

const RankingAnswer = z.object({
  matches: z
    .array(
      z.object({
        therapist: z.enum(KEYS),
        matchReasoning: z.string(),
        difference: z.string(),
      }),
    )
    .min(1)
    .max(OPTIONS),
  caveat: z.string(),
});
type RankingAnswer = z.infer<typeof RankingAnswer>;

/** Everything of a therapist that a reason may quote. */
const wordsOf = (therapist: Candidate) => [
  therapist.name,
  therapist.specialty,
  therapist.style,
  therapist.description,
  ...therapist.tags,
  ...therapist.modalities,
  ...therapist.populations,
  ...therapist.languages,
];

/** The candidates that the answer names, in its order; as many as can be, none twice. */
function chosen(answer: RankingAnswer, candidates: ScoredCandidate[]): ScoredCandidate[] {
  const picks = answer.matches.map(({ therapist }) => candidates[KEYS.indexOf(therapist)]);
  const known = picks.filter((pick) => pick !== undefined);
  const enough = Math.min(OPTIONS, candidates.length);
  if (known.length !== answer.matches.length || new Set(known).size !== enough) {
    throw new ModelError("unfounded", 0);
  }
  const best = Math.max(...candidates.map(({ score }) => score));
  if ((known[0]?.score ?? 0) < best - TRUSTED_MARGIN) throw new ModelError("unfounded", 0);
  return known;
}

function checked(answer: RankingAnswer, { answers, candidates }: RankInput): Ranking {
  const ownWords = ownWordsOf(answers);
  const picks = chosen(answer, candidates);
  const aboutAll = { ownWords, otherWords: picks.flatMap(({ therapist }) => wordsOf(therapist)) };
  const therapists = picks.map(({ therapist }, index): RankedTherapist => {
    const { matchReasoning = "", difference = "" } = answer.matches[index] ?? {};
    return {
      therapistId: therapist.id,
      matchReasoning: soundText(matchReasoning, {
        min: 40,
        max: 1500,
        ownWords,
        otherWords: wordsOf(therapist),
      }),
      difference: index === 0 ? "" : soundText(difference, { min: 10, max: 400, ...aboutAll }),
    };
  });
  // A reason that does not take up what the person said is none, where there is something to quote.
  const quoted = quotations(therapists[0]?.matchReasoning ?? "");
  if (ownWords.length > 0 && !quoted.some((quotation) => isWrittenIn(quotation, ownWords))) {
    throw new ModelError("unfounded", 0);
  }
  return { therapists, caveat: soundText(answer.caveat, { min: 10, max: 400, ...aboutAll }) };
}

/** The model's ranking of a shortlist. Rejects with a `ModelError` for one that does not hold up. */
export function rank(model: ModelClient, timeoutMs: number, input: RankInput): Promise<Ranking> {
  return model.ask({
    name: "ranking",
    schema: RankingAnswer,
    instructions: RANK_INSTRUCTIONS,
    input: rankInput(input.answers, input.candidates),
    maxOutputTokens: 8_000,
    timeoutMs,
    retry: true,
    check: (answer) => checked(answer, input),
  });
}
