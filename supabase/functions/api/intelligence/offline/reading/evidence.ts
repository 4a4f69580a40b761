import type { ClientEvidence } from "../../../../../../shared/src/contracts/recommendation.ts";
import { QUOTE_LIMIT, quoteAround } from "../text/quote.ts";
import type { ReadAnswer } from "./read-answers.ts";

/** The words of an answer around tokens `from` to `to`, letter for letter. */
export function evidenceAt(
  answer: ReadAnswer,
  from: number,
  to: number,
  limit = QUOTE_LIMIT,
): ClientEvidence {
  return { quote: quoteAround(answer.text, from, to, limit), questionId: answer.questionId };
}
