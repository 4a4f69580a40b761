import type { Text } from "../../text/tokens.ts";

/** The tokens of a match, both inclusive. */
export interface Span {
  from: number;
  to: number;
}

export const wordAt = (text: Text, i: number): string => text.tokens[i]?.word ?? "";

export const sameSentence = (text: Text, a: number, b: number): boolean =>
  text.tokens[a]?.sentence === text.tokens[b]?.sentence;

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** The words of the sentence around a match, at most `reach` to each side. */
export function sentenceAround(text: Text, { from, to }: Span, reach = 40): string[] {
  return text.tokens
    .slice(Math.max(0, from - reach), to + reach + 1)
    .filter((token) => token.sentence === text.tokens[from]?.sentence)
    .map((token) => token.word);
}

/** The first words of the sentence after a match, at most `limit`. */
export function nextSentence(text: Text, { to }: Span, limit = 16): string[] {
  const sentence = (text.tokens[to]?.sentence ?? 0) + 1;
  const words: string[] = [];
  for (let i = to + 1; words.length < limit; i++) {
    const token = text.tokens[i];
    if (token === undefined || token.sentence > sentence) break;
    if (token.sentence === sentence) words.push(token.word);
  }
  return words;
}
