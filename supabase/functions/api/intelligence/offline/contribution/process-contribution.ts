import type { ProcessedContribution } from "../../intelligence.ts";
import { MOST_FOUND } from "./limits.ts";
import type { FoundQuestion } from "./questions/found-question.ts";
import { reasonsFor } from "./questions/reasoning.ts";
import { readThoughts } from "./read-thoughts.ts";
import { summarize } from "./summary.ts";

/** A thought up to this long is shown whole, in characters. */
const WHOLE_THOUGHT = 220;

/** Where a question stands: its whole thought, unless that is long or holds another. */
function spanOf(one: FoundQuestion, all: readonly FoundQuestion[]): { start: number; end: number } {
  const { unit } = one;
  const alone = !all.some((other) => other !== one && other.unit === unit);
  const holds = unit.start <= one.start && unit.end >= one.end;
  return alone && holds && unit.end - unit.start <= WHOLE_THOUGHT ? unit : one;
}

/** Finds the questions and insights in an expert's thoughts; a text that holds none gives none. */
export function processContribution(thoughts: string): ProcessedContribution {
  const read = readThoughts(thoughts);
  const questions = read.questions.slice(0, MOST_FOUND);
  const insights = read.insights.slice(0, MOST_FOUND);
  const reasons = reasonsFor(questions, read.units);
  return {
    summary: summarize({ ...read, questions, insights }),
    questions: questions.map((one, index) => {
      const { start, end } = spanOf(one, questions);
      return {
        question: one.question,
        reasoning: reasons[index] ?? "",
        audience: one.audience,
        sourceOffset: start,
        sourceText: thoughts.slice(start, end),
      };
    }),
    analysis: insights.map(({ insight, application, start, end }) => ({
      insight,
      application,
      sourceOffset: start,
      sourceText: thoughts.slice(start, end),
    })),
  };
}
