import type { ExpertInsight, TherapistDescription } from "../../intelligence.ts";
import { describeTherapist } from "../../offline/therapist/describe-therapist.ts";
import { seedInsights, seedQuestions } from "../demo-directory.ts";
import { type Fact, type TherapistCase, wordsAt } from "./case.ts";

/** What was made of a case, and what is wrong with it. */
export interface TherapistOutcome {
  of: TherapistCase;
  description: TherapistDescription;
  missing: Fact[];
  claimed: Fact[];
  /** Quotes that stand in no answer. */
  invented: string[];
  quotes: number;
  /** Insights that should have been applied and were not, and those wrongly applied. */
  missedInsights: number[];
  wrongInsights: number[];
}

const INSIGHTS: readonly ExpertInsight[] = seedInsights();

/** Answers with the questions of `seed.sql`, as the engine gets them. */
export function withTherapistQuestions(answers: readonly string[]) {
  const questions = seedQuestions("therapist");
  return answers.map((answer, at) => {
    const { questionId, question } = questions[at] ?? { questionId: "", question: "" };
    return { questionId, question, answer };
  });
}

/** Everything between the curly quotation marks that open and close at the top. */
export function quotesIn(text: string): string[] {
  const quotes: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "“" && depth++ === 0) from = at + 1;
    else if (text[at] === "”" && depth > 0 && --depth === 0) quotes.push(text.slice(from, at));
  }
  return quotes;
}

const holds = (description: TherapistDescription, { where, words }: Fact) =>
  wordsAt(where, description).toLowerCase().includes(words.toLowerCase());

/** Describes the therapist of a case and compares with what a careful reader found. */
export function runTherapistCase(of: TherapistCase): TherapistOutcome {
  const answers = withTherapistQuestions(of.answers);
  const description = describeTherapist({
    name: of.name,
    experience: of.experience,
    answers,
    insights: [...INSIGHTS],
  });
  const texts = [
    description.style,
    ...description.description.split("\n\n"),
    ...description.userFriendlyDescription.split("\n\n"),
    ...description.insightsApplied.map(({ relevance }) => relevance),
  ];
  const quotes = texts.flatMap(quotesIn);
  const written = answers.flatMap(({ question, answer }) => [question, answer]);
  const applied = description.insightsApplied.map(({ insightText }) =>
    INSIGHTS.findIndex(({ insight }) => insight === insightText),
  );
  return {
    of,
    description,
    missing: of.facts.filter((fact) => !holds(description, fact)),
    claimed: of.forbidden.filter((fact) => holds(description, fact)),
    invented: quotes.filter((quote) => !written.some((words) => words.includes(quote))),
    quotes: quotes.length,
    missedInsights: of.insights.filter((insight) => !applied.includes(insight)),
    wrongInsights: of.notInsights.filter((insight) => applied.includes(insight)),
  };
}
