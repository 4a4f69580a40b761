const VERB =
  "(?:add|remove|delete|drop|cut|take out|get rid of|make|change|reword|rephrase|rewrite|move|put|swap|switch|exchange|merge|combine|join|keep|shorten|address|turn|set|replace|simplify|soften|leave out|ask|include|insert|write|mark|tag|direct|aim|convert|omit|trim|expand|lengthen|reorder|sort|tighten|condense|use|say|mention|create|give)";
const OBJECT =
  "(?:a|an|the|another|one|two|three|four|some|question|questions|insight|insights|number|#?\\d+|q\\d+|last|first|second|third|fourth|fifth|all|both|every|everything|them|it|this|these|those|summary|shorter|only|no|their|that|just|anything|client|clients|therapist|therapists|more|each|out)";
const NEXT = new RegExp(
  `(?:,\\s*(?:and\\s+)?(?:then\\s+|also\\s+|please\\s+)*|\\s+and\\s+(?:then\\s+|also\\s+|please\\s+)*|\\s+then\\s+|\\s+but\\s+|\\s+also\\s+)(?=${VERB}\\s+${OBJECT}\\b|(?:the )?summary\\s+(?:should|must|needs)\\b|(?:the )?(?:\\w+ ){0,2}(?:one|question|insight)s? (?:should|must|is|are|\\d+ (?:should|is)) )`,
  "gi",
);
const END = /[.!;](?=\s|$)|\?(?=\s+[A-Z])|\n+/g;
const QUOTED = /["“][^"”]{0,1000}["”]|(?<=\s|^)['‘][^'’\n]{2,600}['’](?=[\s.,;!?)]|$)/g;
/** What follows is the text itself, and commas in it mean nothing. */
const VERBATIM =
  /\b(?:that says|saying|should say|should read|says|reads|as follows|reword(?:ed)? (?:\S+ ){0,4}(?:as|to)|rephrase (?:\S+ ){0,4}(?:as|to)|change (?:\S+ ){0,6}to)\b|:\s/i;

const POLITE =
  /^(?:(?:please|pls|could you|can you|would you|i would like (?:you )?to|i'd like (?:you )?to|i want (?:you )?to|i would like|i'd like|i want|let us|let's|you should|you could|then|and|also|but|oh|um|uh|okay|ok|so|now|maybe|perhaps|just|next|finally|lastly|first of all|firstly|hmm|well|yes|actually|great|good|thanks|thank you|kindly)[\s,:-]+)+/i;

const DECORATION = /^(?:\s|\p{Extended_Pictographic}|\ufe0f|\u200d)$/u;

/** Without spaces and pictures at its end. */
function withoutDecoration(text: string): string {
  const signs = [...text];
  while (signs.length > 0 && DECORATION.test(signs.at(-1) ?? "")) signs.pop();
  return signs.join("");
}

/** Replaces what is quoted by as many neutral signs, so that its marks cut nothing. */
function masked(text: string): string {
  return text.replace(QUOTED, (quoted) => "·".repeat(quoted.length));
}

/** One instruction: without its politeness, letter for letter otherwise. */
export function splitInstructions(instructions: string): string[] {
  const text = instructions.slice(0, 8_000);
  const mask = masked(text);
  const pieces: string[] = [];
  const cut = (from: number, to: number) => {
    const piece = text
      .slice(from, to)
      .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "")
      .trim();
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push(piece);
  };
  let from = 0;
  for (const end of mask.matchAll(END)) {
    cutSentence(from, end.index + (end[0].startsWith("?") ? 1 : 0));
    from = end.index + end[0].length;
  }
  cutSentence(from, text.length);

  function cutSentence(start: number, end: number): void {
    let at = start;
    const sentence = mask.slice(start, end);
    for (const joint of sentence.matchAll(NEXT)) {
      const before = sentence.slice(at - start, joint.index);
      if (VERBATIM.test(before) && !before.includes("·")) continue;
      cut(at, start + joint.index);
      at = start + joint.index + joint[0].length;
    }
    cut(at, end);
  }
  return pieces
    .map((piece) => withoutDecoration(piece.replace(POLITE, "")).trim())
    .filter((piece) => piece !== "");
}
