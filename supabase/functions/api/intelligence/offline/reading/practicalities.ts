import type { ClientEvidence } from "../../../../../../shared/src/contracts/recommendation.ts";
import { STATES } from "../taxonomy/places.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { evidenceAt } from "./evidence.ts";
import type { FeeWish, Wish } from "./needs.ts";
import { negatorBefore } from "./negation.ts";
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

const PLACES = phrasesOf(
  Object.fromEntries(
    Object.entries(STATES).map(([code, names]) => [
      code,
      names.split(";").map((name) => `=${name.trim().split(" ").join(" =")}`),
    ]),
  ),
);

const LIVES = phrasesOf({
  here: [
    "i ~ live",
    "we ~ live",
    "living in",
    "based in",
    "i am in",
    "we are in",
    "here in",
    "located in",
    "vivo en",
  ],
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

const STATE_CODE = /(?:,\s*|[a-z]\s+|^|[.\n]\s*)([A-Z])\.?([A-Z])\b\.?(?![A-Z'’])/g;

function readFormats(answers: readonly ReadAnswer[]): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const answer of answers) {
    if (answer.role !== "practical" && answer.role !== "open") continue;
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

interface Place {
  codes: string[];
  evidence: ClientEvidence | null;
}

/** Codes that shouting or a plain "I'm OK" also spells; they count only after a comma or with points. */
const ALSO_WORDS = new Set("AL CO DE HI ID IN LA MA ME MO OH OK OR PA".split(" "));

/** "OK, video is fine", "IN person": words with which answers begin. */
const OPENS_ANSWERS = new Set("HI IN ME OH OK OR".split(" "));

function codesIn(answer: ReadAnswer): string[] {
  const codes: string[] = [];
  for (const found of answer.text.source.matchAll(STATE_CODE)) {
    const code = `${found[1] ?? ""}${found[2] ?? ""}`;
    const marked = found[0].includes(",") || found[0].includes(".");
    const opens = found.index === 0 && !OPENS_ANSWERS.has(code);
    if (code in STATES && (marked || opens || !ALSO_WORDS.has(code))) codes.push(code);
  }
  return codes;
}

function readPlace(answers: readonly ReadAnswer[]): Place {
  const ordered = [...answers].sort(
    (a, b) => Number(b.role === "practical") - Number(a.role === "practical"),
  );
  for (const answer of ordered) {
    const practical = answer.role === "practical";
    const lives = findPhrases(LIVES, answer.text);
    const named = findPhrases(PLACES, answer.text).filter(
      ({ from }) =>
        practical || lives.some((cue) => from > cue.from && from - cue.to <= 3 && cue.to < from),
    );
    const longest = Math.max(0, ...named.map(({ from, to }) => to - from));
    const codes = practical ? codesIn(answer) : [];
    const names = named.filter(({ from, to }) => to - from === longest || longest === 0);
    const first = named[0];
    if (codes.length > 0) {
      // "LA" is the city to most people who write it, and Louisiana only beside one of its own.
      const louisiana = named.some(({ value }) => value === "LA");
      const state = codes.map((code) => (code === "LA" && !louisiana ? "CA" : code));
      const evidence = first ? evidenceAt(answer, first.from, first.to) : evidenceAt(answer, 0, 0);
      if (state.length > 0) return { codes: [...new Set(state)], evidence };
    }
    if (first) {
      return {
        codes: [...new Set((names.length > 0 ? names : named).map(({ value }) => value))],
        evidence: evidenceAt(answer, first.from, first.to),
      };
    }
  }
  return { codes: [], evidence: null };
}

const AMOUNT =
  /(\$\s?)?\b(\d{2,3})\b(?!\s*(?:am|pm|min|hours?|years?|yrs?|st|nd|rd|th|days?|weeks?|:|%|k\b))/gi;
const MONEY_AFTER =
  /^\s*(?:-|–|to|or)?\s*(?:\d{2,3})?\s*(?:dollars|bucks|usd|\$|per|a session|an hour|\/|tops|max|fine|is ok|is fine|ok|\?|we could|would|each|if)/i;
const MONEY_BEFORE =
  /(?:up to|under|around|about|pay|afford|budget|max|maximum|maybe|below|less than|at most|over|spend|only|say|roughly|or|-|dolares|hasta)\s*(?:is|of|can)?\s*\$?\s*$/i;
const FIRM =
  /(?:tops|max|maximum|under|up to|at most|only can|can only|no more|not more|limit|cannot|can't|less than|below|hasta|only)/i;
const TIGHT =
  /\b(?:cheap|low.?cost|affordable|sliding|tight|broke|no money|low income|little money|money is (?:an|the) (?:issue|problem)|barato|unemployed|student budget|low fee|not much money|can't (?:pay|afford) much)\b/i;
/** What a person who only says that money is short may be assumed to manage. */
const TIGHT_BUDGET = 90;

function readFee(answers: readonly ReadAnswer[]): FeeWish | null {
  for (const answer of answers) {
    const speaksOfFees = /\b(?:afford|per session|a session|sliding scale)\b/i;
    if (answer.role !== "practical" && !speaksOfFees.test(answer.text.source)) continue;
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
      if (!isMoney || isAge || value < 20 || value <= most) continue;
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

function readTimes(answers: readonly ReadAnswer[]): ClientEvidence | null {
  for (const answer of answers) {
    if (answer.role !== "practical") continue;
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
  times: ClientEvidence | null;
  goal: ClientEvidence | null;
} {
  const place = readPlace(answers);
  return {
    formats: readFormats(answers),
    states: place.codes,
    stateEvidence: place.evidence,
    fee: readFee(answers),
    times: readTimes(answers),
    goal: readGoal(answers),
  };
}
