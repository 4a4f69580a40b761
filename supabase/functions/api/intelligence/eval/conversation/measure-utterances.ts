import type { ConversationQuestion } from "../../intelligence.ts";
import { findAnswers } from "../../offline/conversation/find-answers.ts";
import { readUtterance } from "../../offline/conversation/utterance.ts";
import { seedQuestions } from "../demo-directory.ts";
import { askedId, idsOf, type UtteranceCase } from "./utterance-case.ts";

const GREETING = "Hi! How are you feeling today?";

/** The client questions of `seed.sql`, as a conversation gets them. */
export const SEED_QUESTIONS: readonly ConversationQuestion[] = seedQuestions("client").map(
  ({ questionId, question }) => ({
    id: questionId,
    question,
    reasoning: "It helps to find someone.",
  }),
);

/** What was found in an utterance beyond the answer to what was asked. */
export interface UtteranceOutcome {
  of: UtteranceCase;
  right: string[];
  invented: string[];
  missed: string[];
  /** Answers whose words stand nowhere in the utterance. */
  misquoted: string[];
}

/** Reads an utterance and compares with what a careful listener would take from it. */
export function runUtterance(of: UtteranceCase): UtteranceOutcome {
  const asked = askedId(of);
  const question = SEED_QUESTIONS.find(({ id }) => id === asked)?.question ?? GREETING;
  const found = findAnswers(
    {
      transcript: of.says,
      heardTone: null,
      turns: [{ questionId: asked, question, answer: of.says }],
      inferredIds: [],
      questions: [...SEED_QUESTIONS],
    },
    readUtterance(of.says),
  ).filter(({ questionId }) => questionId !== asked);
  const ids = found.map(({ questionId }) => questionId);
  const wanted = idsOf(of.answers);
  const allowed = [...wanted, ...idsOf(of.arguably ?? [])];
  return {
    of,
    right: ids.filter((id) => allowed.includes(id)),
    invented: ids.filter((id) => !allowed.includes(id)),
    missed: wanted.filter((id) => !ids.includes(id) && id !== asked),
    misquoted: found.filter(({ quote }) => !of.says.includes(quote)).map(({ quote }) => quote),
  };
}

/** What came of many utterances together. */
export function utteranceRates(outcomes: readonly UtteranceOutcome[]) {
  const sum = (of: (outcome: UtteranceOutcome) => readonly unknown[]) =>
    outcomes.reduce((total, outcome) => total + of(outcome).length, 0);
  const right = sum((outcome) => outcome.right);
  const wanted = outcomes.flatMap(({ of }) => idsOf(of.answers)).length;
  return {
    utterances: outcomes.length,
    found: right,
    invented: sum(({ invented }) => invented),
    missed: sum(({ missed }) => missed),
    wanted,
    misquoted: sum(({ misquoted }) => misquoted),
  };
}
