import type { NamingSentence } from "./read-questionnaire.ts";
import { type Finding, ofMeaning } from "./vocabulary/lexicon.ts";

/** A language to order in is none to work in. */
const HARDLY =
  /\b(?:afraid|a little|a bit|bit of|little|basics?|rusty|enough|order|learning|understand|tourist|high school|terrible|bad|broken|conversational|limited|rudimentary|beginner\w*|few words|get by|not fluent|some(?! (?:of|clients?|people|sessions?|patients?|families|couples|parents)\b))\b/i;
/** Said after a language, of that language alone: "Spanish (a little)", "Spanish, but rusty". */
const HARDLY_AFTER =
  /^\W*(?:(?:but|though|only|just|my|it is|it['’]s) )*(?:a little|a bit|basics?|rusty|conversational|not fluent|not (?:very )?well|not much|enough to|beginner|(?:still )?learning|badly|so[- ]so|limited$)/i;
const PARTS = /[,;/&()—–]|\b(?:and|but|or|plus)\b/gi;

interface Part {
  from: number;
  to: number;
  words: string;
  names: number;
}

/** The sentence in the parts that commas and joining words make of it. */
function partsOf({ text, findings }: NamingSentence): Part[] {
  const { source, tokens } = text;
  const starts = ofMeaning(findings, "language").map(({ from }) => tokens[from]?.start ?? 0);
  const cuts = [...source.matchAll(PARTS)];
  const edges = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  return edges
    .map((from, i) => ({ from, to: cuts[i]?.index ?? source.length }))
    .filter(({ from, to }) => source.slice(from, to).trim() !== "")
    .map(({ from, to }) => ({
      from,
      to,
      words: source.slice(from, to).trim(),
      names: starts.filter((start) => start >= from && start < to).length,
    }));
}

const isBare = ({ words }: Part) => !/\s/.test(words);

/** Whether a language that a sentence names is one to work in: "English, some Spanish" is one. */
export function isWorkingLanguage(sentence: NamingSentence, finding: Finding): boolean {
  const start = sentence.text.tokens[finding.from]?.start ?? 0;
  const parts = partsOf(sentence);
  const at = parts.findIndex(({ from, to }) => start >= from && start < to);
  const own = parts[at];
  if (own === undefined) return true;
  if (HARDLY.test(own.words)) return false;
  const next = parts[at + 1];
  if (next?.names === 0 && HARDLY_AFTER.test(next.words)) return false;
  // "A little Spanish and French": of both, as far as anybody can tell.
  const before = parts[at - 1];
  return !(isBare(own) && before !== undefined && before.names > 0 && HARDLY.test(before.words));
}
