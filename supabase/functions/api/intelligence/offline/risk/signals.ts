import type { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";
import type { RiskText } from "../../intelligence.ts";
import { compilePhrases, type Effort, findPhrases, type PhraseMatch } from "../text/phrases.ts";
import { readText, type Text } from "../text/tokens.ts";
import { answerToSafetyQuestion } from "./answers.ts";
import { COMBINATIONS, type Combination } from "./combinations.ts";
import { denialOf, isOnlyAsked } from "./context/denial.ts";
import { isIntended } from "./context/intent.ts";
import { isByFormerAbuser, isDeathOfAnother, whoseIs } from "./context/person.ts";
import type { Span } from "./context/sentence.ts";
import { isLaughedOff, isRejected } from "./context/stance.ts";
import { isRecent, isSettled, isToldAsPast } from "./context/time.ts";
import { ABUSE } from "./expressions/abuse.ts";
import type { Expression } from "./expressions/expression.ts";
import { HARM_TO_OTHERS } from "./expressions/harm-to-others.ts";
import { HINTS } from "./expressions/hints.ts";
import { MEDICAL } from "./expressions/medical.ts";
import { PSYCHOSIS } from "./expressions/psychosis.ts";
import { SELF_HARM } from "./expressions/self-harm.ts";
import { SPANISH } from "./expressions/spanish.ts";
import { SUICIDE } from "./expressions/suicide.ts";
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

const ALL: readonly Expression[] = [
  ...SUICIDE,
  ...SELF_HARM,
  ...HARM_TO_OTHERS,
  ...ABUSE,
  ...PSYCHOSIS,
  ...MEDICAL,
  ...SPANISH,
  ...HINTS,
];

const FIGURE = "figure of speech";
const COMPILED = compilePhrases<Expression | typeof FIGURE>(
  [
    ...ALL.flatMap((value) => value.phrases.map((phrase) => ({ phrase, value }))),
    ...FIGURES_OF_SPEECH.map((phrase) => ({ phrase, value: FIGURE as typeof FIGURE })),
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
  { text: source, question }: RiskText,
  effort: Effort = { steps: 0 },
): CountedSignal[] {
  const text = readText(inPlainWords(source));
  const matches = findPhrases(COMPILED, text, effort);
  const figures = coveredBy(text, matches);
  const signals: Signal[] = [];
  const seen = new Set<string>();
  for (const { value, from, to } of matches) {
    if (value === FIGURE) continue;
    const key = `${value.name} ${from} ${to}`;
    if (seen.has(key) || figures.slice(from, to + 1).some(Boolean)) continue;
    seen.add(key);
    const signal = readInContext(text, value, { from, to });
    if (signal) signals.push(signal);
  }
  const combined = combine(signals);
  const explained = new Set(combined.flatMap(({ explains }) => explains));
  const found = [...signals, ...combined.map(({ signal }) => signal)].filter(
    (signal) => isCounted(signal) && !explained.has(signal.name),
  ) as CountedSignal[];
  const answer = question === undefined ? null : answerToSafetyQuestion(question, text);
  return answer && gravest(found) === null ? [...found, answer] : found;
}

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

/** What a match means where it stands; null when it means nothing there. */
function readInContext(text: Text, expression: Expression, span: Span): Signal | null {
  const { name, kinds } = expression;
  const about = expression.about ?? whoseIs(text, span);
  const signal = (level: Signal["level"], as = name): Signal => ({
    name: as,
    level,
    kinds,
    about,
    spanish: expression.spanish ?? false,
    ...span,
  });
  if (expression.level === "hint") {
    const denied = expression.deniable !== false && denialOf(text, span) === "denied";
    return denied ? null : signal("hint");
  }
  if (expression.ownOnly && about === "other") return null;
  if (isOnlyAsked(text, span)) return null;
  if (expression.deniable !== false) {
    const denial = denialOf(text, span);
    if (denial === "denied") return signal("hint", "denied-thought");
    if (denial === "doubted") return signal(expression.level === "low" ? "low" : "moderate");
  }
  if (about === "other" && isDeathOfAnother(text, span, kinds.includes("medical-emergency")))
    return null;
  if (kinds.includes("abuse") && name === "abuse-told" && !isRecent(text, span)) {
    if (isByFormerAbuser(text, span)) return null;
  }
  if (isSettled(text, span)) {
    const settled = expression.settled ?? "low";
    return settled === "nothing" ? null : signal(settled);
  }
  let level: Signal["level"] = expression.level;
  const lately = isToldAsPast(text, span) && isRecent(text, span);
  if (expression.act && lately && isAttempt(text, span)) level = "high";
  if (expression.intendable && isIntended(text, span) && !lately) level = "high";
  if (expression.rejectable && isRejected(text, span)) level = "low";
  if (isLaughedOff(text, span)) {
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
    byName.set(signal.name, [...(byName.get(signal.name) ?? []), signal]);
  }
  return COMBINATIONS.flatMap((combination) => {
    const found = firstPair(combination, byName);
    if (!found) return [];
    const [a, b] = found;
    const signal: Signal = {
      name: combination.name,
      level: combination.level,
      kinds: combination.kinds,
      about: a.about === "other" || b.about === "other" ? "other" : "self",
      spanish: a.spanish || b.spanish,
      from: Math.min(a.from, b.from),
      to: Math.max(a.to, b.to),
    };
    return [{ signal, explains: combination.explains ?? [] }];
  });
}

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
