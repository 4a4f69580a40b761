import type { Text } from "../../text/tokens.ts";
import {
  nextSentence,
  type Span,
  sameSentence,
  sentenceAround,
  wordAt,
  wordSet,
} from "./sentence.ts";

/** Forms that are the past and nothing else: "cut" and "hit" may be today. */
const PAST = wordSet(
  `tried attempted wanted thought was were did felt planned considered wished took had swallowed
  started began used heard contemplated hurt burned hated prayed almost nearly slapped punched kicked
  shoved pushed grabbed raped assaulted attacked molested choked strangled threatened saw jumped ended
  harmed needed forced locked made wrote threw burnt intended grew grown escaped survived stopped
  quit`,
);
const PRESENT = wordSet(
  `want wants think thinks thinking keep keeps am is are will going wish wishes hope hopes feel feels
  need needs hear hears see sees plan planning say says tell tells hits beats`,
);

/** Whether the verb that governs the match stands in the past; null where no verb tells. */
function tenseOf(text: Text, { from, to }: Span): "past" | "present" | null {
  for (let i = from - 1; i >= 0 && i >= from - 6 && sameSentence(text, i, from); i--) {
    if (wordAt(text, i) === "used" && wordAt(text, i + 1) === "to") return "past";
  }
  for (let i = to; i >= 0 && i >= from - 6 && sameSentence(text, i, from); i--) {
    const word = wordAt(text, i);
    if (PAST.has(word)) return /^(?:have|has)$/.test(wordAt(text, i - 1)) ? null : "past";
    if (PRESENT.has(word)) return "present";
  }
  return null;
}

export const isToldAsPast = (text: Text, span: Span): boolean => tenseOf(text, span) === "past";

const NUMBER =
  /^(?:\d{1,2}|[a-z]*teen|twelve|eleven|ten|nine|eight|seven|six|five|twenty|thirty|forty)$/;
const YOUNG = /^(?:kid|child|teen|teenager|young|younger|small|little|adolescent|boy|girl)$/;
const STAGE =
  /^(?:college|university|uni|school|teens|twenties|thirties|youth|adolescence|childhood|army|navy|military|marines)$/;
const LONG_AGO_YEAR = /^(?:19\d\d|200\d|201\d|202[0-2])$/;

const within = (words: readonly string[], i: number, reach: number, pattern: RegExp) =>
  words.slice(Math.max(0, i - reach), i).some((word) => pattern.test(word));

/** Words that place a thing in the distant past, whatever tense it is told in. */
function isLongAgo(words: readonly string[], i: number): boolean {
  const word = words[i] ?? "";
  const next = words[i + 1] ?? "";
  const previous = words[i - 1] ?? "";
  if (/^(?:years?|decades?|ages)$/.test(word)) return /^(?:ago|back|clean|later)$/.test(next);
  if (word === "long" && next === "ago") return true;
  if (word === "long" && next === "time")
    return words[i + 2] === "ago" || within(words, i, 4, /^not$/);
  if (word === "was" && NUMBER.test(next)) return within(words, i, 3, /^when$/);
  if (word === "used" && next === "to") return true;
  if (word === "age" && NUMBER.test(next)) return previous === "at";
  if (YOUNG.test(word))
    return within(words, i, 5, /^(?:when|as)$/) && !within(words, i, 3, /^(?:since|my)$/);
  return LONG_AGO_YEAR.test(word) && /^(?:in|of|around|back)$/.test(previous);
}

/** Words that close a thing which is told in the past tense. */
function isClosed(words: readonly string[], i: number): boolean {
  const word = words[i] ?? "";
  const next = words[i + 1] ?? "";
  const previous = words[i - 1] ?? "";
  if (word === "at" && NUMBER.test(next)) return true;
  if (STAGE.test(word)) return within(words, i, 4, /^(?:in|during|from|my|high|middle|when)$/);
  if (word === "growing" || word === "grew" || word === "grown") return next === "up";
  if (word === "past") return previous === "the" || /^(?:it|that|this|them)$/.test(next);
  if (word === "behind") return next === "me" || next === "us";
  if (word === "over") return next === "it" && /^(?:am|got|been)$/.test(previous);
  if (word === "no" && next === "longer") return true;
  if (word === "former" || word === "previous") return true;
  if (word === "anymore") return within(words, i, 7, /^not$/);
  return word === "since" && within(words, i, 7, /^(?:not|never)$/);
}

const STILL_THERE = wordSet("still again lately recently nowadays returned returning returns");
const LOOKS_BACK = wordSet("that this it not never but long years all nothing");

/** Whether the match is told as over for years: "I tried it when I was nineteen". */
export function isSettled(text: Text, span: Span): boolean {
  const tense = tenseOf(text, span);
  if (tense === "present") return false;
  const words = sentenceAround(text, span);
  const next = nextSentence(text, span);
  if ([...words, ...next].some((word) => STILL_THERE.has(word))) return false;
  if (words.some((_, i) => isLongAgo(words, i))) return true;
  if (tense !== "past") return false;
  if (words.some((_, i) => isClosed(words, i))) return true;
  if (LOOKS_BACK.has(next[0] ?? ""))
    return next.some((_, i) => isLongAgo(next, i) || isClosed(next, i));
  return (
    /^i (?:am|have|got) /.test(next.slice(0, 3).join(" ")) && next.some((_, i) => isClosed(next, i))
  );
}

const LATELY = /^(?:yesterday|today|tonight|recently|lately|again)$/;
const OF_LATE =
  /^(?:night|week|weekend|month|morning|sunday|monday|tuesday|wednesday|thursday|friday|saturday|day|afternoon|evening)$/;

/** Whether it happened lately: "last week", "yesterday", "three days ago", "again". */
export function isRecent(text: Text, span: Span): boolean {
  const words = sentenceAround(text, span, 12);
  return words.some((word, i) => {
    const next = words[i + 1] ?? "";
    if (LATELY.test(word)) return true;
    if (/^(?:last|this|past|other|on)$/.test(word)) return OF_LATE.test(next);
    return /^(?:days?|weeks?|hours?|minutes?|mins)$/.test(word) && next === "ago";
  });
}
