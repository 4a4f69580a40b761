import type { Text } from "../../text/tokens.ts";
import { OTHER_PEOPLE, PARTNERS, RISK_WORDS, WRITER } from "../words.ts";
import { type Span, sameSentence, sentenceAround, wordAt, wordSet } from "./sentence.ts";

const AMONG = wordSet(
  "school daycare kindergarten preschool recess playground class classmates camp nursery bus",
);
const CHILDREN = wordSet("kids children child kid baby toddler boys girls");
const SMALL = wordSet(
  "son daughter kid child toddler grandson granddaughter stepson stepdaughter boy girl",
);
const GROWN = wordSet(
  `${[...PARTNERS].join(" ")} mom mother dad father stepdad stepmom stepfather stepmother uncle aunt
  teacher coach pastor babysitter nurse grandfather grandpa grandma grandmother man woman ex`,
);
const LOOKS_BACK = 30;

/** The nearest person that is named before a place, as "he" or "she" after it may mean them. */
function namedBefore(text: Text, at: number): string | null {
  for (let i = at; i >= 0 && i >= at - LOOKS_BACK; i--) {
    const word = wordAt(text, i);
    if (SMALL.has(word) || GROWN.has(word)) return word;
  }
  return null;
}

/** A child who hits other children, told by whoever looks after it: trouble, but nobody hurts the writer. */
export function isAmongChildren(text: Text, { from, to }: Span): boolean {
  if (!CHILDREN.has(wordAt(text, to))) return false;
  const before = wordAt(text, to - 1);
  const after = [1, 2, 3, 4]
    .filter((on) => sameSentence(text, to, to + on))
    .map((on) => wordAt(text, to + on));
  const arePlaymates = before === "other" || after.some((word) => AMONG.has(word));
  const isSmall = SMALL.has(namedBefore(text, from) ?? "child");
  return isSmall && arePlaymates && !/^(?:my|our)$/.test(before);
}

const HOSPITAL = wordSet(
  "hospital hospitals ward er icu nurse nurses orderlies sedated restrained restraints staff paramedics psych inpatient involuntary committed",
);

/** Held down by those who work in a hospital: hard to have lived through, and no one who hurts them now. */
export function isRestraintOfWard(text: Text, span: Span): boolean {
  const words = text.tokens.slice(span.from, span.to + 1).map(({ word }) => word);
  if (!/^(?:held|pinned|holds|pins) me down$/.test(words.slice(-3).join(" "))) return false;
  if (!/^(?:they|nurse|nurses|guy|guys|man)$/.test(words[0] ?? "")) return false;
  return text.tokens
    .slice(Math.max(0, span.from - 14), span.to + 15)
    .some(({ word }) => HOSPITAL.has(word));
}

/** Whether the match starts with another person and is not of the writer: "he told me he'd be better off dead". */
export function beginsWithAnother(text: Text, { from, to }: Span): boolean {
  if (!OTHER_PEOPLE.has(wordAt(text, from)) || /^(?:him|her|who)$/.test(wordAt(text, from))) {
    return false;
  }
  for (let i = from; i <= to; i++) {
    const isTold = /^(?:told|tells|texted|asked|showed)$/.test(wordAt(text, i - 1));
    if (WRITER.has(wordAt(text, i)) && !isTold) return false;
  }
  return true;
}

const TELLS = wordSet(
  `says said saying thinks thought thinking talks talked talking wrote writes writing drew draws drawing
  threatened threatens threatening told tells keeps kept wants wanted is was has had been about of to
  pictures stories that he she they and his her their how`,
);

/** Whether another person says, writes or wants it: "my son drew pictures of …", "he keeps saying he wants to …". */
export function isToldOfAnother(text: Text, { from, to }: Span): boolean {
  for (let i = from; i <= to; i++) if (WRITER.has(wordAt(text, i))) return false;
  let isTold = false;
  for (let i = from - 1; i >= 0 && sameSentence(text, i, from); i--) {
    const word = wordAt(text, i);
    isTold ||= /^(?:he|she|they|says|said|wrote|writes|drew|draws|threatened|wants|talks)$/.test(
      word,
    );
    if (OTHER_PEOPLE.has(word) && !/^(?:he|she|they|him|her)$/.test(word)) return isTold;
    if (WRITER.has(word) || !TELLS.has(word)) break;
  }
  return false;
}

const WISHES = wordSet(
  "want wants wanted wish wishes wished hope hopes hoped hoping pray prays praying like love rather",
);
const STIRS = wordSet("for early before until till on in to at so with unless hungry by");
const OUT_OF_ALL_REACH = wordSet(
  `fell fallen collapsed floor drank drunk took swallowed pills fainted breathing hit head seizure stairs
  unconscious help ${RISK_WORDS.drink?.join(" ")}`,
);

/** "My mom isn't waking up": no wish, but a body that does not answer. */
export function isUnwakened(text: Text, span: Span): boolean {
  const words = sentenceAround(text, span, 14);
  const isWake = /^(?:wake|waking|woke|up)$/.test(wordAt(text, span.to));
  return isWake && !words.some((word) => WISHES.has(word));
}

/** Whether somebody who does not wake up only sleeps: "for school", "before noon". */
export function isOnlyAsleep(text: Text, span: Span): boolean {
  const words = sentenceAround(text, span, 14);
  const next = wordAt(text, span.to + 1);
  const isWhen = next === "when" && !/^(?:i|we)$/.test(wordAt(text, span.to + 2));
  const goesOn = sameSentence(text, span.to, span.to + 1) && (isWhen || STIRS.has(next));
  return goesOn && !words.some((word) => OUT_OF_ALL_REACH.has(word));
}

const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|19\d\d|20\d\d)$/;
const NOW = wordSet("just now tonight today minutes minute hour hours again");

/** An overdose of another that was weeks or years ago: grief or worry, and no emergency. */
export function isPastOverdose(text: Text, span: Span): boolean {
  const words = sentenceAround(text, span, 14);
  if (words.some((word) => NOW.has(word))) return false;
  return words.some((word, i) => {
    const before = words[i - 1] ?? "";
    if (MONTH.test(word)) return /^(?:in|last|this|since)$/.test(before);
    if (/^(?:week|month|year)$/.test(word)) return before === "last";
    return /^(?:weeks?|months?|years?)$/.test(word) && words[i + 1] === "ago";
  });
}
