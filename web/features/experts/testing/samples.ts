import type {
  Contribution,
  ContributionInsight,
  ContributionQuestion,
} from "@rapport/shared/contracts/contributions.ts";

/** A stored id that ends in this number. */
export const idOf = (number: number) =>
  `7c9b2f0e-5f57-4b1e-9a3e-${String(number).padStart(12, "0")}`;

export function question(number: number, changes: Partial<ContributionQuestion> = {}) {
  return {
    _id: idOf(number),
    question: `Question ${number}?`,
    reasoning: `Reason ${number}.`,
    audience: "client",
    ...changes,
  } satisfies ContributionQuestion;
}

export function insight(number: number, changes: Partial<ContributionInsight> = {}) {
  return {
    _id: idOf(100 + number),
    insight: `Insight ${number}.`,
    application: `Application ${number}.`,
    ...changes,
  } satisfies ContributionInsight;
}

/** A saved contribution with three questions and two insights. */
export function contribution(changes: Partial<Contribution> = {}): Contribution {
  return {
    id: idOf(999),
    timestamp: "2026-11-01T10:00:00.000Z",
    lastEdited: null,
    summary: "On beginnings.",
    rawInput: "What I ask first.",
    engine: "offline",
    version: 1,
    questions: [question(1), question(2), question(3)],
    analysis: [insight(1), insight(2)],
    deletedQuestionIds: [],
    deletedInsightIds: [],
    ...changes,
  };
}
