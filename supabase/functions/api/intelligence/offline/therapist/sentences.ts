/** A stretch of an answer that stands for itself, letter for letter; `start` in UTF-16 units. */
export interface Sentence {
  source: string;
  start: number;
}

/** A full stop after these ends no sentence; nor does one after a single letter. */
const ABBREVIATIONS = new Set(
  "dr mr mrs ms st vs eg ie approx appx etc prof jr sr ca incl esp yrs yr inc ph".split(" "),
);
const STOPS = new Set(".!?…。！？");
const CLOSERS = new Set("\"”’')]");
const EDGES = new Set(" \t\u00a0\n\r-–—•*·,;:>#");
/** What ends with the sentence and not with the words. */
const LAST = new Set([...EDGES, "."]);

/** Without what surrounds the words; a question mark stays with them. */
export function trimmedTo(text: string, from: number, to: number): Sentence {
  let start = from;
  let end = to;
  while (start < end && EDGES.has(text[start] ?? "")) start++;
  while (end > start && LAST.has(text[end - 1] ?? "")) end--;
  return { source: text.slice(start, end), start };
}

function endsInAbbreviation(text: string, at: number): boolean {
  const word = /[\p{L}\p{N}]{1,7}$/u.exec(text.slice(Math.max(0, at - 8), at))?.[0] ?? "";
  return ABBREVIATIONS.has(word.toLowerCase()) || (/^\p{L}$/u.test(word) && word !== "I");
}

/** Where the sentence ends whose mark begins at `at`, or -1 where it goes on. */
function endOfSentence(text: string, at: number): number {
  const char = text[at] ?? "";
  if (char === "\n" || char === "\r") return at + 1;
  if (!STOPS.has(char)) return -1;
  let end = at;
  while (STOPS.has(text[end] ?? "")) end++;
  const single = end === at + 1 && char === ".";
  while (CLOSERS.has(text[end] ?? "")) end++;
  const next = text[end];
  if (next === undefined || /\s/.test(next)) {
    return single && end === at + 1 && endsInAbbreviation(text, at) ? -1 : end;
  }
  // "homework.Then we": the blank was forgotten.
  const glued =
    /^\p{Ll}{2}$/u.test(text.slice(at - 2, at)) && /^\p{Lu}\p{Ll}/u.test(text.slice(end, end + 2));
  return glued ? end : -1;
}

/** What has no stop for so long is cut at the next blank, and soon after that anywhere. */
const RUN_ON = 600;
const ENDLESS = 800;

function isRunOn(text: string, from: number, at: number): boolean {
  const length = at - from;
  return length >= ENDLESS || (length >= RUN_ON && /\s/.test(text[at] ?? ""));
}

/**
 * Cuts a text into its sentences, at stops and line breaks. A run-on is cut too, so that what is
 * done sentence by sentence takes no longer for one without stops.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    const sentence = trimmedTo(text, from, to);
    if (/[\p{L}\p{N}]/u.test(sentence.source)) sentences.push(sentence);
    from = to;
  };
  for (let at = 0; at < text.length; at++) {
    const end = isRunOn(text, from, at) ? at : endOfSentence(text, at);
    if (end < 0) {
      // A run of marks that ends nothing is passed over at once.
      if (STOPS.has(text[at] ?? "")) while (STOPS.has(text[at + 1] ?? "")) at++;
      continue;
    }
    add(end);
    at = Math.max(at, end - 1);
  }
  add(text.length);
  return sentences;
}
