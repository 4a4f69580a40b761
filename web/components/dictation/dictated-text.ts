/**
 * A text that is typed and dictated at the same time: what stands before the words being spoken,
 * those words, and what was typed after them. `skip` counts words of the running phrase that the
 * person has made their own by editing them: they are not put in a second time.
 */
export interface DictatedText {
  before: string;
  spoken: string;
  after: string;
  skip: number;
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "");

const dropWords = (text: string, count: number) =>
  count === 0 ? text : wordsOf(text).slice(count).join(" ");

const gap = (before: string, spoken: string) =>
  spoken === "" || before === "" || /\s$/.test(before) ? "" : " ";

const join = (before: string, spoken: string) => before + gap(before, spoken) + spoken;

export function beginWith(text: string): DictatedText {
  return { before: text, spoken: "", after: "", skip: 0 };
}

/** The whole text as the field shows it. */
export function textOf({ before, spoken, after }: DictatedText): string {
  return join(before, spoken) + after;
}

/**
 * Takes in what was heard: `settled` words join the text for good, at the place where they were
 * shown while they were pending; `pending` words replace the pending ones of before.
 */
export function hear(text: DictatedText, settled: string, pending: string): DictatedText {
  const skip = Math.max(0, text.skip - wordsOf(settled).length);
  const spoken = dropWords(pending, skip);
  if (settled === "") return { ...text, spoken };
  const before = join(text.before, dropWords(settled, text.skip)) + text.after;
  return { before, spoken, after: "", skip };
}

/** The session is over: what is shown is the text. */
export function settle(text: DictatedText): DictatedText {
  return beginWith(textOf(text));
}

function commonStart(a: string, b: string): number {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && a[length] === b[length]) length += 1;
  return length;
}

function commonEnd(a: string, b: string, limit: number): number {
  let length = 0;
  while (length < limit && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

/** The reading of an edit that leaves the spoken words pending, if they were not touched. */
function editAround(text: DictatedText, shown: string, value: string): DictatedText | null {
  if (text.spoken === "") return null;
  const start = commonStart(shown, value);
  const spokenEnd = shown.length - text.after.length;
  if (start >= spokenEnd) return { ...text, after: value.slice(spokenEnd) };
  const end = shown.length - commonEnd(shown, value, Math.min(shown.length, value.length) - start);
  if (end > text.before.length) return null;
  const rest = shown.length - text.before.length;
  return { ...text, before: value.slice(0, value.length - rest) };
}

/**
 * Takes in that the person edited the field to `value`. Before or after the spoken words an edit
 * leaves them pending; within them it makes what is shown the person's own text.
 */
export function edit(text: DictatedText, value: string): DictatedText {
  const shown = textOf(text);
  if (shown === value) return text;
  const around = editAround(text, shown, value);
  if (around !== null && textOf(around) === value) return around;
  return { before: value, spoken: "", after: "", skip: text.skip + wordsOf(text.spoken).length };
}

/** Where a caret at `caret` belongs after the field's text changed under it. */
export function moveCaret(caret: number, was: string, is: string): number {
  if (caret === was.length) return is.length;
  const start = commonStart(was, is);
  return caret <= start ? caret : Math.max(start, caret + is.length - was.length);
}
