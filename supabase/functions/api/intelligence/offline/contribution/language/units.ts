import { withoutFillers } from "./fillers.ts";
import { splitRunOn } from "./run-on.ts";
import { textOf, type Word, wordsIn } from "./words.ts";

/** A thought: a sentence, an item of a list, or a piece of a dictated stream. */
export interface Unit {
  /** UTF-16 offsets in the whole text, `end` exclusive. */
  start: number;
  end: number;
  /** Without fillers. */
  words: Word[];
  /** The words in lower case with their marks, one space apart. */
  plain: string;
  /** Where each word begins in `plain`. */
  at: number[];
  /** The mark it ends with: "?", ".", "!", ":" or "". */
  mark: string;
  /** An item of a list. */
  bullet: boolean;
  /** Which line and which paragraph of the text it stands in. */
  line: number;
  paragraph: number;
  /** The first unit of its sentence; the others follow from a run-on. */
  opens: boolean;
}

interface Stretch {
  start: number;
  end: number;
  bullet: boolean;
  line: number;
  paragraph: number;
}

const BULLET = /^[ \t]*(?:[-*•–—▪◦·>→]+|\(?\d{1,2}[.):]|\(?[a-hA-H][.)]|[qQ]\d{0,2}[.:)])[ \t]+/;
const SENTENCE_END = /[.!?…;。！？]+["”’')\]]*(?=\s|$|[A-Z¿¡])|[。！？]/g;
const ABBREVIATION =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|vs|etc|e\.g|i\.e|approx|no|jr|sr|dept|[a-z])\.$/i;
const INLINE_NUMBER = /\s\(?\d{1,2}[.)]\s+(?=\S)/g;
/** A line at least so long that goes on in lower case was wrapped, not ended. */
const WRAPPED_LINE = 50;
/** A stretch without any boundary beyond this many characters is no prose. */
const LONGEST_UNIT = 4_000;

function linesOf(text: string): Stretch[] {
  const lines: Stretch[] = [];
  let start = 0;
  let paragraph = 0;
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const lineEnd = start + raw.length;
    const next = lineEnd + (text.startsWith("\r\n", lineEnd) ? 2 : 1);
    if (raw.trim() === "") paragraph++;
    else {
      const bullet = BULLET.exec(raw.slice(0, 40));
      const from = start + (bullet?.[0].length ?? 0);
      const last = lines.at(-1);
      const goesOn =
        last !== undefined &&
        bullet === null &&
        last.paragraph === paragraph &&
        last.end - last.start >= WRAPPED_LINE &&
        !/[.!?:;…]["”’')\]]*$/.test(
          text.slice(Math.max(last.start, last.end - 8), last.end).trimEnd(),
        ) &&
        /^\s*[a-z]/.test(raw);
      if (goesOn) last.end = lineEnd;
      else
        lines.push({
          start: from,
          end: lineEnd,
          bullet: bullet !== null,
          line: lines.length,
          paragraph,
        });
    }
    start = next;
  }
  return lines;
}

/** "1. why now 2. what helped" on one line. */
function withInlineNumbers(text: string, line: Stretch): Stretch[] {
  const body = text.slice(line.start, line.end);
  const cuts = [...body.matchAll(INLINE_NUMBER)];
  if (cuts.length < (line.bullet ? 1 : 2)) return [line];
  const parts: Stretch[] = [];
  let from = line.start;
  let bullet = line.bullet;
  for (const cut of cuts) {
    parts.push({ ...line, start: from, end: line.start + cut.index, bullet });
    from = line.start + cut.index + cut[0].length;
    bullet = true;
  }
  parts.push({ ...line, start: from, end: line.end, bullet });
  return parts.filter(({ start, end }) => end > start);
}

/** "opioids? how many, since when": one or two words and what is asked of them. */
const isNote = (body: string, end: number) =>
  /^\s*\S+(?: \S+)?$/.test(body.slice(0, end)) &&
  /^ (?:[a-z]\S*[ ]?){2,8}$/.test(body.slice(end, end + 80).trimEnd());

function sentencesOf(text: string, line: Stretch): Stretch[] {
  const body = text.slice(line.start, line.end);
  const parts: Stretch[] = [];
  let from = 0;
  for (const found of body.matchAll(SENTENCE_END)) {
    const end = found.index + found[0].length;
    const before = body.slice(Math.max(from, end - 12), end);
    if (found[0] === "." && ABBREVIATION.test(before)) continue;
    if (line.bullet && from === 0 && found[0] === "?" && isNote(body, end)) continue;
    parts.push({ ...line, start: line.start + from, end: line.start + end });
    from = end;
  }
  if (body.slice(from).trim() !== "") parts.push({ ...line, start: line.start + from });
  return parts;
}

/** The bounds of words in the text, with the marks that close them. */
function boundsOf(text: string, words: readonly Word[], limit: number): [number, number] {
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  const closing = /^[.!?…;:"”’')\]]+/.exec(text.slice(end, Math.min(limit, end + 6)))?.[0] ?? "";
  const opened = /["“‘(¿¡]+$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? "";
  const kept = /^[;:]/.test(closing) ? "" : closing;
  return [start - opened.length, end + kept.length];
}

/** A joint at the end belongs to the thought after. */
function withoutTrailingJoint(words: Word[]): Word[] {
  let end = words.length;
  while (end > 3 && /^(?:and|but|or|because)$/.test(words[end - 1]?.lower ?? "")) end--;
  return words.slice(0, end);
}

function unitOf(text: string, given: Word[], stretch: Stretch, opens: boolean): Unit {
  const words = withoutTrailingJoint(given);
  const [start, end] = boundsOf(text, words, stretch.end);
  const at: number[] = [];
  let plain = "";
  for (const word of words) {
    if (plain !== "") plain += " ";
    at.push(plain.length);
    plain += textOf([word]).toLowerCase().replaceAll("’", "'");
  }
  const mark =
    /[?]/.exec(words.at(-1)?.after ?? "")?.[0] ??
    /[.!:]/.exec(words.at(-1)?.after ?? "")?.[0] ??
    "";
  const { bullet, line, paragraph } = stretch;
  return { start, end, words, plain, at, mark, bullet, line, paragraph, opens };
}

/** Reads a text, punctuated or dictated, into its thoughts, in order. */
export function readUnits(text: string): Unit[] {
  const units: Unit[] = [];
  for (const line of linesOf(text)) {
    for (const part of withInlineNumbers(text, line)) {
      for (const sentence of sentencesOf(text, part)) {
        if (sentence.end - sentence.start > 20 * LONGEST_UNIT) continue;
        const words = withoutFillers(wordsIn(text, sentence.start, sentence.end));
        for (const [index, piece] of splitRunOn(words).entries()) {
          const length = (piece.at(-1)?.end ?? 0) - (piece[0]?.start ?? 0);
          if (piece.length === 0 || length > LONGEST_UNIT) continue;
          units.push(unitOf(text, piece, sentence, index === 0));
        }
      }
    }
  }
  return units;
}

/** The index of the word that stands at this place of `plain`, or begins first after it. */
export function wordAt(unit: Unit, place: number): number {
  let low = 0;
  let high = unit.at.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((unit.at[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
