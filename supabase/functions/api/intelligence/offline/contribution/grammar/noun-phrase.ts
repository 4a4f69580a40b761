import { roleOf } from "../language/roles.ts";
import type { Word } from "../language/words.ts";
import { isAuxiliary, readVerb } from "./verbs.ts";

const PRONOUNS = new Set(
  "they he she you i we it this that there these those everything nothing something anything who".split(
    " ",
  ),
);
const DETERMINERS = new Set(
  "a an the their his her my your our its this that these those any some no each every other another both all most last past".split(
    " ",
  ),
);
const ADVERBS = new Set(
  "always ever usually often really actually still also never currently even just already typically normally generally first sometimes not only almost probably truly personally deliberately".split(
    " ",
  ),
);

/** The longest subject we follow. */
const MOST_WORDS = 9;

export const isAdverb = (word: string) =>
  ADVERBS.has(word) ||
  (/ly$/.test(word) &&
    !/^(?:family|only|early|reply|rely|apply|supply|imply|elderly|friendly|ally|lonely)$/.test(
      word,
    ));

/** How many words from here are an adverb: "always", "no longer", "at all"; 0 for none. */
export function adverbLength(words: readonly Word[], index: number): number {
  const here = words[index]?.lower ?? "";
  const next = words[index + 1]?.lower ?? "";
  if (here === "no" && /^(?:longer|more)$/.test(next)) return 2;
  if (here === "last" && readVerb(next) !== null) return 1;
  if (here === "at" && /^(?:least|last|first|once)$/.test(next)) return 2;
  return isAdverb(here) ? 1 : 0;
}

const isFiniteVerb = (word: string) => {
  if (isAuxiliary(word)) return true;
  const form = readVerb(word)?.form;
  return form === "s" || form === "past" || form === "participle";
};

/** Words that look like verbs and are mostly names of things before another verb. */
const pluralLike = (word: string) =>
  /[^s]s$/.test(word) || /^(?:people|children|men|women|folks)$/.test(word);

/**
 * Where the subject that begins here ends (exclusive), with a verb behind it; -1 when no subject
 * stands here.
 */
export function subjectEnd(words: readonly Word[], from: number): number {
  const at = (i: number) => words[i]?.lower ?? "";
  const first = at(from);
  const points = /^(?:this|that|these|those)$/.test(first) && roleOf(at(from + 1)) !== null;
  if (
    (PRONOUNS.has(first) && !points) ||
    /^(?:they|he|she|you|it|we|i|there|that)'(?:re|ve|ll|d|s)$/.test(first)
  ) {
    // "that works" of "the treatment that works" is no subject of its own.
    return from + 1;
  }
  const bare = bareSubject(at, from);
  if (bare > 0) return bare;
  const named = roleOf(first) !== null;
  const determined = DETERMINERS.has(first);
  if (!named && !determined && !pluralLike(first) && !isGerund(first)) return -1;
  let i = from + 1;
  const least = determined ? from + 2 : from + 1;
  for (; i < words.length && i - from < MOST_WORDS; i++) {
    if (/[,:;?]/.test(words[i - 1]?.after ?? "")) return -1;
    if (i < least) continue;
    const word = at(i);
    if (isAdverb(word) && (isFiniteVerb(at(i + 1)) || readVerb(at(i + 1)) !== null)) return i;
    if (isAuxiliary(word) || isContracted(word)) return i;
    const reading = readVerb(word);
    if (reading === null) continue;
    const head = at(i - 1);
    if (/^(?:of|a|an|the|their|his|her|your|to|in|for|with|and|or|about)$/.test(head)) continue;
    if (
      reading.form === "s" &&
      !pluralLike(head) &&
      (i === words.length - 1 || !isFiniteVerb(at(i + 1)))
    )
      return i;
    if (reading.form === "past" && !isFiniteVerb(at(i + 1))) return i;
    if (
      reading.form === "base" &&
      (pluralLike(head) || roleOf(head) !== null) &&
      !isFiniteVerb(at(i + 1))
    )
      return i;
  }
  return -1;
}

/** "therapy ended", "strong feelings go": a subject without an article. */
function bareSubject(at: (index: number) => string, from: number): number {
  const first = at(from);
  const next = at(from + 1);
  const plain =
    /^[a-z]{3,}$/.test(first) &&
    !DETERMINERS.has(first) &&
    !isAdverb(first) &&
    roleOf(first) === null;
  if (
    !plain ||
    isAuxiliary(first) ||
    /^(?:much|many|often|long|and|but|for|with|else|exactly)$/.test(first)
  )
    return -1;
  const reading = readVerb(first);
  if (reading?.form === "s" || reading?.form === "past") return -1;
  const verb = readVerb(next)?.form;
  if (isAuxiliary(next) || verb === "s" || verb === "past") return from + 1;
  if (
    pluralLike(next) &&
    reading === null &&
    (isAuxiliary(at(from + 2)) || readVerb(at(from + 2))?.form === "base")
  ) {
    return from + 2;
  }
  return -1;
}

const isContracted = (word: string) => /'(?:re|ve|ll|d)$/.test(word);

export const isGerund = (word: string) => readVerb(word)?.form === "ing";
