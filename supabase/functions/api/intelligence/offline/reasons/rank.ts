import type { ClientEvidence } from "../../../../../../shared/src/contracts/recommendation.ts";
import type { RankInput, Ranking } from "../../intelligence.ts";
import { shownTo } from "../../matching/diversify.ts";
import { readClient } from "../reading/read-client.ts";
import { caveatFor } from "./caveat.ts";
import { differenceFrom } from "./difference.ts";
import { matchReasoning } from "./match-reasoning.ts";

/**
 * Orders the shortlist by its score, picks two alternatives that differ, and says why in words of
 * both sides. Throws on an empty shortlist.
 */
export function rankShortlist({ answers, candidates }: RankInput): Ranking {
  const needs = readClient(answers);
  const chosen = shownTo(needs, candidates);
  const [first] = chosen;
  if (first === undefined) throw new Error("There is nobody to rank.");
  const wasSaid = ({ questionId, quote }: ClientEvidence) =>
    answers.some(
      (given) => given.said && given.questionId === questionId && given.answer.includes(quote),
    );
  const seed = answers.map(({ answer }) => answer).join("\n");
  return {
    therapists: chosen.map((candidate, index) => ({
      therapistId: candidate.therapist.id,
      matchReasoning: matchReasoning(candidate, seed, (words) =>
        wasSaid(words) ? "said" : "wrote",
      ),
      difference: index === 0 ? "" : differenceFrom(first.therapist, candidate.therapist),
    })),
    caveat: caveatFor(first, readClient(answers.filter(({ inferred }) => !inferred))),
  };
}
