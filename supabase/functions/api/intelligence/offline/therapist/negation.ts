import type { Token } from "../text/tokens.ts";
import type { NamingSentence } from "./read-questionnaire.ts";
import { isVerb, type ReadSentence, statementAt } from "./statements.ts";

const set = (words: string) => new Set(words.split(/\s+/));

const NEGATORS = set("not never no without neither nor hardly rarely isnt nunca sin");
/** "not only", "no shame", "not afraid of": nothing is denied by these. */
const NOT_DENIED = set(
  "only just simply exclusively solely merely afraid scared shy matter doubt rush judgment judgement bullshit nonsense bs jargon lectures longer pressure agenda one",
);
const ONLY = set("only just exclusively solely merely");
const KNOWS = set("know sure certain");
/** After "I don't know" these begin the answer: "idk mostly anxiety". */
const ANSWERS_AFTER_ALL = set("mostly mainly maybe probably perhaps honestly i just lots really");

/** "Kids who do not want to go in, panic": what others do not do ends with their clause. */
const isOfOthers = (tokens: readonly Token[], negator: number): boolean =>
  [1, 2].some((back) => /^(?:who|they|he|she)$/.test(tokens[negator - back]?.word ?? ""));

/** "not only", "do not see only", "idk, mostly": a "no" at `i` that denies nothing at `at`. */
function deniesNothing(tokens: readonly Token[], i: number, at: number): boolean {
  const clause = tokens[i]?.clause;
  const next = tokens[i + 1]?.word ?? "";
  if (i + 1 !== at && NOT_DENIED.has(next)) return true;
  const narrowed = tokens.slice(i + 2, Math.min(i + 4, at));
  if (narrowed.some((token) => ONLY.has(token.word) && token.clause === clause)) return true;
  const after = tokens[i + 2];
  if (!KNOWS.has(next) || after === undefined || i + 2 > at) return false;
  return after.clause !== clause || ANSWERS_AFTER_ALL.has(after.word);
}

/** The "no" earlier in the same statement that takes back what begins at token `at`; -1 without. */
function negatorBefore(sentence: ReadSentence, at: number): number {
  const { tokens, source } = sentence.text;
  const statement = statementAt(sentence, at);
  for (let i = at - 1; i >= (statement?.from ?? 0); i--) {
    const token = tokens[i];
    if (token === undefined) continue;
    // "… cannot feel the floor; childhood trauma, in a word": what a semicolon parts is not denied.
    if (source.slice(token.end, tokens[i + 1]?.start).includes(";")) return -1;
    if (!NEGATORS.has(token.word) || deniesNothing(tokens, i, at)) continue;
    if (token.clause !== tokens[at]?.clause && isOfOthers(tokens, i)) continue;
    return i;
  }
  return -1;
}

/** "EMDR? No.", "Couples: no." */
function isAnsweredNo({ text: { tokens } }: ReadSentence, last: number): boolean {
  return /^(?:no|nope|never)$/.test(tokens[last + 1]?.word ?? "") && tokens.length <= last + 2;
}

/** "EMDR is not something I do", "EMDR? No." */
function isNegatedAfter(sentence: ReadSentence, last: number): boolean {
  const { tokens } = sentence.text;
  const statement = statementAt(sentence, last);
  const after = tokens.slice(last + 1, last + 5);
  const sameStatement = after.filter((_, k) => last + 1 + k <= (statement?.to ?? last));
  const be = sameStatement.findIndex(({ word }) => word === "not" || word === "never");
  if (be >= 0 && be <= 2 && sameStatement.slice(0, be).every(isVerb)) return true;
  return isAnsweredNo(sentence, last);
}

/** Whether a "no" in the same statement takes back what stands at tokens `at` to `last`. */
export function isNegated(sentence: ReadSentence, at: number, last: number): boolean {
  return negatorBefore(sentence, at) >= 0 || isNegatedAfter(sentence, last);
}

const WORKS = set("work see treat take do help accept handle serve specialize specialise");
/** Between a "no" and what is named these make another sense of it: "I don't see why trauma …". */
const OTHER_SENSE = set("how why what as like than because if when it that");
/** "No active addiction", "not really kids, teens or couples". */
const FILLERS = set(
  "really any a an the my more much or and active acute severe serious heavy current untreated unstable daily young small for with individual",
);
/** The work is named so near to its "no". */
const NEAR = 2;

/**
 * Whether it is denied as work, and not just near a "no": "no couples", "I don't see kids". A "no"
 * to a no, to a belief or to a feeling is none: "I don't think of anxiety as an illness".
 */
export function isSurelyDenied(sentence: NamingSentence, at: number, last: number): boolean {
  if (isAnsweredNo(sentence, last)) return true;
  const { tokens } = sentence.text;
  const statement = statementAt(sentence, at);
  const i = negatorBefore(sentence, at);
  if (i < 0 || statement === null || statement.keeps) return false;
  if (!/^(?:no|not|never|nor|neither)$/.test(tokens[i]?.word ?? "")) return false;
  const clause = tokens.slice(statement.from, i);
  const isDouble = clause.some(
    (token) => NEGATORS.has(token.word) && token.clause === tokens[i]?.clause,
  );
  if (isDouble) return false;
  const between = tokens.slice(i + 1, at);
  if (between.some(({ word }) => OTHER_SENSE.has(word))) return false;
  const isNamed = (at: number) => sentence.findings.some(({ from, to }) => at >= from && at <= to);
  if (between.every(({ word }, k) => FILLERS.has(word) || isNamed(i + 1 + k))) return true;
  return between.slice(0, NEAR).some(({ word }) => WORKS.has(word));
}
