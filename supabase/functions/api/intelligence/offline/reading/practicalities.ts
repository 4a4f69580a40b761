import type { ClientEvidence } from "../../../../../../shared/src/contracts/recommendation.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { evidenceAt } from "./evidence.ts";
import type { FeeWish, Wish } from "./needs.ts";
import { negatorBefore } from "./negation.ts";
import { readPlace } from "./place.ts";
import { isPractical } from "./practical-side.ts";
import type { ReadAnswer } from "./read-answers.ts";

const phrasesOf = (lists: Record<string, readonly string[]>) =>
  compilePhrases(
    Object.entries(lists).flatMap(([value, list]) => list.map((phrase) => ({ phrase, value }))),
  );

const FORMATS = phrasesOf({
  "in-person": [
    "in person",
    "face to face",
    "in ~ room",
    "a room",
    "=office",
    "presencial",
    "en persona",
    "irl",
  ],
  video: [
    "video",
    "online",
    "zoom",
    "telehealth",
    "virtual*",
    "remote*",
    "screen",
    "facetime",
    "computer",
    "webcam",
  ],
  phone: ["phone", "telephone", "phone call|calls", "by call", "telefono"],
});

const TIMES = phrasesOf({
  time: [
    "evening|evenings",
    "weekend|weekends",
    "saturday|saturdays",
    "sunday|sundays",
    "after work",
    "after ~ 4|5|6|7",
    "lunch|lunchtime",
    "morning|mornings",
    "night|nights",
    "weekday|weekdays",
    "monday|tuesday|wednesday|thursday|friday",
    "afternoon|afternoons",
    "nap*",
    "before work",
  ],
});

function readFormats(answers: readonly ReadAnswer[]): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const answer of answers) {
    if (!isPractical(answer) && answer.role !== "open") continue;
    const { cues } = answer;
    for (const { value, from, to } of findPhrases(FORMATS, answer.text)) {
      const here = cues.get(answer.text.tokens[from]?.sentence ?? 0);
      if (answer.role === "open" && !here?.has("therapist") && !here?.has("wish")) continue;
      const refused = /^(?:not|no|without)$/.test(answer.text.tokens[from - 1]?.word ?? "");
      const wanted =
        !refused && negatorBefore(answer.text, from, new Set()) < 0 && !declines(answer, from);
      const must = here?.has("must") === true && !here.has("hedge");
      const evidence = evidenceAt(answer, from, to);
      wishes.set(value, { id: value, wanted, strength: 0.8, must, evidence });
    }
  }
  return [...wishes.values()];
}

/** "I don't do the computer", "can't sit in traffic". */
function declines(answer: ReadAnswer, from: number): boolean {
  const { tokens } = answer.text;
  for (let i = from - 1; i >= from - 4 && tokens[i]?.clause === tokens[from]?.clause; i--) {
    if (tokens[i]?.word === "not") return true;
  }
  return false;
}

const AMOUNT =
  /(\$\s?)?\b(\d{1,3})\b(?!\s*(?:am|pm|min|hours?|years?|yrs?|st|nd|rd|th|days?|weeks?|:|%|k\b))/gi;
const MONEY_AFTER =
  /^\s*(?:-|–|to|or)?\s*(?:\d{2,3})?\s*(?:dollars|bucks|usd|\$|per|a session|an hour|\/|tops|max|fine|is ok|is fine|ok|\?|we could|would|each|if)/i;
const MONEY_BEFORE =
  /(?:up to|under|around|about|pay|afford|budget|max|maximum|maybe|below|less than|at most|over|spend|only|say|roughly|or|-|dolares|hasta)\s*(?:is|of|can)?\s*\$?\s*$/i;
const FIRM =
  /(?:tops|max|maximum|under|up to|at most|only can|can only|no more|not more|limit|cannot|can't|less than|below|hasta|only)/i;
const TIGHT =
  /\b(?:cheap|low.?cost|affordable|sliding|tight|broke|no money|low income|little money|money is (?:an|the) (?:issue|problem)|barato|unemployed|student budget|low fee|not much money|can't (?:pay|afford) much)\b/i;
/** Below this nobody means what a session may cost. */
const LEAST_FEE = 5;
/** What a person who only says that money is short may be assumed to manage. */
const TIGHT_BUDGET = 90;

function readFee(answers: readonly ReadAnswer[]): FeeWish | null {
  for (const answer of answers) {
    const speaksOfFees = /\b(?:afford|per session|a session|sliding scale)\b/i;
    if (!isPractical(answer) && !speaksOfFees.test(answer.text.source)) continue;
    if (answer.role === "past-help") continue;
    const { source } = answer.text;
    let most = 0;
    let at = 0;
    for (const found of source.matchAll(AMOUNT)) {
      const before = source.slice(Math.max(0, found.index - 24), found.index);
      const after = source.slice(found.index + found[0].length, found.index + found[0].length + 16);
      const value = Number(found[2]);
      const isMoney =
        found[1] !== undefined || MONEY_AFTER.test(after) || MONEY_BEFORE.test(before);
      const isAge = /(?:i am|i'm|im|age|aged|turned|at|after|before|until|by)\s*$/i.test(before);
      if (!isMoney || isAge || value < LEAST_FEE || value <= most) continue;
      // Small figures are money only when they say so: "$10", "15 dollars"; else an hour or a count.
      const saysSo = found[1] !== undefined || /^\s*(?:dollars|bucks|usd|\$)/i.test(after);
      if (value < 20 && !saysSo) continue;
      most = value;
      at = found.index;
    }
    const { tokens } = answer.text;
    if (most > 0) {
      const place = Math.max(
        0,
        tokens.findIndex((token) => token.end > at),
      );
      const around = source.slice(Math.max(0, at - 30), at + 24);
      return {
        most,
        named: true,
        must: FIRM.test(around),
        evidence: evidenceAt(answer, place, place),
      };
    }
    const tight = TIGHT.exec(source);
    if (tight && answer.role === "practical") {
      const place = Math.max(
        0,
        tokens.findIndex((token) => token.end > tight.index),
      );
      return {
        most: TIGHT_BUDGET,
        named: false,
        must: false,
        evidence: evidenceAt(answer, place, place),
      };
    }
  }
  return null;
}

const INSURANCE =
  /\b(?:aetna|cigna|blue ?cross|blue ?shield|bcbs|anthem|humana|kaiser|united ?health(?:care)?|uhc|oscar health|medicaid|medicare|medi-?cal|tricare|molina|optum|magellan|insurance)\b/i;
const UNINSURED = /\b(?:no|not|without|lost(?: my)?|don't have(?: any)?|un)[- ]*(?:health )?insur/i;

/** The insurance that the person means to use. */
function readInsurance(answers: readonly ReadAnswer[]): ClientEvidence | null {
  for (const answer of answers) {
    const { source, tokens } = answer.text;
    const found = INSURANCE.exec(source);
    if (!found || UNINSURED.test(source) || !isPractical(answer)) continue;
    const place = Math.max(
      0,
      tokens.findIndex(({ end }) => end > found.index),
    );
    return evidenceAt(answer, place, place);
  }
  return null;
}

function readTimes(answers: readonly ReadAnswer[]): ClientEvidence | null {
  for (const answer of answers) {
    if (!isPractical(answer)) continue;
    const found = findPhrases(TIMES, answer.text)[0];
    if (found) return evidenceAt(answer, found.from, found.to);
  }
  return null;
}

function readGoal(answers: readonly ReadAnswer[]): ClientEvidence | null {
  const answer = answers.find(({ role, text }) => role === "goals" && text.tokens.length >= 2);
  return answer ? evidenceAt(answer, 0, Math.min(answer.text.tokens.length - 1, 3)) : null;
}

/** Where, when, how and for how much the person can come, and what they hope for. */
export function readPracticalities(answers: readonly ReadAnswer[]): {
  formats: Wish[];
  states: string[];
  stateEvidence: ClientEvidence | null;
  fee: FeeWish | null;
  insurance: ClientEvidence | null;
  times: ClientEvidence | null;
  goal: ClientEvidence | null;
} {
  const place = readPlace(answers);
  return {
    formats: readFormats(answers),
    states: place.codes,
    stateEvidence: place.evidence,
    fee: readFee(answers),
    insurance: readInsurance(answers),
    times: readTimes(answers),
    goal: readGoal(answers),
  };
}
