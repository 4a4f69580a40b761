import { WORDS } from "../taxonomy/words.ts";
import type { Text, Token } from "../text/tokens.ts";

const set = (words: string) => new Set(words.split(/\s+/));

const PARTNERS = new Set(WORDS.partner);
const CHILDREN = new Set([
  ...(WORDS.child ?? []),
  ...set(
    "boy girl kids sons daughters kiddo boys girls niece nephew grandson granddaughter grandkid",
  ),
]);
const RELATIVES = new Set(WORDS.family);
const OTHERS = set(
  "friend friends roommate flatmate boss coworker colleague neighbour neighbor mate",
);
const FIRST_PERSON = set("i me my myself we us our ourselves mine im yo me");
const PRONOUNS = set("he she they him her");
/** After these the sentence is about the speaker again: "my wife *says* I drink too much". */
const REPORTING = set(
  "says say said saying think thinks thought tell tells told call calls called notice noticed worry worries worried believe believes want wants complain complains ask asks asked make makes made give gives gave hate hates recommend recommended suggest suggested pay saw diagnosed",
);

/** Whose problem it is, from the speaker's side. */
export type Whose = "self" | "partner" | "child" | "family" | "someone";

function relationOf(tokens: readonly Token[], i: number): Whose | null {
  const word = tokens[i]?.word ?? "";
  const stem = tokens[i]?.stem ?? "";
  if (PARTNERS.has(word) || PARTNERS.has(stem)) return "partner";
  if (CHILDREN.has(word) || CHILDREN.has(stem)) return "child";
  if (word === "old" && tokens[i - 1]?.stem === "year" && tokens[i - 2]?.word !== "am") {
    return Number(tokens[i - 2]?.word) < 18 ? "child" : null;
  }
  if (RELATIVES.has(word) || RELATIVES.has(stem)) return "family";
  return OTHERS.has(word) ? "someone" : null;
}

/** Whom "he" or "she" means: the person named last before it. */
function antecedent(tokens: readonly Token[], at: number): Whose {
  for (let i = at - 1; i >= 0 && i > at - 60; i--) {
    const relation = relationOf(tokens, i);
    if (relation) return relation;
  }
  return "someone";
}

/**
 * Whose the condition at tokens `from` to `to` is: the nearest subject to its left in the sentence
 * decides. Without any subject it is the speaker's own.
 */
export function whoseIsIt(text: Text, from: number, to: number): Whose {
  const { tokens } = text;
  for (let i = from; i <= to; i++) if (FIRST_PERSON.has(tokens[i]?.word ?? "")) return "self";
  const home = tokens[from];
  let reported = false;
  for (let i = from - 1; i >= 0 && i > from - 14; i--) {
    const token = tokens[i];
    if (token === undefined || token.sentence !== home?.sentence) break;
    if (token.clause !== home.clause && /ing$/.test(firstOfClause(tokens, from))) return "self";
    if (REPORTING.has(token.word)) reported = true;
    const owns = token.word === "my" && relationOf(tokens, i + 1) !== null;
    if (FIRST_PERSON.has(token.word) && !owns) return "self";
    const relation = PRONOUNS.has(token.word) ? antecedent(tokens, i) : relationOf(tokens, i);
    if (relation) return reported ? "self" : relation;
  }
  return "self";
}

function firstOfClause(tokens: readonly Token[], at: number): string {
  let i = at;
  while (i > 0 && tokens[i - 1]?.clause === tokens[at]?.clause) i--;
  return tokens[i]?.word ?? "";
}

const SETTLED = set("settled sorted resolved recovered over behind");
const NUMBER_WORDS = set(
  "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty several many few couple",
);

function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || NUMBER_WORDS.has(word);
}

/** "six years sober", "clean for ten years": behind the person, though worth knowing. */
function isLongAgo(tokens: readonly Token[], i: number): boolean {
  const word = tokens[i]?.word ?? "";
  if (!/^(?:years?|decades?)$/.test(word)) return false;
  const before = tokens[i - 1]?.word ?? "";
  const after = tokens[i + 1]?.word ?? "";
  const soberNear = [i - 3, i - 2, i + 1].some((k) =>
    /^(?:sober|clean)$/.test(tokens[k]?.word ?? ""),
  );
  return after === "ago" || (isNumber(before) && soberNear);
}

/** Whether what stands at `from` to `to` is told as over: "used to", "years ago", "that is settled". */
export function isPast(text: Text, from: number, to: number): boolean {
  const { tokens } = text;
  const sentence = tokens[from]?.sentence;
  for (let i = from - 1; i >= 0 && i >= from - 6 && tokens[i]?.sentence === sentence; i--) {
    const word = tokens[i]?.word;
    const next = tokens[i + 1]?.word;
    if (word === "used" && next === "to" && tokens[from]?.clause === tokens[i]?.clause) return true;
    if (word === "no" && next === "longer") return true;
    if (/^(?:stopped|quit|recovered|former|overcame)$/.test(word ?? "") && i >= from - 3) {
      return !isRecent(text, from);
    }
  }
  for (let i = Math.max(0, from - 10); i < tokens.length && i <= to + 16; i++) {
    const token = tokens[i];
    if (token === undefined || token.sentence !== sentence) continue;
    if (isLongAgo(tokens, i)) return true;
    if (i > to && token.word === "anymore") return true;
    if (i > to && /^(?:under)$/.test(token.word) && tokens[i + 1]?.word === "control") return true;
    if (i > to && SETTLED.has(token.word) && followsIs(tokens, i)) return true;
  }
  return false;
}

function followsIs(tokens: readonly Token[], i: number): boolean {
  return [1, 2, 3].some((back) =>
    /^(?:is|are|am|was|got|it|have)$/.test(tokens[i - back]?.word ?? ""),
  );
}

/** "quit three weeks ago": days, weeks or months, not years. */
function isRecent(text: Text, at: number): boolean {
  const { tokens } = text;
  const sentence = tokens[at]?.sentence;
  for (let i = Math.max(0, at - 8); i <= at + 10; i++) {
    if (tokens[i]?.sentence !== sentence) continue;
    if (/^(?:days?|weeks?|months?|yesterday|recently|just)$/.test(tokens[i]?.word ?? ""))
      return true;
  }
  return false;
}
