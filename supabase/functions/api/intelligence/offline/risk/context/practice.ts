import type { Text } from "../../text/tokens.ts";
import { OTHER_PEOPLE, WRITER } from "../words.ts";
import { type Span, sameSentence, sentenceAround, wordAt, wordSet } from "./sentence.ts";

const CLIENTS = wordSet("clients patients callers inpatients outpatients clientele");
const ONE_CLIENT = wordSet("client patient caller");
const PEOPLE = wordSet(
  `${[...CLIENTS].join(" ")} people teens teenagers adolescents adults women men veterans survivors
  those others folks individuals youth students kids children families couples parents officers
  firefighters soldiers anyone anybody everyone everybody`,
);
/** What a professional does about danger; nobody says it of their own. */
const CARE = wordSet(
  `treat treats treating treated assess assesses assessing assessed screen screens screening screened
  specialize specializes specializing specialise specialising refer referring counsel counseling
  counselling teach teaching supervise supervising train trained training consult`,
);
const ASK = wordSet("ask asks asking");
const NOT_OF_ASKING = wordSet("myself god google chatgpt why if whether");
const THIS_MINUTE = wordSet("tonight today tomorrow now yesterday");
const REACH = 16;

/**
 * Whether the match is told of the people whom the writer looks after, or of people at large:
 * "clients who hear voices", "I assess suicidal thoughts". A client in danger this very day, and
 * anything that the writer says of themselves, is not.
 */
export function isOfPractice(text: Text, span: Span): boolean {
  const own = text.tokens.slice(span.from, span.to + 1).some(({ word }) => WRITER.has(word));
  if (own || sentenceAround(text, span, 12).some((word) => THIS_MINUTE.has(word))) return false;
  return isOfPeopleAtLarge(text, span) || isCareFor(text, span) || isOfClients(text, span);
}

/** "People who self-harm", "women who were hit by …"; never "my kids who …". */
function isOfPeopleAtLarge(text: Text, { from }: Span): boolean {
  for (let i = from; i > 0 && i >= from - 6 && sameSentence(text, i, from); i--) {
    if (!/^(?:who|whose|that)$/.test(wordAt(text, i))) continue;
    const named = wordAt(text, i - 1);
    const mine = /^(?:my|our)$/.test(wordAt(text, i - 2)) && !CLIENTS.has(named);
    return PEOPLE.has(named) && !mine && !hasWriter(text, i, from);
  }
  return false;
}

/** "I screen for thoughts of suicide", "I ask directly about …". */
function isCareFor(text: Text, { from }: Span): boolean {
  for (let i = from - 1; i >= 0 && i >= from - 7 && sameSentence(text, i, from); i--) {
    const word = wordAt(text, i);
    if (CARE.has(word)) return !hasWriter(text, i + 1, from);
    if (!ASK.has(word)) continue;
    const between = text.tokens.slice(i + 1, from).map((token) => token.word);
    return between.includes("about") && !between.some((next) => NOT_OF_ASKING.has(next));
  }
  return false;
}

/** A clause about clients, with nobody else and not the writer as its subject. */
function isOfClients(text: Text, { from, to }: Span): boolean {
  const next = wordAt(text, to + 1);
  if (CLIENTS.has(next) && sameSentence(text, to, to + 1)) return true;
  for (let i = from - 1; i >= 0 && i >= from - REACH && sameSentence(text, i, from); i--) {
    const word = wordAt(text, i);
    if (CLIENTS.has(word)) return true;
    if (ONE_CLIENT.has(word)) return /^(?:a|every|each|any|another)$/.test(wordAt(text, i - 1));
    if (word === "me" || word === "they" || word === "them" || word === "who") continue;
    if (WRITER.has(word) && !(word === "my" && CLIENTS.has(wordAt(text, i + 1)))) return false;
    if (OTHER_PEOPLE.has(word) && !/^(?:client|patient|student)s?$/.test(word)) return false;
  }
  return false;
}

function hasWriter(text: Text, from: number, to: number): boolean {
  return text.tokens.slice(from, to).some(({ word }) => WRITER.has(word));
}
