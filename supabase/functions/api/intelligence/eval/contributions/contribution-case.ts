import type { ContributedQuestion, ProcessedContribution } from "../../intelligence.ts";

/**
 * Parts of words that must all stand in a text, in any order and case: `["sleep|night", "you"]` is
 * met by a text with "you" and one of "sleep" and "night".
 */
export type Gist = readonly string[];

export interface ExpectedQuestion {
  gist: Gist;
  audience: ContributedQuestion["audience"];
}

/** What an expert wants changed, what must then be so, and what may change at all. */
export interface Refinement {
  instructions: string;
  obeyed: (after: ProcessedContribution, notes: readonly string[]) => boolean;
  /** Items of before that may change or go; all others must stay letter for letter. */
  touches?: { questions?: readonly Gist[]; insights?: readonly Gist[]; summary?: true; all?: true };
  /** The order of what stays may change. */
  reorders?: true;
}

/** Thoughts of an expert, and what a senior colleague would find in them. */
export interface ContributionCase {
  id: string;
  title: string;
  text: string;
  questions: readonly ExpectedQuestion[];
  /** More that may be found without being wrong. */
  alsoQuestions?: readonly Gist[];
  insights: readonly Gist[];
  alsoInsights?: readonly Gist[];
  refinements: readonly Refinement[];
}

/** Whether a text holds all parts of a gist. */
export function holds(text: string, gist: Gist): boolean {
  const plain = text.toLowerCase().replaceAll("’", "'");
  return gist.every((part) => part.split("|").some((words) => plain.includes(words)));
}

/** A question with this gist, for `obeyed`. */
export const asks = (
  of: ProcessedContribution,
  gist: Gist,
  audience?: ContributedQuestion["audience"],
) =>
  of.questions.some(
    (one) => holds(one.question, gist) && (audience === undefined || one.audience === audience),
  );

/** An insight with this gist, for `obeyed`. */
export const claims = (of: ProcessedContribution, gist: Gist) =>
  of.analysis.some((one) => holds(one.insight, gist));
