import type { SourceSpan } from "../intelligence.ts";

const NOWHERE: SourceSpan = { sourceOffset: null, sourceText: null };

/** Less than this is found anywhere and says nothing. */
const TELLING = /\p{L}.*\p{L}/su;
const HALF_CHARACTER = /^[\udc00-\udfff]|[\ud800-\udbff]$/;
const AROUND = /^["'\s.]+|["'\s.]+$/g;

/** One UTF-16 unit as it is compared; "" for those that nobody sees. */
function folded(unit: string): string {
  if (/\s/.test(unit)) return " ";
  if (/[‘’‚‛ʼ′`´]/.test(unit)) return "'";
  if (/[“”„‟«»″]/.test(unit)) return '"';
  if (/[‐‑‒–—−]/.test(unit)) return "-";
  if (unit === "…") return "...";
  if (/[\u00ad\u200b-\u200d\ufeff]/.test(unit)) return "";
  return unit.toLowerCase();
}

/** A text as it is compared, and for each of its units where the unit it came from stands. */
function fold(text: string): { text: string; offsets: number[] } {
  const units: string[] = [];
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at++) {
    for (const unit of folded(text.charAt(at))) {
      if (unit === " " && units.at(-1) === " ") continue;
      units.push(unit);
      offsets.push(at);
    }
  }
  return { text: units.join(""), offsets };
}

/**
 * Finds words in a text, and gives them as they stand there, letter for letter. Whoever wrote them
 * down may have changed spaces, case and the kind of quotation marks and dashes, and nothing else.
 */
export function sourceFinder(text: string): (words: string) => SourceSpan {
  const known = fold(text);

  function spanAt(start: number, end: number): SourceSpan {
    const sourceText = text.slice(start, end);
    return HALF_CHARACTER.test(sourceText) ? NOWHERE : { sourceOffset: start, sourceText };
  }

  return (words) => {
    const exact = words.trim();
    if (!TELLING.test(exact)) return NOWHERE;
    const at = text.indexOf(exact);
    if (at >= 0) return spanAt(at, at + exact.length);
    const sought = fold(exact).text;
    for (const candidate of [sought, sought.replace(AROUND, "")]) {
      const found = TELLING.test(candidate) ? known.text.indexOf(candidate) : -1;
      const first = known.offsets[found];
      const last = known.offsets[found + candidate.length - 1];
      if (first !== undefined && last !== undefined) return spanAt(first, last + 1);
    }
    return NOWHERE;
  };
}
