/** Longest text of one call of the synthesiser: what is longer is heard late. */
const MAX_SENTENCE = 240;
/** Longest run without a space; the synthesiser takes minutes over an endless one. */
const MAX_WORD = 40;

const REPLACED: [RegExp, string][] = [
  [/[\u2018\u2019\u201b\u02bc]/g, "'"],
  [/[\u201c-\u201f\u00ab\u00bb]/g, '"'],
  [/[\u2013\u2014\u2015]/g, ", "],
  [/\u2026/g, "..."],
  [/&/g, " and "],
  [/\u20ac/g, " euros "],
  [/\u00a3/g, " pounds "],
  [/\u00df/g, "ss"],
];

/**
 * Text as the synthesiser can read it, sentence by sentence: plain ASCII, for it reads the bytes
 * of anything else one by one; without control characters and markup. Empty when there is
 * nothing in it to say.
 */
export function sentencesOf(text: string): string[] {
  const plain = REPLACED.reduce((so, [from, to]) => so.replace(from, to), text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]+/g, " ")
    .replace(/[<>{}[\]|\\^`~*_#]+/g, " ")
    .replace(/([!?.,;:-])\1{3,}/g, "$1")
    .replaceAll(new RegExp(`\\S{${MAX_WORD}}(?=\\S)`, "g"), "$& ")
    .replace(/ +/g, " ")
    .trim();
  return plain
    .split(/(?<=[.!?]["')]*) (?=["'(]*[A-Z0-9])/)
    .flatMap(shortEnough)
    .filter((sentence) => /[a-z0-9]/i.test(sentence));
}

/** Cuts at a comma or the like where there is one in the second half, else at a space. */
function shortEnough(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_SENTENCE) {
    const head = rest.slice(0, MAX_SENTENCE);
    const pause = Math.max(...[", ", "; ", ": "].map((mark) => head.lastIndexOf(mark) + 1));
    const at = pause > MAX_SENTENCE / 2 ? pause : head.lastIndexOf(" ");
    const end = at > 0 ? at : MAX_SENTENCE;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}
