import { correct } from "./spelling.ts";
import { stem } from "./stem.ts";

/**
 * A word of a text: as we compare it, and where it stands in the original (UTF-16 offsets, `end`
 * exclusive). A contraction becomes two tokens on one place: "can't" is "can" and "not".
 */
export interface Token {
  word: string;
  stem: string;
  start: number;
  end: number;
  clause: number;
  sentence: number;
  /** A comma stands before it. */
  afterComma: boolean;
}

export interface Text {
  source: string;
  tokens: Token[];
}

/** Invisible characters may stand inside a word; they are dropped when it is read. */
const WORD = /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d]+(?:['’‘ʼ`´＇][\p{L}\p{M}\p{N}]+)*/gu;
const INVISIBLE = /[\u00ad\u200b-\u200d]/g;
const MARKS = /\p{M}/gu;
const SENTENCE_END = /[.!?…;\n\r•。！？¿¡]/;
const CLAUSE_END = /[,:()[\]—–"“”/]|\s-+\s/;

const SHORT_FORMS = new Map(
  Object.entries({
    aint: "is not",
    alot: "a lot",
    arent: "are not",
    cannot: "can not",
    cant: "can not",
    couldnt: "could not",
    didnt: "did not",
    doesnt: "does not",
    dont: "do not",
    dunno: "do not know",
    gimme: "give me",
    gonna: "going to",
    gotta: "have to",
    hadnt: "had not",
    hasnt: "has not",
    havent: "have not",
    hes: "he is",
    id: "i would",
    idk: "i do not know",
    idc: "i do not care",
    im: "i am",
    isnt: "is not",
    ive: "i have",
    kinda: "kind of",
    lotta: "lot of",
    outta: "out of",
    shes: "she is",
    shouldnt: "should not",
    sorta: "sort of",
    thats: "that is",
    theres: "there is",
    theyre: "they are",
    tryna: "trying to",
    wanna: "want to",
    wasnt: "was not",
    werent: "were not",
    whats: "what is",
    wont: "will not",
    wouldnt: "would not",
    youre: "you are",
  }),
);

const CLITICS = new Map(Object.entries({ m: "am", re: "are", ve: "have", ll: "will", d: "would" }));
const BEFORE_IS = new Set(
  "he she it that there what who where how here everything nothing".split(" "),
);
const OPENS_CLAUSE = new Set(
  "but although though however except whereas because cause cos unless yet".split(" "),
);
const JOINS_CLAUSE = new Set("and so then while when since if or where that which".split(" "));
const SUBJECT = new Set("i he she it we they my his her our the there now it's".split(" "));

function readWord(raw: string): string[] {
  const plain = raw
    .replace(INVISIBLE, "")
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(/[’‘ʼ`´＇]/g, "'");
  const cut = plain.indexOf("'");
  if (cut < 0) return SHORT_FORMS.get(plain)?.split(" ") ?? [correct(plain)];
  const head = plain.slice(0, cut);
  const tail = plain.slice(cut + 1);
  const joined = SHORT_FORMS.get(head + tail);
  if (joined !== undefined) return joined.split(" ");
  if (tail === "t" && head.endsWith("n")) return [head.slice(0, -1), "not"];
  const clitic = CLITICS.get(tail);
  if (clitic !== undefined) return [head, clitic];
  if (tail === "s") return BEFORE_IS.has(head) ? [head, "is"] : [correct(head)];
  return [correct(head), tail];
}

/** Punctuation beyond this many characters changes nothing. */
const LONGEST_GAP = 80;
const MOST_WORDS_KNOWN = 20_000;
const known = new Map<string, { word: string; stem: string }[]>();

/** The words of a written word, remembered: a text uses few words often. */
function wordsOf(raw: string): { word: string; stem: string }[] {
  const before = known.get(raw);
  if (before) return before;
  if (known.size > MOST_WORDS_KNOWN) known.clear();
  const words = readWord(raw).map((word) => ({ word, stem: stem(word) }));
  known.set(raw, words);
  return words;
}

/**
 * Reads a text into tokens. Sentences end at their marks and at line breaks; a clause ends at a
 * comma, a dash or a bracket, before "but" and its like, and before "and" with a new subject.
 */
export function readText(source: string): Text {
  const tokens: Token[] = [];
  let clause = 0;
  let sentence = 0;
  let last = 0;
  let previous = "";
  for (const found of source.matchAll(WORD)) {
    const start = found.index;
    const end = start + found[0].length;
    const words = wordsOf(found[0]);
    const first = words[0]?.word ?? "";
    let afterComma = false;
    if (start !== last + 1 || source[last] !== " ") {
      const between = source.slice(last, Math.min(start, last + LONGEST_GAP));
      const endsSentence = tokens.length > 0 && SENTENCE_END.test(between);
      if (endsSentence) sentence++;
      if (endsSentence || CLAUSE_END.test(between)) clause++;
      afterComma = between.includes(",");
    }
    if (OPENS_CLAUSE.has(first)) clause++;
    if (SUBJECT.has(first) && JOINS_CLAUSE.has(previous)) clause++;
    for (const { word, stem } of words) {
      tokens.push({ word, stem, start, end, clause, sentence, afterComma });
      afterComma = false;
      previous = word;
    }
    last = end;
  }
  return { source, tokens };
}
