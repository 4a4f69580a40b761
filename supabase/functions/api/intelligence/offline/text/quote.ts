import type { Text } from "./tokens.ts";

/** The longest quote that a factor or a reason carries, in characters. */
export const QUOTE_LIMIT = 160;

const EDGE = /^[\s,;:.!?…()"“”*•—–-]+|[\s,;:()"“”*•—–-]+$/g;
/** Marks that belong to the word they touch: without its first one "<b>" would be "b>". */
const OPENS_WORD = /[<[{]/;
const CLOSES_WORD = /[>\]}]/;
/** A cut through a character of two halves leaves one that databases refuse. */
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const LEADING_JOINER = /^(?:and|but|so|because|cause|cos|or|then|also|well|plus|like|um|uh)[\s,]+/i;

/** Without what surrounds a sentence; letter for letter a part of the original all the same. */
function trimmed(text: string): string {
  const bare = text.replace(EDGE, "");
  const inner = bare.replace(LEADING_JOINER, "").replace(EDGE, "");
  return inner.length >= 8 ? inner : bare;
}

/** The original from token `first` to token `last`. */
function partOf({ tokens, source }: Text, first: number, last: number): string {
  let start = tokens[first]?.start ?? 0;
  let end = tokens[last]?.end ?? source.length;
  while (OPENS_WORD.test(source[start - 1] ?? "")) start--;
  while (CLOSES_WORD.test(source[end] ?? "")) end++;
  return trimmed(source.slice(start, end));
}

/** The stretch of the original around tokens `from` to `to` that belongs together by `same`. */
function stretch(text: Text, from: number, to: number, same: "sentence" | "clause"): string {
  const { tokens } = text;
  const opening = tokens[from]?.[same];
  const closing = tokens[to]?.[same];
  let first = from;
  let last = to;
  while (first > 0 && tokens[first - 1]?.[same] === opening) first--;
  while (last < tokens.length - 1 && tokens[last + 1]?.[same] === closing) last++;
  return partOf(text, first, last);
}

/** As many whole words around the match as fit. */
function windowAround(text: Text, from: number, to: number, limit: number): string {
  const { tokens } = text;
  const sentence = tokens[from]?.sentence;
  let first = from;
  let last = to;
  const length = (a: number, b: number) => (tokens[b]?.end ?? 0) - (tokens[a]?.start ?? 0);
  while (last > first && length(first, last) > limit) last--;
  for (let grows = true; grows; ) {
    grows = false;
    if (tokens[last + 1]?.sentence === sentence && length(first, last + 1) <= limit) {
      last++;
      grows = true;
    }
    if (tokens[first - 1]?.sentence === sentence && length(first - 1, last) <= limit) {
      first--;
      grows = true;
    }
  }
  const words = partOf(text, first, last);
  return words.length <= limit ? words : words.slice(0, limit).replace(HALF_CHARACTER, "");
}

/**
 * The person's own words around tokens `from` to `to`, letter for letter: the sentence where it is
 * short enough, else the clause, else as many words as fit into `limit` characters.
 */
export function quoteAround(text: Text, from: number, to: number, limit = QUOTE_LIMIT): string {
  for (const whole of ["sentence", "clause"] as const) {
    const words = stretch(text, from, to, whole);
    if (words.length > 0 && words.length <= limit) return words;
  }
  return windowAround(text, from, to, limit);
}
