import type { Word } from "./words.ts";

const SOUNDS = new Set(
  "um umm uh uhh uhm erm er hmm hm mm mhm ah eh basically literally honestly okay ok anyways yeah yep".split(
    " ",
  ),
);

/** Said to hold the floor; dropped wherever they stand. */
const PHRASES = [
  "i mean",
  "let me think",
  "let me see",
  "where was i",
  "how do i say this",
  "how do i put this",
  "what else",
  "and so on",
  "and so forth",
  "and things like that",
  "and stuff like that",
  "things like that",
  "stuff like that",
  "and all that",
  "or whatever",
  "and whatnot",
  "if you know what i mean",
  "if that makes sense",
  "does that make sense",
  "for lack of a better word",
  "as i said",
  "like i said",
  "to be honest",
  "i guess",
  "i suppose",
  "oh and",
  "oh yes",
  "oh yeah",
  "like never",
  "like ever",
  "like always",
  "that's it for now",
  "that is it for now",
  "that's all for now",
  "that's it",
  "that's all",
].map((phrase) => phrase.split(" "));

/** "you know" with one of these before it is a question about knowing. */
const BEFORE_KNOW = new Set(
  "do did if what how would when that should let lets as could can will because so who where once before whether once since until make".split(
    " ",
  ),
);
/** "the people you know well": after it, knowing is meant. */
const KNOWN = new Set("well them him her it nothing".split(" "));
const BEFORE_HEDGE = new Set(
  "a an the what which this that some any same his her their one every different right wrong other best these those and is are be".split(
    " ",
  ),
);

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

function phraseAt(words: readonly Word[], index: number): number {
  for (const phrase of PHRASES) {
    if (phrase.every((word, i) => at(words, index + i) === word)) {
      // "I mean it", "I guess at": only where nothing hangs on it.
      return phrase.length;
    }
  }
  return 0;
}

/** How many words from here are filler; 0 for none. */
function fillerAt(words: readonly Word[], index: number): number {
  const word = at(words, index);
  const next = at(words, index + 1);
  const before = at(words, index - 1);
  const phrase = phraseAt(words, index);
  if (phrase > 0) return phrase;
  if (SOUNDS.has(word)) return 1;
  if (word === "you" && next === "know") {
    const means = BEFORE_KNOW.has(before) || KNOWN.has(at(words, index + 2));
    return means ? 0 : 2;
  }
  if ((word === "kind" || word === "sort") && next === "of") {
    return BEFORE_HEDGE.has(before) ? 0 : 2;
  }
  if (word === "like") {
    const alone = words[index]?.after.includes(",") && words[index - 1]?.after.includes(",");
    const after = /^(?:so|and|um|uh|just|well)$/.test(before) && next !== "to";
    return alone || after ? 1 : 0;
  }
  if (index === 0 && /^(?:well|yeah|yes|right|so|now|look|listen|oh|hey|hi|hello)$/.test(word)) {
    return words[index]?.after.includes(",") || /^(?:so|yeah|yes|um|uh)$/.test(word) ? 1 : 0;
  }
  // A stumble: "the the", "they they".
  if (word === next && word !== "that" && word !== "had" && /^[a-z']+$/.test(word)) return 1;
  return 0;
}

/** The words without those that only hold the floor, and without stumbles. */
export function withoutFillers(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (let i = 0; i < words.length; ) {
    const skip = fillerAt(words, i);
    if (skip === 0) {
      const word = words[i];
      if (word) kept.push({ ...word });
      i++;
      continue;
    }
    const mark = words[i + skip - 1]?.after ?? "";
    const last = kept.at(-1);
    if (last && /[?:]/.test(mark)) last.after = mark;
    // "the accounts I mean who holds the card": it parts what stands on both sides.
    const parts = at(words, i) === "i" && at(words, i + 1) === "mean" && last?.after === "";
    if (parts && /^(?:how|what|who|why|when|where|do|does|is|are)$/.test(at(words, i + skip)))
      last.after = ",";
    i += skip;
  }
  return kept;
}
