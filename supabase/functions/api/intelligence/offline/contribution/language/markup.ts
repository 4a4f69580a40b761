const SCRIPT = /<(script|style)\b[\s\S]{0,20000}?<\/\1\s*>/gi;
const TAG = /<\/?([a-zA-Z][a-zA-Z0-9]*)\b[^<>]{0,300}>/g;
const ENTITY = /&(?:[a-zA-Z]{2,8}|#\d{1,6});/g;
const BLOCK = /^(?:p|li|ul|ol|div|br|h\d|tr|td|table|section|article|blockquote|hr)$/i;

const blank = (text: string) => text.replace(/[^\n]/g, " ");

/**
 * A text of the same length without the markup in it: what was pasted from a page is read as the
 * words that a reader saw, and every word keeps its place. The end of a block ends a line.
 */
export function withoutMarkup(text: string): string {
  if (!text.includes("<") && !text.includes("&")) return text;
  const closed = /<\/(?:script|style)/i.test(text) ? text.replace(SCRIPT, blank) : text;
  return closed
    .replace(TAG, (tag, name: string) =>
      BLOCK.test(name) ? `\n${blank(tag).slice(1)}` : blank(tag),
    )
    .replace(ENTITY, (entity) => (entity === "&amp;" ? "&    " : blank(entity)));
}
