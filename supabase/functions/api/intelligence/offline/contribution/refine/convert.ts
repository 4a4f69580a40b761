import { questionToInsight } from "../question-to-insight.ts";
import { short } from "./add.ts";
import type { Draft, Outcome } from "./draft.ts";
import { pointedAt } from "./references.ts";

const CONVERT =
  /^(?:turn|make|change|convert|move|transform)\s+(?<what>.+?)\s+(?:in)?to (?:an? |the )?insights?$/is;

/** "turn question 3 into an insight": the insight takes the question's place. */
export function convert(command: string, draft: Draft): Outcome {
  const what = CONVERT.exec(command)?.groups?.what;
  if (!what) return null;
  const pointed = pointedAt(what, draft, "question");
  if (pointed.missed !== null) return { missed: pointed.missed };
  if (pointed.questions.length === 0) {
    return {
      missed: `It is not clear which question “${short(command)}” means, so none was turned.`,
    };
  }
  for (const { now } of pointed.questions) {
    draft.insights.push({ was: null, now: questionToInsight(now) });
  }
  draft.questions = draft.questions.filter((one) => !pointed.questions.includes(one));
  return "done";
}
