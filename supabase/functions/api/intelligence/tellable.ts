import { INFERRED_PREFIX } from "../../../../shared/src/constants.ts";
import type { ClientEvidence } from "../../../../shared/src/contracts/recommendation.ts";
import { needsPause } from "../../../../shared/src/contracts/safety.ts";
import type { ClientAnswer, RiskText, ScoredCandidate } from "./intelligence.ts";
import { isDespair, isInPassing } from "./offline/conversation/not-repeated.ts";
import { assessRisk } from "./offline/risk/assess-risk.ts";
import { readText } from "./offline/text/tokens.ts";

/** What of a person's answers may be told back to them, and whether something was held back for its danger. */
export interface Tellable {
  answers: ClientAnswer[];
  hasDanger: boolean;
}

const isDanger = (text: RiskText) => needsPause(assessRisk([text]));
const isGrave = (text: RiskText) => assessRisk([text])?.level === "high";

/** Beside this, words of a plan or of means are read as what they are: it is moderate alone. */
const THOUGHT = "I think about killing myself.";
const tellsOfPlan = (sentence: string) => isGrave({ text: `${THOUGHT} ${sentence}` });

/** A text of more sentences than this is read by several at a time: somebody waits. */
const MOST_PIECES = 300;

/** The sentences of a text, each with what follows it up to the next. */
function sentencesOf(source: string): string[] {
  const { tokens } = readText(source);
  const starts = tokens
    .filter((token, i) => i > 0 && token.sentence !== tokens[i - 1]?.sentence)
    .map(({ start }) => start);
  const step = Math.ceil((starts.length + 1) / MOST_PIECES);
  const edges = [0, ...starts.filter((_, i) => (i + 1) % step === 0), source.length];
  return edges.slice(1).map((end, i) => source.slice(edges[i], end));
}

function withoutDanger(given: ClientAnswer): ClientAnswer {
  const { question } = given;
  const sentences = sentencesOf(given.answer);
  const held = sentences.map(
    (sentence) =>
      isDanger({ text: sentence, question }) || tellsOfPlan(sentence) || isDespair(sentence),
  );
  // Around a grave sentence stand its when and where: "There is enough now."
  const reach = isGrave({ text: given.answer, question }) ? 1 : 0;
  const kept = sentences.filter(
    (_, i) => !held.slice(Math.max(0, i - reach), i + reach + 1).some(Boolean),
  );
  const answer = kept.join("").trim();
  // What is dangerous only in sentences together is held back together.
  return { ...given, answer: isDanger({ text: answer, question }) ? "" : answer };
}

/** Without sentences that are only about the moment of saying them. */
function withoutPassing(given: ClientAnswer): ClientAnswer {
  const sentences = sentencesOf(given.answer);
  const kept = sentences.filter((sentence) => !isInPassing(sentence));
  return kept.length === sentences.length ? given : { ...given, answer: kept.join("").trim() };
}

/** The answers as they are to be understood: what was inferred says so beside its words, not in them. */
export function understood(answers: readonly ClientAnswer[]): ClientAnswer[] {
  return answers.map((given) =>
    given.inferred && given.answer.startsWith(INFERRED_PREFIX)
      ? { ...given, answer: given.answer.slice(INFERRED_PREFIX.length) }
      : given,
  );
}

const saysSomething = ({ answer }: ClientAnswer) => /[\p{L}\p{N}]/u.test(answer);

/**
 * Holds back the sentences that speak of danger at moderate or more, and those that then read as despair,
 * as a plan or as means: they are met with care, not with a quotation. Words said only in passing are held
 * back, too ("sorry, I'm a bit drunk"). Answers of which nothing is left are left out.
 */
export function tellable(answers: readonly ClientAnswer[]): Tellable {
  const hasDanger = answers.some(({ answer, question }) => isDanger({ text: answer, question }));
  const told = hasDanger ? answers.map(withoutDanger) : answers;
  return { answers: told.map(withoutPassing).filter(saysSomething), hasDanger };
}

/** Candidates whose factors quote only the client's own words, and of those only what may be told back. */
export function quotingOnly(
  told: readonly ClientAnswer[],
  candidates: readonly ScoredCandidate[],
): ScoredCandidate[] {
  const isQuotable = ({ quote, questionId }: ClientEvidence) =>
    told.some(
      (given) => !given.inferred && given.questionId === questionId && given.answer.includes(quote),
    );
  return candidates.map((candidate) => ({
    ...candidate,
    factors: candidate.factors.map((factor) =>
      factor.client && !isQuotable(factor.client) ? { ...factor, client: null } : factor,
    ),
  }));
}
