import type { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";
import type { RiskText } from "../../intelligence.ts";
import { compilePhrases, type Effort, findPhrases, type PhraseMatch } from "../text/phrases.ts";
import { readText, type Text } from "../text/tokens.ts";
import { answerToSafetyQuestion } from "./answers.ts";
import { isSettling } from "./check-answers.ts";
import { COMBINATIONS, type Combination } from "./combinations.ts";
import { readConcepts } from "./concept-reading.ts";
import {
  beginsWithAnother,
  isAmongChildren,
  isOnlyAsleep,
  isPastOverdose,
  isRestraintOfWard,
  isToldOfAnother,
  isUnwakened,
} from "./context/bystander.ts";
import { denialOf, isOnlyAsked, isThoughtDenied } from "./context/denial.ts";
import { isIntended } from "./context/intent.ts";
import { isByFormerAbuser, isDeathOfAnother, whoseIs } from "./context/person.ts";
import { isOfPractice } from "./context/practice.ts";
import type { Span } from "./context/sentence.ts";
import { isFeared, isLaughedOff, isRejected } from "./context/stance.ts";
import { isStrongFeeling } from "./context/strong-feeling.ts";
import { isRecent, isSettled, isToldAsPast } from "./context/time.ts";
import { EVERYDAY_LIFE } from "./everyday-life.ts";
import type { Expression } from "./expressions/expression.ts";
import { EXPRESSIONS } from "./expressions/expressions.ts";
import { FIGURES_OF_SPEECH } from "./figures-of-speech.ts";
import type { About } from "./messages.ts";
import { inPlainWords } from "./plain-words.ts";
import { RISK_WORDS } from "./words.ts";

/** Something that a text says about safety, after all that takes it back or makes it graver. */
export interface Signal {
  name: string;
  level: SafetyLevel | "hint";
  kinds: readonly SafetyKind[];
  about: About;
  spanish: boolean;
  from: number;
  to: number;
}

export type CountedSignal = Signal & { level: SafetyLevel };

const FIGURE = "figure of speech";
const COMPILED = compilePhrases<Expression | typeof FIGURE>(
  [
    ...EXPRESSIONS.flatMap((value) => value.phrases.map((phrase) => ({ phrase, value }))),
    ...[...FIGURES_OF_SPEECH, ...EVERYDAY_LIFE].map((phrase) => ({
      phrase,
      value: FIGURE as typeof FIGURE,
    })),
  ],
  RISK_WORDS,
);

const GRAVITY: Readonly<Record<SafetyLevel | "hint", number>> = {
  hint: 0,
  low: 1,
  moderate: 2,
  high: 3,
};

const isCounted = (signal: Signal): signal is CountedSignal => signal.level !== "hint";

/** The gravest level among signals; null without any. */
export function gravest(signals: readonly CountedSignal[]): SafetyLevel | null {
  return signals.reduce<SafetyLevel | null>(
    (worst, { level }) => (worst !== null && GRAVITY[worst] >= GRAVITY[level] ? worst : level),
    null,
  );
}

/** All that one text says about safety. `effort` counts the steps of the search. */
export function findSignals(
  { text: source, question, asksAgain }: RiskText,
  effort: Effort = { steps: 0 },
): CountedSignal[] {
  const text = readText(inPlainWords(source));
  if (question !== undefined && isSettling(question, text)) return [];
  const matches = findPhrases(COMPILED, text, effort);
  const figures = coveredBy(text, matches);
  const signals: Signal[] = [];
  const meaningless = [...figures];
  const seen = new Set<string>();
  for (const { value, from, to } of matches) {
    if (value === FIGURE) continue;
    const key = `${value.name} ${from} ${to}`;
    if (seen.has(key) || figures.slice(from, to + 1).some(Boolean)) continue;
    seen.add(key);
    // A longer clause says something else, which the words in it may still tell.
    if (value.endsClause && goesOn(text, to)) continue;
    const signal = readInContext(text, value, { from, to });
    if (signal) signals.push(signal);
    const isTakenBack = signal === null || signal.name !== value.name || signal.level === "low";
    if (isTakenBack && value.level !== "hint") meaningless.fill(true, from, to + 1);
  }
  const combined = combine(signals);
  const explained = new Set(combined.flatMap(({ explains }) => explains));
  const known = [...signals, ...combined.map(({ signal }) => signal)].filter(isCounted);
  const ideas = readConcepts(text, meaningless, effort).filter(
    (idea) => !known.some((signal) => overlaps(signal, idea)),
  );
  const isFear = (signal: Signal) =>
    signal.kinds.every((kind) => kind === "medical-emergency") &&
    isStrongFeeling(question, text, signal);
  const found = [...signals, ...combined.map(({ signal }) => signal), ...ideas].filter(
    (signal) => isCounted(signal) && !explained.has(signal.name) && !isFear(signal),
  ) as CountedSignal[];
  const answer =
    question === undefined ? null : answerToSafetyQuestion(question, text, asksAgain === true);
  const isSaidAlready =
    gravest(asksAgain && answer ? [...found, answer] : found) === gravest(found);
  return answer && (gravest(found) === null || !isSaidAlready) ? [...found, answer] : found;
}

const overlaps = (a: Signal, b: Signal): boolean => a.from <= b.to && b.from <= a.to;

/** Which tokens belong to a figure of speech. */
function coveredBy(
  text: Text,
  matches: readonly PhraseMatch<Expression | typeof FIGURE>[],
): boolean[] {
  const covered = new Array<boolean>(text.tokens.length).fill(false);
  for (const { value, from, to } of matches) {
    if (value === FIGURE) covered.fill(true, from, to + 1);
  }
  return covered;
}

const lowered = (level: Signal["level"]): Signal["level"] =>
  level === "high" ? "moderate" : level;

/** Whether something follows in the same clause. */
const goesOn = (text: Text, to: number): boolean =>
  text.tokens[to + 1]?.clause === text.tokens[to]?.clause;

/** Whose danger a match tells. */
function aboutOf(text: Text, { name, about }: Expression, span: Span): About {
  if (name === "kill-other" && isToldOfAnother(text, span)) return "other";
  return about ?? (beginsWithAnother(text, span) ? "other" : whoseIs(text, span));
}

/** What a match means where it stands; null when it means nothing there. */
function readInContext(text: Text, expression: Expression, span: Span): Signal | null {
  const { name, kinds } = expression;
  const about = aboutOf(text, expression, span);
  const signal = (level: Signal["level"], as = name): Signal => ({
    name: as,
    level,
    kinds,
    about,
    spanish: expression.spanish ?? false,
    ...span,
  });
  if (expression.ownOnly && about === "other") return null;
  if (name === "abuse" && (isAmongChildren(text, span) || isRestraintOfWard(text, span)))
    return null;
  if (expression.level === "hint") {
    const denied = expression.deniable !== false && denialOf(text, span) === "denied";
    return denied || isSettled(text, span) ? null : signal("hint");
  }
  if (isOnlyAsked(text, span) || isOfPractice(text, span)) return null;
  if (name === "not-living" && isThoughtDenied(text, span)) return signal("hint", "denied-thought");
  if (expression.deniable !== false) {
    const denial = denialOf(text, span);
    if (denial === "denied")
      return kinds[0] === "suicide" ? signal("hint", "denied-thought") : null;
    if (denial === "doubted") return signal(expression.level === "low" ? "low" : "moderate");
  }
  if (name === "death-wish" && about === "other" && isUnwakened(text, span)) {
    if (isOnlyAsleep(text, span)) return null;
    return { ...signal("high", "another-will-not-wake"), kinds: ["medical-emergency"] };
  }
  if (name === "overdose-taken" && about === "other" && isPastOverdose(text, span)) {
    return { ...signal("low", "over"), kinds: ["suicide"] };
  }
  if (
    about === "other" &&
    name !== "gone-with-a-weapon" &&
    isDeathOfAnother(text, span, kinds.includes("medical-emergency"))
  ) {
    return null;
  }
  if (kinds.includes("abuse") && name === "abuse-told" && !isRecent(text, span)) {
    if (isByFormerAbuser(text, span)) return null;
  }
  if (isSettled(text, span)) {
    const settled = expression.settled ?? "low";
    return settled === "nothing" ? null : signal(settled, "over");
  }
  let level: Signal["level"] = expression.level;
  const lately = isToldAsPast(text, span) && isRecent(text, span);
  if (expression.act && lately && isAttempt(text, span)) level = "high";
  if (expression.intendable && isIntended(text, span) && !lately) level = "high";
  const feared = level === "high" && kinds.includes("harm-to-others") && isFeared(text, span);
  if (feared) level = "moderate";
  if ((expression.rejectable || feared) && isRejected(text, span)) level = "low";
  if (isLaughedOff(text, span) && !kinds.includes("medical-emergency")) {
    return kinds.includes("harm-to-others") ? null : signal(lowered(level));
  }
  return signal(level);
}

function isAttempt(text: Text, { from, to }: Span): boolean {
  return text.tokens
    .slice(Math.max(0, from - 3), to + 1)
    .some(({ word }) => /^(?:tried|attempted|attempt|overdosed)$/.test(word));
}

interface Combined {
  signal: Signal;
  explains: readonly string[];
}

function combine(signals: readonly Signal[]): Combined[] {
  const byName = new Map<string, Signal[]>();
  for (const signal of signals) {
    const known = byName.get(signal.name);
    if (known) known.push(signal);
    else byName.set(signal.name, [signal]);
  }
  const grave = signals.filter(({ level }) => level === "high");
  return COMBINATIONS.flatMap((combination) => {
    const found = firstPair(combination, byName);
    if (!found) return [];
    const [a, b] = found;
    const outright = found.filter(isCounted);
    const isOwn = (outright.length > 0 ? outright : found).some(({ about }) => about === "self");
    const signal: Signal = {
      name: combination.name,
      level: combination.level,
      kinds: combination.kinds,
      about: isOwn ? "self" : "other",
      spanish: a.spanish || b.spanish,
      from: Math.min(a.from, b.from),
      to: Math.max(a.to, b.to),
    };
    const isSaidOutright = grave.some((other) => isSameMatter(other, signal));
    return isSaidOutright && !combination.explains
      ? []
      : [{ signal, explains: combination.explains ?? [] }];
  });
}

/** A high signal within a combination that already says one of its kinds: nothing is added to it. */
const isSameMatter = (outright: Signal, combined: Signal): boolean =>
  outright.from >= combined.from &&
  outright.to <= combined.to + 4 &&
  combined.kinds.some((kind) => outright.kinds.includes(kind));

/** Two signals of a combination that stand near enough, by merging the two sorted lists. */
function firstPair(
  { each, within }: Combination,
  byName: ReadonlyMap<string, readonly Signal[]>,
): [Signal, Signal] | null {
  const [ones = [], others = []] = each.map((names) =>
    names.flatMap((name) => byName.get(name) ?? []).sort((a, b) => a.from - b.from),
  );
  let j = 0;
  for (const one of ones) {
    while (j < others.length && (others[j]?.to ?? 0) < one.from - within) j++;
    const other = others[j];
    if (other !== undefined && other.from <= one.to + within) return [one, other];
  }
  return null;
}
