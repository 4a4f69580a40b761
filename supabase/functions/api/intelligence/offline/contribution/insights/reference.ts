import { isAuxiliary, readVerb } from "../grammar/verbs.ts";
import { roleOf } from "../language/roles.ts";
import type { Unit } from "../language/units.ts";
import { ownWord, textOf, type Word } from "../language/words.ts";
import { pointsBack } from "./claims.ts";

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

/** Speaks of what the sentence before named, though not with its first word. */
const LEANS =
  /\bin (?:that|this|such a|the same) (?:position|case|situation|place|moment|state)\b|\b(?:says?|said|do|does|did|think|thinks|hope|hopes|feel|feels) so$|\bthe (?:former|latter)\b|\b(?:hear|hold|bear|know|do|see|need|want|have|be) both$|^(?:and |but |so )*what \w+ it\b|^(?:and |but )*(?:that|this|these|those) \w+|^(?:and |but |so )*(?:both|neither|either) |^(?:and |but )*one of (?:them|those|these)\b|^(?:and |but )*(?:the )?(?:same|opposite|reverse) (?:is|goes|holds)\b|\b(?:these|those) (?:two|three|people|clients|therapists|couples|men|women)\b/;
const CONTRASTS = /^(?:and |but )*(?:some|others|many|most|the rest|a few) /;
const NOT_ALL = /^(?:and |but |so )*not (?:every|all|each|any)/;

/** Whether a thought says little without another, though it does not begin with a pointer. */
export const leans = (plain: string) => LEANS.test(plain);

/** Whether a thought needs the one before it, or says the rest of it. */
export function leansOn(unit: Unit, before: Unit | undefined): boolean {
  if (before === undefined) return false;
  if (before.words.at(-1)?.after.includes(";") && before.line === unit.line) return true;
  if (pointsBack(unit.plain) || LEANS.test(unit.plain)) return true;
  if (CONTRASTS.test(unit.plain) && NOT_ALL.test(before.plain)) return true;
  // “Fine” means nothing here: words of the sentence before, quoted.
  return unit.words[0]?.opens === "“" || unit.words[0]?.opens === '"'
    ? quotedIn(unit, before)
    : false;
}

function quotedIn(unit: Unit, before: Unit): boolean {
  const last = unit.words.findIndex(({ closes }) => closes !== "");
  if (last < 0) return false;
  const said = unit.words
    .slice(0, last + 1)
    .map(({ lower }) => lower)
    .join(" ");
  return before.words
    .map(({ lower }) => lower)
    .join(" ")
    .includes(said);
}

const NAMES =
  /^(?:and |but |so |then |now |okay )*(?:(?:one|two|three|another|a|the|some|my) )?(?:(?:more|last|final|other|next|second|third) )*(?:words?|things?|notes?|points?|thoughts?|bit)? ?(?:about|on|regarding) (?<a>.{3,50})$/;

/**
 * What a thought without a verb puts on the table: "A word about silence." → silence. Empty when
 * it says something of its own.
 */
export function namedBy(unit: Unit): Word[] {
  const { words } = unit;
  if (words.length > 10 || words.some(({ lower }) => isFiniteWord(lower))) return [];
  const label = words.slice(0, 4).findIndex(({ after }) => after.includes(":")) + 1;
  if (label > 0 && label < words.length) return words.slice(label);
  const about = NAMES.exec(unit.plain.replace(/[.:,;]+$/, ""))?.groups?.a;
  if (about) return words.slice(-about.split(" ").length);
  return words.length <= 4 &&
    !/^(?:i|we|you|he|she|they|it|no|yes|hello|hi|thanks)$/.test(at(words, 0))
    ? [...words]
    : [];
}

const isFiniteWord = (lower: string) =>
  isAuxiliary(lower) ||
  /'(?:s|re|m|ve|ll|d)$/.test(lower) ||
  (/^(?:s|past)$/.test(readVerb(lower)?.form ?? "") && roleOf(lower) === null && !/s$/.test(lower));

const POINTER = /^(?:it|this|that|them|they|these|those)$/;

/** The first pointer as what was named: "we never plan for it" → "we never plan for silence". */
export function withNamed(words: readonly Word[], named: readonly Word[]): Word[] {
  const place = words.findIndex(
    ({ lower }, index) => POINTER.test(lower) && index < 8 && !(index > 0 && lower === "that"),
  );
  const pointer = words[place];
  if (pointer === undefined || named.length === 0) return [...words];
  const said = textOf(named).replace(/[.,:;]+$/, "");
  const text = place === 0 ? said : said.charAt(0).toLowerCase() + said.slice(1);
  return words.map((word, index) =>
    index === place ? { ...ownWord(text, pointer), after: pointer.after } : word,
  );
}

const HE = /^(?:father|man|husband|widower|boy|son|brother)$/;
const SHE = /^(?:mother|woman|wife|widow|girl|daughter|sister)$/;

/** "if she says …" → "if the mother says …": whom the sentences before spoke of; null when nobody. */
export function withPerson(words: readonly Word[], before: readonly Unit[]): Word[] | null {
  const place = words.findIndex(({ lower }, index) => index < 3 && /^(?:he|she)$/.test(lower));
  const pronoun = words[place];
  if (pronoun === undefined || !/^(?:if|when|whenever|once)$/.test(at(words, place - 1)))
    return null;
  const other = pronoun.lower === "he" ? SHE : HE;
  for (const unit of [...before].reverse()) {
    const at0 = unit.words.findLastIndex(
      ({ lower }, index) =>
        (roleOf(lower) !== null || HE.test(lower) || SHE.test(lower)) &&
        !other.test(lower) &&
        /^(?:a|an|the|every|any)$/.test(at(unit.words, index - 1)),
    );
    const named = unit.words[at0];
    if (named)
      return words.map((word) =>
        word === pronoun
          ? { ...ownWord(`the ${named.lower}`, pronoun), after: pronoun.after }
          : word,
      );
  }
  return null;
}

/** "wasted on them" → "wasted on people who speak little": whom the claim before is about. */
export function withGroup(words: readonly Word[], group: string): Word[] {
  const place = words.findIndex(
    ({ lower }, index) =>
      lower === "them" && /^(?:on|for|with|to|of|by|from|at|in|than)$/.test(at(words, index - 1)),
  );
  const pronoun = words[place];
  const plural = words
    .slice(0, Math.max(0, place))
    .some(({ lower }) => roleOf(lower) !== null && /s$|^people$/.test(lower));
  if (pronoun === undefined || plural) return [...words];
  return words.map((word) =>
    word === pronoun ? { ...ownWord(group, pronoun), after: pronoun.after } : word,
  );
}

/** "It belongs in the first hour", "I always ask it alone": what a question just asked needs. */
const OF_THE_QUESTION =
  /^(?:and |but |so )*(?:(?:it|that|this)(?: one)? (?:has to|must|should|needs to|belongs|is (?:never|always|only|best)|goes)\b|(?:we|i|you) (?:must|should|have to|need to|always|never|only)(?: always| never| only)? (?:ask|raise|put|bring up|explore) (?:it|that|this)\b)/;

/** A rule about a question that was just asked, with the question in place of the pointer; null when it is none. */
export function aboutTheQuestion(
  words: readonly Word[],
  plain: string,
  question: string,
): Word[] | null {
  if (!OF_THE_QUESTION.test(plain)) return null;
  const place = words.findIndex(({ lower }) => /^(?:it|that|this)$/.test(lower));
  const pointer = words[place];
  if (pointer === undefined || question.length > 160) return null;
  const first = /^(?:and|but|so)$/.test(at(words, 0)) ? 1 : 0;
  return words.slice(first).map((word) =>
    word === pointer
      ? {
          ...ownWord(place === first ? `The question “${question}”` : `“${question}”`, pointer),
          after: pointer.after,
        }
      : word,
  );
}
