/** FNV-1a: the same text picks the same words every time. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return value;
}

/** One of several ways to say the same, decided by `seed` alone. */
export function oneOf<const T>(seed: string, ways: readonly [T, ...T[]]): T {
  return ways[hash(seed) % ways.length] ?? ways[0];
}

/** In running text a quote has at most so many characters. */
const SHORT = 110;

/** Quotation marks inside a quote become single ones. */
function readable(text: string): string {
  return text.replace(/["“”]/g, "'");
}

/** The beginning of somebody's words in quotation marks, cut between words where they are long. */
export function quoted(words: string, limit = SHORT): string {
  let cut = words.trim().replace(/\s+/g, " ");
  if (cut.length > limit) {
    const clause = cut.slice(0, limit).search(/[,;:.!?–—](?=[^,;:.!?–—]*$)/);
    const space = cut.lastIndexOf(" ", limit);
    cut = cut.slice(0, clause > limit / 3 ? clause : space > 0 ? space : limit);
  }
  return `“${readable(cut.replace(/[\s,;:–—.]+$/, ""))}”`;
}

/** A quote that ends in a mark of its own needs no stop after it. */
export function withSingleStops(text: string): string {
  return text.replace(/([.!?…]['’)]?”)\.(?=\s|$)/g, "$1");
}

/** The name by which a person would be spoken of: without titles and degrees. */
export function givenName(name: string): string {
  const parts = name
    .replace(/,.*$/, "")
    .split(/\s+/)
    .filter((part) => !/^(?:dr|mr|mrs|ms|prof)\.?$/i.test(part));
  return parts[0] ?? name;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
