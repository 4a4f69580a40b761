/** Which words of an expert's text an item was made of; null or missing where nobody knows. */
export interface Source {
  sourceOffset?: number | null | undefined;
  sourceText?: string | null | undefined;
}

/** A stretch of a text: from `start` up to but without `end`, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * Where an item's words stand in the text. An offset that does not fit (counted in other units, or of
 * a text that was trimmed) gives way to the place where the words themselves are found.
 */
export function findSource(text: string, { sourceOffset, sourceText }: Source): Stretch | null {
  if (!sourceText) return null;
  const claimed = sourceOffset ?? -1;
  const fits = claimed >= 0 && text.startsWith(sourceText, claimed);
  const start = fits ? claimed : text.indexOf(sourceText);
  return start === -1 ? null : { start, end: start + sourceText.length };
}

/** The words with a little of what stands around them, cut between words. */
export function excerpt(text: string, { start, end }: Stretch, around = 90) {
  const from = wordStart(text, Math.max(0, start - around), start);
  const to = wordEnd(text, Math.min(text.length, end + around), end);
  return {
    before: (from > 0 ? "… " : "") + text.slice(from, start),
    words: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? " …" : ""),
  };
}

/** The first beginning of a word from `at` on; `limit` when there is none before it. */
function wordStart(text: string, at: number, limit: number): number {
  if (at === 0) return 0;
  const space = text.slice(at, limit).search(/\s/);
  return space === -1 ? limit : at + space + 1;
}

/** The last end of a word up to `at`; `limit` when there is none after it. */
function wordEnd(text: string, at: number, limit: number): number {
  if (at === text.length) return at;
  const last = text.slice(limit, at).search(/\s\S*$/);
  return last === -1 ? limit : limit + last;
}
