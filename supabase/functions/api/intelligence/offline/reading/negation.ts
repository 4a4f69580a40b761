import type { Text } from "../text/tokens.ts";

const set = (words: string) => new Set(words.split(/\s+/));

const NEGATORS = set(
  "not no never without neither nor none hardly rarely seldom isnt nada ni sin nunca",
);

/** Words across which a negation still reaches what comes after: "I do *not* have any real …". */
const TRANSPARENT = set(
  `a an the any my our your his her their this that these those some such real really actually ever
   even been be being am is are was were have had has having do did does feel feeling felt get got
   getting suffer suffered suffering struggle struggled experience experienced use used using take
   about with of from for to and or nor like kind sort type much many so very too particularly
   especially exactly necessarily quite all bit lot sense history sign signs symptoms issues issue
   problem problems thoughts it its main big think believe say call diagnosed with want need looking
   look love care i me you we he she they just another more stuff anymore currently at on in please
   ever going someone somebody something anything therapist who which give gave giving make made be
   offer do does ask tell see treat work help handle done talk talking doing un una de la el`,
);

/** "not *sure* if", "not *only*": the negation belongs to these words. */
const NOT_A_DENIAL = set("sure only just simply merely certain know");

const PROBLEM_NOUNS = set(
  "problem problems issue issues thing concern reason point cause question it why difficulty need",
);
const ALL_WELL = set(
  "fine good great okay ok solid happy strong stable lovely wonderful healthy perfect amazing settled sorted excellent decent grand",
);
const AUXILIARY = set(
  "is are was were has have had be been do does did really actually just pretty all now very still going otherwise and a an the my quite totally perfectly generally usually always ever",
);
const REACH = 9;

/** "no drugs, alcohol or anything": a comma inside an or-list does not end the denial. */
function inOrList(text: Text, at: number): boolean {
  const sentence = text.tokens[at]?.sentence;
  for (let i = Math.max(0, at - 2); i <= at + 8; i++) {
    const token = text.tokens[i];
    if (token?.sentence === sentence && /^(?:or|nor|ni)$/.test(token?.word ?? "")) return true;
  }
  return false;
}

function mayCross(text: Text, at: number): boolean {
  const right = text.tokens[at];
  const left = text.tokens[at - 1];
  if (right === undefined || left === undefined || right.sentence !== left.sentence) return false;
  if (right.clause === left.clause) return true;
  return left.word === "that" || (right.afterComma && inOrList(text, at));
}

/**
 * Where the negation stands that reaches token `from`, or -1. A negation inside another mention
 * belongs to that mention.
 */
export function negatorBefore(text: Text, from: number, covered: ReadonlySet<number>): number {
  const { tokens } = text;
  for (let i = from - 1; i >= 0 && i >= from - REACH; i--) {
    if (!mayCross(text, i + 1)) return -1;
    const word = tokens[i]?.word ?? "";
    if (NEGATORS.has(word)) {
      if (covered.has(i) && covered.has(i + 1) && i + 1 < from) return -1;
      const ability = /^(?:can|could)$/.test(tokens[i - 1]?.word ?? "");
      const next = tokens[i + 1]?.word ?? "";
      return ability || NOT_A_DENIAL.has(next) ? -1 : i;
    }
    if (!TRANSPARENT.has(word) && !covered.has(i)) return -1;
  }
  return -1;
}

/** "X is not the problem", "X has never been an issue", "X is fine", "X? No." */
function deniedAfter(text: Text, to: number): boolean {
  const { tokens } = text;
  const here = tokens[to];
  let i = to + 1;
  for (let skipped = 0; skipped < 4; skipped++, i++) {
    const token = tokens[i];
    if (token?.sentence !== here?.sentence || !AUXILIARY.has(token?.word ?? "")) break;
  }
  const next = tokens[i];
  if (next === undefined) return false;
  if (next.sentence !== here?.sentence) {
    const alone = tokens[i + 1]?.sentence !== next.sentence;
    return alone && /^(?:no|nope|nah|never|none)$/.test(next.word);
  }
  if (next.clause !== here.clause) return false;
  if (i > to + 1 && ALL_WELL.has(next.word)) return true;
  if (!/^(?:not|never)$/.test(next.word) || i === to + 1) return false;
  for (let k = i + 1; k <= i + 5; k++) {
    const token = tokens[k];
    if (token?.sentence !== here.sentence) break;
    if (PROBLEM_NOUNS.has(token.word)) return true;
  }
  return false;
}

/** "talk *without* going red", "*to not* panic": a hope to be rid of it says that it is there. */
function hopesToBeRid(text: Text, negator: number): boolean {
  const { tokens } = text;
  const word = tokens[negator]?.word;
  const near = [tokens[negator - 1]?.word, tokens[negator + 1]?.word];
  return word === "without" || (word === "not" && near.includes("to"));
}

/** Whether what tokens `from` to `to` name is denied where it stands. */
export function isDenied(
  text: Text,
  from: number,
  to: number,
  covered: ReadonlySet<number>,
): boolean {
  // What spans two clauses is denied where it ends: "not on a plane for years, I am terrified".
  let start = from;
  while (start < to && text.tokens[start]?.clause !== text.tokens[to]?.clause) start++;
  // "no friends" and "can not sleep" carry their negation in them; a second one is another's.
  const carries = NEGATORS.has(text.tokens[from]?.word ?? "");
  const negator = carries ? -1 : negatorBefore(text, start, covered);
  if (negator >= 0 && !hopesToBeRid(text, negator)) return true;
  return deniedAfter(text, to);
}
