/** A word as it stands in a text (UTF-16 offsets, `end` exclusive), and the marks that follow it. */
export interface Word {
  text: string;
  /** Lower case, with straight apostrophes. */
  lower: string;
  start: number;
  end: number;
  /** What stands between it and the next word, without spaces: ",", ":", "?". */
  after: string;
  /** The quotation mark or bracket it opens or closes; "" for none. */
  opens: string;
  closes: string;
}

const WORD = /\$?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&/.-][\p{L}\p{M}\p{N}]+)*[%+]?/gu;
/** A closing mark, or one behind a stop: “is it over?” */
const CLOSES = /^[?!.,]?(["”)])/;
/** Marks beyond so many characters say nothing more. */
const LONGEST_MARKS = 12;

/** The words of a stretch of a text, from `start` to `end`. */
export function wordsIn(source: string, start = 0, end = source.length): Word[] {
  const words: Word[] = [];
  const stretch = source.slice(start, end);
  for (const found of stretch.matchAll(WORD)) {
    const text = found[0];
    const at = start + found.index;
    const previous = words.at(-1);
    if (previous) previous.after = marksBetween(source, previous.end, at);
    const lower = text.toLowerCase().replaceAll("’", "'");
    const opens = /["“(]/.exec(source[at - 1] ?? "")?.[0] ?? "";
    const closes = CLOSES.exec(source.slice(at + text.length, at + text.length + 2))?.[1] ?? "";
    words.push({ text, lower, start: at, end: at + text.length, after: "", opens, closes });
  }
  const last = words.at(-1);
  if (last) last.after = marksBetween(source, last.end, end);
  return words;
}

function marksBetween(source: string, from: number, to: number): string {
  return source.slice(from, Math.min(to, from + LONGEST_MARKS)).replace(/\s+/g, "");
}

/** Words as running text: one space between them, their marks kept. */
export function textOf(words: readonly Word[]): string {
  const paired = isPaired(words);
  return words
    .map(({ text, after, opens, closes }) =>
      paired ? opens + text + closes + spoken(after) : text + spoken(after),
    )
    .join(" ");
}

/** Whether every quotation mark and bracket has its other half among the words. */
function isPaired(words: readonly Word[]): boolean {
  let open = "";
  for (const { opens, closes } of words) {
    if (opens !== "") {
      if (open !== "") return false;
      open = opens;
    }
    if (closes !== "") {
      if (open === "") return false;
      open = "";
    }
  }
  return open === "";
}

/** A word of ours among those of a text. */
export function ownWord(text: string, like?: Word, after = ""): Word {
  const { start = 0, end = 0 } = like ?? {};
  return { text, lower: text.toLowerCase(), start, end, after, opens: "", closes: "" };
}

/** Marks as they are written between words; brackets and bullets of a list are not. */
function spoken(after: string): string {
  if (/^["”’')\]]*[—–]|^-+$/.test(after)) return ",";
  if (after === "&" || after === "=") return ` ${after}`;
  return /[,:;?]/.exec(after)?.[0] ?? "";
}

/** Words of any text in lower case, for comparing. */
export function lowerWords(text: string): string[] {
  return wordsIn(text).map(({ lower }) => lower);
}
