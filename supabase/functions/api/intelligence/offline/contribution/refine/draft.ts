import type {
  ContributedInsight,
  ContributedQuestion,
  ProcessedContribution,
  RefineInput,
} from "../../../intelligence.ts";
import type { Thoughts } from "../read-thoughts.ts";

/** A question as it stood and as it stands now; what nobody named stays the very same object. */
export type DraftQuestion = { was: ContributedQuestion | null; now: ContributedQuestion };
export type DraftInsight = { was: ContributedInsight | null; now: ContributedInsight };

/** A contribution while it is changed. Numbers in the instructions mean the original's order. */
export interface Draft {
  input: RefineInput;
  thoughts: Thoughts;
  summary: string;
  questions: DraftQuestion[];
  insights: DraftInsight[];
  notes: string[];
}

export function draftOf(input: RefineInput, thoughts: Thoughts): Draft {
  return {
    input,
    thoughts,
    summary: input.original.summary,
    questions: input.original.questions.map((now) => ({ was: now, now })),
    insights: input.original.analysis.map((now) => ({ was: now, now })),
    notes: [],
  };
}

export const finishedDraft = ({ summary, questions, insights }: Draft): ProcessedContribution => ({
  summary,
  questions: questions.map(({ now }) => now),
  analysis: insights.map(({ now }) => now),
});

/** What a command did. `missed`: why nothing could be done, one sentence. */
export type Outcome = "done" | { missed: string } | null;
