import { SAFETY_CHECK_ID } from "../../../../../shared/src/contracts/matchmaker.ts";
import { SafetyKind, type SafetyLevel } from "../../../../../shared/src/contracts/safety.ts";
import type { ConversationState } from "../intelligence.ts";
import { type ClearBy, isByNo } from "../offline/risk/clear-answer.ts";
import type { About } from "../offline/risk/messages.ts";
import {
  SAFETY_WORDS,
  SAFETY_WORDS_AGAIN,
  SAFETY_WORDS_EMERGENCY_AGAIN,
  SAFETY_WORDS_EMERGENCY_OF_ANOTHER,
  SAFETY_WORDS_FOR_OTHERS,
  SAFETY_WORDS_FOR_OTHERS_AGAIN,
  type SafetyWords,
} from "./safety-words.ts";
import { SAFETY_WORDS_ANEW } from "./safety-words-later.ts";

/** What a check that somebody heard asks, and about which danger. */
export interface Check {
  about: About;
  /** Empty where the words do not tell. */
  kinds: readonly SafetyKind[];
  level: SafetyLevel;
  /** What would settle it; null where its question was not heard to the end. */
  clearBy: ClearBy | null;
}

type Known = Omit<Check, "clearBy"> & { words: SafetyWords };

const KNOWN: readonly Known[] = [
  ...SafetyKind.options.flatMap((kind) =>
    [SAFETY_WORDS[kind], SAFETY_WORDS_ANEW[kind]].flatMap(({ moderate, high }): Known[] => [
      { about: "self", kinds: [kind], level: "moderate", words: moderate },
      { about: "self", kinds: [kind], level: "high", words: high },
    ]),
  ),
  { about: "other", kinds: ["suicide"], level: "moderate", words: SAFETY_WORDS_FOR_OTHERS },
  {
    about: "other",
    kinds: ["medical-emergency"],
    level: "high",
    words: SAFETY_WORDS_EMERGENCY_OF_ANOTHER,
  },
];

/** Words that only come after others: they tell no kind of their own. */
const AFTER: readonly SafetyWords[] = [
  ...SAFETY_WORDS_AGAIN,
  ...SAFETY_WORDS_FOR_OTHERS_AGAIN,
  ...SAFETY_WORDS_EMERGENCY_AGAIN,
];

/** Enough of what is said first to know it by, even where it was interrupted. */
const KNOWN_BY = 60;

export const wasHeard = ({ says }: SafetyWords, heard: string): boolean =>
  heard.includes(says.slice(0, KNOWN_BY));

const endsWith = (heard: string, asks: string) => heard.trimEnd().endsWith(asks);

/** The words of a check that was cut short before its question; null where it was not, or is not known. */
export const cutShort = (heard: string): SafetyWords | null =>
  KNOWN.findLast(({ words }) => wasHeard(words, heard) && !heard.includes(words.asks))?.words ??
  null;

function clearByOf(heard: string): ClearBy | null {
  const asked = [...KNOWN.map(({ words }) => words), ...AFTER].find(({ asks }) =>
    endsWith(heard, asks),
  );
  if (asked === undefined) return null;
  if (/\bon the way\b/i.test(asked.asks)) return "help-comes";
  if (/\bthey(?:'re)?\b/i.test(asked.asks)) return "they-are-safe";
  if (/\bsafe\b/i.test(asked.asks)) return "i-am-safe";
  if (/\bkilling yourself\b/i.test(asked.asks)) return "not-dying";
  return /\btelling you\b/i.test(asked.asks) ? "no-orders" : "nobody-hurt";
}

/** The checks at the end of a conversation that no other question came between. */
export function checksInARow(turns: ConversationState["turns"]): ConversationState["turns"] {
  const last = turns.findLastIndex(({ questionId }) => questionId !== SAFETY_CHECK_ID);
  return turns.slice(last + 1);
}

/**
 * What an utterance answers, as it was heard, a line each time: the last question, with what was said of
 * it before ("Could you say it again?" is answered by a yes to the question itself), or the checks in a
 * row. Undefined where nothing was heard.
 */
export function heardBefore(turns: ConversationState["turns"]): string | undefined {
  const asked = turns.at(-1)?.questionId;
  const before = turns.findLastIndex(({ questionId }) => questionId !== asked);
  const heard = turns.slice(before + 1).map(({ question }) => question);
  return heard.join("\n") || undefined;
}

/**
 * The check that somebody heard; null when it was something else. Several in a row, one a line, are one
 * check: what the first was about, and what the last asked.
 */
export function checkOf(heard: string): Check | null {
  const clearBy = clearByOf(heard);
  const known = KNOWN.filter(({ words }) => wasHeard(words, heard));
  const gravest = known.findLast(({ level }) => level === "high") ?? known.at(-1);
  if (gravest) {
    const { about, kinds, level } = gravest;
    return { about, kinds, level, clearBy };
  }
  if (clearBy === null && !AFTER.some((words) => wasHeard(words, heard))) return null;
  const about = clearBy === "they-are-safe" ? "other" : "self";
  const kinds: SafetyKind[] = isByNo(clearBy) ? kindsAsked(heard) : [];
  return { about, kinds, level: "moderate", clearBy };
}

/** The kinds whose question this is, where only the question was heard. */
const kindsAsked = (heard: string): SafetyKind[] => [
  ...new Set(
    KNOWN.filter(({ words }) => endsWith(heard, words.asks)).flatMap(({ kinds }) => kinds),
  ),
];
