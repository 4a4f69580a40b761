import { ownWord, textOf, type Word } from "../language/words.ts";
import { adverbLength, isAdverb } from "./noun-phrase.ts";
import {
  isBe,
  isDo,
  isHave,
  isModal,
  isParticiple,
  pastOf,
  readVerb,
  thirdPerson,
  withYou,
} from "./verbs.ts";

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

/** "they'd" → "they would" or, before a participle, "they had"; the words else unchanged. */
export function spelledOut(words: readonly Word[]): Word[] {
  return words.flatMap((one, index) => {
    const found = /^(they|he|she|you|we|i|it|that|there|who|what)'(re|ve|ll|d|s)$/.exec(one.lower);
    if (!found) return [one];
    const [, pronoun = "", ending = ""] = found;
    const next = at(words, index + 1);
    const following = isAdverb(next) ? at(words, index + 2) : next;
    const verb =
      ending === "re"
        ? "are"
        : ending === "ve"
          ? "have"
          : ending === "ll"
            ? "will"
            : ending === "s"
              ? isParticiple(following) && following !== "hurt"
                ? "has"
                : "is"
              : readVerb(following)?.form === "past" || following === "been"
                ? "had"
                : "would";
    if (ending === "s" && /^(?:who|what)$/.test(pronoun))
      return [ownWord(pronoun, one), { ...ownWord("is", one), after: one.after }];
    return [ownWord(pronoun, one), { ...ownWord(verb, one), after: one.after }];
  });
}

/** The verb group after the subject, split into what moves before the subject and what stays. */
export function invert(
  words: readonly Word[],
  from: number,
  you: boolean,
): { moved: Word; rest: Word[] } | null {
  const adverbs: Word[] = [];
  let i = from;
  while (i < words.length && i < from + 3) {
    const length = adverbLength(words, i);
    if (length === 0) break;
    adverbs.push(...words.slice(i, i + length));
    i += length;
  }
  const verb = words[i];
  if (verb === undefined) return null;
  const rest = words.slice(i + 1);
  const agree = (text: string) => (you ? withYou(text) : text);
  const next = isAdverb(at(words, i + 1)) ? at(words, i + 2) : at(words, i + 1);
  const helps =
    isBe(verb.lower) ||
    isModal(verb.lower) ||
    (isHave(verb.lower) && (isParticiple(next) || /n't$/.test(verb.lower))) ||
    (isDo(verb.lower) &&
      (/n't$/.test(verb.lower) ||
        next === "not" ||
        (readVerb(next)?.form === "base" &&
          !/^(?:when|if)$/.test(next) &&
          adverbs.length === 0 &&
          isEmphatic(words, i))));
  if (helps)
    return {
      moved: ownWord(agree(verb.lower), verb),
      rest: [...adverbs, ...withoutMark(rest, verb)],
    };
  const reading = readVerb(verb.lower) ?? guessed(verb.lower, you);
  if (reading === null || reading.form === "ing") return null;
  const sameInPast = reading.form === "base" && pastOf(reading.base) === verb.lower;
  const past =
    reading.form === "past" ||
    reading.form === "participle" ||
    (sameInPast && LONG_AGO.test(textOf(rest).toLowerCase()));
  const support = past ? "did" : reading.form === "s" && !you ? "does" : "do";
  return {
    moved: ownWord(support, verb),
    rest: [...adverbs, { ...verb, text: reading.base, lower: reading.base }, ...rest],
  };
}

function isEmphatic(words: readonly Word[], index: number): boolean {
  return readVerb(at(words, index + 1))?.form === "base" && at(words, index - 1) !== "what";
}

function withoutMark(rest: readonly Word[], moved: Word): Word[] {
  if (rest.length > 0 || moved.after === "") return [...rest];
  return [];
}

const LONG_AGO =
  /\b(?:last (?:year|week|month|time|night|summer|winter|spring|fall)|ago|yesterday)\b/;

/** A verb that stands in no list: by its ending. */
function guessed(
  lower: string,
  mayBeBase: boolean,
): { base: string; form: "base" | "s" | "past" | "ing" } | null {
  if (!/^[a-z]{3,}$/.test(lower)) return null;
  if (/ing$/.test(lower)) return null;
  if (/[^aeiou]ed$/.test(lower)) return { base: lower.slice(0, -2), form: "past" };
  if (/[^s]s$/.test(lower) && thirdPerson(lower.slice(0, -1)) === lower)
    return { base: lower.slice(0, -1), form: "s" };
  if (mayBeBase && !/(?:ly|er|est|ous|ful|ive|ness|tion)$/.test(lower))
    return { base: lower, form: "base" };
  return null;
}
