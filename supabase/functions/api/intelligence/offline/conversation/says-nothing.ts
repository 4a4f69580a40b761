import type { Text } from "../text/tokens.ts";

/** What a recogniser makes of a breath, a cough or a noise. */
const NOISE =
  /^(?:the|a|u+h+|u+m+|h+m+|huh|o+h+|a+h+|eh|m+|mhm|er+|and|but|so|to|of|it|in|is|i|well|what|sorry)$/;
/** A noise is short; a longer row of such words is a beginning. */
const NOISE_AT_MOST = 3;

/** Laughter, and what is typed to see whether something happens. */
const FILLER =
  /^(?:lo+l|lmao|rofl|(?:ha|he|hi|ja){2,}h?|ha|he|blah|bla|yada|test|testing|tests|xyz|abc|foo|bar|lorem|ipsum|beep|boop|meow|woof|la|na|whatever|meh|one|two|three|1|2|3)$/;

const KEYBOARD = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const SHORTEST_RUN = 3;

/** How many letters of a word lie side by side on a keyboard, in runs of three or more. */
function lettersInRuns(word: string): number {
  let count = 0;
  for (let at = 0; at < word.length; ) {
    let length = 1;
    const isRun = (part: string) =>
      KEYBOARD.some((row) => row.includes(part) || [...row].reverse().join("").includes(part));
    while (at + length < word.length && isRun(word.slice(at, at + length + 1))) length++;
    if (length >= SHORTEST_RUN) count += length;
    at += length;
  }
  return count;
}

/** Whether fingers made a word and no thought: "asdf", "hjkl", "aaaaaa", "zxcv". */
function isTypedNoise(word: string): boolean {
  if (!/^[a-z]{4,}$/.test(word)) return false;
  if (new Set(word).size <= Math.max(1, Math.floor(word.length / 5))) return true;
  return lettersInRuns(word) >= 0.8 * word.length || !/[aeiouy]/.test(word);
}

/** Nobody says a tag or a template. */
const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|\{\{|\$\{/i;

/** Whether there is nothing in a text that could be meant: a breath, laughter, random keys, markup. */
export function saysNothing({ tokens, source }: Text): boolean {
  if (MARKUP.test(source)) return true;
  const words = tokens.map(({ word }) => word).filter((word) => !isTypedNoise(word));
  if (words.length === 0 && tokens.length > 0) return true;
  if (words.length < tokens.length && words.length <= 1) return true;
  if (words.length <= NOISE_AT_MOST && words.every((word) => NOISE.test(word))) return true;
  return words.every((word) => FILLER.test(word) || NOISE.test(word));
}
