import type { ProcessedContribution } from "../../intelligence.ts";
import { processContribution } from "../../offline/contribution/process-contribution.ts";
import { refineContribution } from "../../offline/contribution/refine-contribution.ts";
import { type ContributionCase, type Gist, holds, type Refinement } from "./contribution-case.ts";

/** How the offline engine did on one text, against what a senior colleague found in it. */
export interface ContributionOutcome {
  given: ContributionCase;
  questions: number;
  questionsFound: number;
  questionsSpurious: number;
  audiencesRight: number;
  insights: number;
  insightsFound: number;
  insightsSpurious: number;
  refinements: number;
  refinementsObeyed: number;
  /** What went wrong, for whoever reads the evaluation. */
  missed: string[];
}

/** Pairs each expectation with one text that meets it, each text once at most. */
function paired(texts: readonly string[], gists: readonly Gist[]): number[] {
  const taken = new Set<number>();
  return gists.map((gist) => {
    const at = texts.findIndex((text, index) => !taken.has(index) && holds(text, gist));
    if (at >= 0) taken.add(at);
    return at;
  });
}

/** Whether all that a refinement did not name is there as it was, letter for letter and in order. */
function stays(
  { touches = {}, reorders }: Refinement,
  before: ProcessedContribution,
  after: ProcessedContribution,
): boolean {
  if (touches.all) return true;
  const may = (text: string, gists: readonly Gist[] = []) =>
    gists.some((gist) => holds(text, gist));
  const kept = [
    ...before.questions
      .filter(({ question }) => !may(question, touches.questions))
      .map((one) => JSON.stringify(one)),
    ...before.analysis
      .filter(({ insight }) => !may(insight, touches.insights))
      .map((one) => JSON.stringify(one)),
  ];
  const now = [...after.questions, ...after.analysis].map((one) => JSON.stringify(one));
  const places = kept.map((one) => now.indexOf(one));
  const inOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
  const summary = touches.summary === true || before.summary === after.summary;
  return places.every((place) => place >= 0) && (reorders === true || inOrder) && summary;
}

function obeyed(
  given: ContributionCase,
  original: ProcessedContribution,
  refinement: Refinement,
): boolean {
  const { contribution, notes } = refineContribution({
    thoughts: given.text,
    instructions: refinement.instructions,
    original,
  });
  return refinement.obeyed(contribution, notes) && stays(refinement, original, contribution);
}

/** Reads one text as the product would and counts. */
export function runContributionCase(given: ContributionCase): ContributionOutcome {
  const found = processContribution(given.text);
  const questions = paired(
    found.questions.map(({ question }) => question),
    given.questions.map(({ gist }) => gist),
  );
  const insights = paired(
    found.analysis.map(({ insight }) => insight),
    given.insights,
  );
  const spuriousQuestions = found.questions.filter(
    ({ question }, index) =>
      !questions.includes(index) &&
      !(given.alsoQuestions ?? []).some((gist) => holds(question, gist)),
  );
  const spuriousInsights = found.analysis.filter(
    ({ insight }, index) =>
      !insights.includes(index) && !(given.alsoInsights ?? []).some((gist) => holds(insight, gist)),
  );
  const wrongAudience = given.questions.filter(
    ({ audience }, index) =>
      (questions[index] ?? -1) >= 0 &&
      found.questions[questions[index] ?? -1]?.audience !== audience,
  );
  const disobeyed = given.refinements.filter((refinement) => !obeyed(given, found, refinement));
  const missing = <T>(list: readonly T[], places: readonly number[]) =>
    list.filter((_, index) => (places[index] ?? -1) < 0);
  const missedQuestions = missing(given.questions, questions);
  const missedInsights = missing(given.insights, insights);
  return {
    given,
    questions: given.questions.length,
    questionsFound: given.questions.length - missedQuestions.length,
    questionsSpurious: spuriousQuestions.length,
    audiencesRight: given.questions.length - missedQuestions.length - wrongAudience.length,
    insights: given.insights.length,
    insightsFound: given.insights.length - missedInsights.length,
    insightsSpurious: spuriousInsights.length,
    refinements: given.refinements.length,
    refinementsObeyed: given.refinements.length - disobeyed.length,
    missed: [
      ...missedQuestions.map(({ gist }) => `question not found: ${gist.join(" + ")}`),
      ...spuriousQuestions.map(({ question }) => `question made up: ${question}`),
      ...wrongAudience.map(({ gist, audience }) => `not for ${audience}: ${gist.join(" + ")}`),
      ...missedInsights.map((gist) => `insight not found: ${gist.join(" + ")}`),
      ...spuriousInsights.map(({ insight }) => `insight made up: ${insight}`),
      ...disobeyed.map(({ instructions }) => `not obeyed: ${instructions}`),
    ],
  };
}

type Counts = Omit<ContributionOutcome, "given" | "missed">;

/** The counts of several texts together. */
export function totalOf(outcomes: readonly ContributionOutcome[]): Counts {
  const sum = (key: keyof Counts) => outcomes.reduce((total, one) => total + one[key], 0);
  return {
    questions: sum("questions"),
    questionsFound: sum("questionsFound"),
    questionsSpurious: sum("questionsSpurious"),
    audiencesRight: sum("audiencesRight"),
    insights: sum("insights"),
    insightsFound: sum("insightsFound"),
    insightsSpurious: sum("insightsSpurious"),
    refinements: sum("refinements"),
    refinementsObeyed: sum("refinementsObeyed"),
  };
}

/** Counts as a row of the table that the evaluation prints. */
export function contributionRow(counts: Counts): Record<string, string | number> {
  return {
    questions: `${counts.questionsFound}/${counts.questions}`,
    spurious: counts.questionsSpurious,
    audiences: `${counts.audiencesRight}/${counts.questionsFound}`,
    insights: `${counts.insightsFound}/${counts.insights}`,
    "spurious insights": counts.insightsSpurious,
    refinements: `${counts.refinementsObeyed}/${counts.refinements}`,
  };
}
