import type { ClientEvidence } from "../../../../../../shared/src/contracts/recommendation.ts";
import { STATES } from "../taxonomy/places.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { evidenceAt } from "./evidence.ts";
import { isPractical } from "./practical-side.ts";
import type { ReadAnswer } from "./read-answers.ts";

const PLACES = compilePhrases(
  Object.entries(STATES).flatMap(([value, names]) =>
    names.split(";").map((name) => ({ phrase: `=${name.trim().split(" ").join(" =")}`, value })),
  ),
);

const LIVES = compilePhrases(
  [
    "i ~ live",
    "we ~ live",
    "living in",
    "based in",
    "i am in",
    "we are in",
    "here in",
    "located in",
    "vivo en",
  ].map((phrase) => ({ phrase, value: true })),
);

const STATE_CODE = /(?:,\s*|[a-z]\s+|^|[.\n]\s*)([A-Z])\.?([A-Z])\b\.?(?![A-Z'’])/g;

export interface Place {
  codes: string[];
  evidence: ClientEvidence | null;
}

/** Codes that shouting or a plain "I'm OK" also spells; they count only after a comma or with points. */
const ALSO_WORDS = new Set("AL CO DE HI ID IN LA MA ME MO OH OK OR PA".split(" "));

/** "OK, video is fine", "IN person": words with which answers begin. */
const OPENS_ANSWERS = new Set("HI IN ME OH OK OR".split(" "));

function codesIn(answer: ReadAnswer): string[] {
  const codes: string[] = [];
  for (const found of answer.text.source.matchAll(STATE_CODE)) {
    const code = `${found[1] ?? ""}${found[2] ?? ""}`;
    const marked = found[0].includes(",") || found[0].includes(".");
    const opens = found.index === 0 && !OPENS_ANSWERS.has(code);
    const written = found.index + found[0].indexOf(found[1] ?? "");
    const place = answer.text.tokens.findIndex(({ end }) => end > written);
    // "my sister is in Reno, NV": the city before the code says whose home it is.
    if (place > 0 && (isOthers(answer, place) || isOthers(answer, place - 1))) continue;
    if (code in STATES && (marked || opens || !ALSO_WORDS.has(code))) codes.push(code);
  }
  return codes;
}

/** "moved here *from Texas*": where they came from is no home any more. */
function isLeft({ text: { tokens } }: ReadAnswer, at: number): boolean {
  if (tokens[at - 1]?.word !== "from") return false;
  return [at - 2, at - 3].some((i) => /^(?:moved|came|relocated)$/.test(tokens[i]?.word ?? ""));
}

/** Words by which a sentence speaks of somebody else's home. */
const OTHERS = new Set(
  `he she they his her their him them sister sisters brother brothers mom mum mother mama dad father
   papa parents son sons daughter daughters kid kids child children aunt uncle cousin cousins niece
   nephew grandmother grandma grandfather grandpa grandparents family husband wife ex boyfriend
   girlfriend fiance fiancee partner friend friends roommate boss neighbor in-laws inlaws relatives
   folks twin stepdad stepmom stepson stepdaughter godmother coworker`.split(/\s+/),
);
const SELF = /^(?:i|we|im|me|us|myself|vivo|vivimos)$/;

/**
 * Whether the place at `at` is somebody else's: the nearest person to its left in the sentence decides,
 * "my sister, she lives in Reno", "I am here and my mother is in Reno". Nobody named means the client.
 */
function isOthers(answer: ReadAnswer, at: number): boolean {
  const { tokens } = answer.text;
  // "my husband works from home so video, Oregon": named by itself it answers the question.
  const apart = !/^(?:in|at|near|around|to|from|of|by)$/.test(tokens[at - 1]?.word ?? "");
  if (answer.role === "practical" && apart) return false;
  for (let i = at - 1; i >= 0 && tokens[i]?.sentence === tokens[at]?.sentence; i--) {
    const word = tokens[i]?.word ?? "";
    if (SELF.test(word)) return false;
    if (!OTHERS.has(word)) continue;
    // "I live with my sister in Reno", "near my mother in Reno": lived beside, not apart.
    const beside = tokens
      .slice(Math.max(0, i - 3), i)
      .some((token) => /^(?:with|near)$/.test(token.word));
    if (!beside) return true;
  }
  return false;
}

/** The state or states in which the client lives, if they say so of themselves. */
export function readPlace(answers: readonly ReadAnswer[]): Place {
  const ordered = [...answers].sort(
    (a, b) => Number(b.role === "practical") - Number(a.role === "practical"),
  );
  for (const answer of ordered) {
    const practical = isPractical(answer);
    const lives = findPhrases(LIVES, answer.text);
    const named = findPhrases(PLACES, answer.text).filter(
      ({ from }) =>
        !isOthers(answer, from) &&
        !isLeft(answer, from) &&
        (practical || lives.some((cue) => from > cue.from && from - cue.to <= 3 && cue.to < from)),
    );
    const longest = Math.max(0, ...named.map(({ from, to }) => to - from));
    const codes = practical ? codesIn(answer) : [];
    const names = named.filter(({ from, to }) => to - from === longest || longest === 0);
    const first = named[0];
    if (codes.length > 0) {
      // "LA" is the city to most people who write it, and Louisiana only beside one of its own.
      const louisiana = named.some(({ value }) => value === "LA");
      const state = codes.map((code) => (code === "LA" && !louisiana ? "CA" : code));
      const evidence = first ? evidenceAt(answer, first.from, first.to) : evidenceAt(answer, 0, 0);
      if (state.length > 0) return { codes: [...new Set(state)], evidence };
    }
    if (first) {
      return {
        codes: [...new Set((names.length > 0 ? names : named).map(({ value }) => value))],
        evidence: evidenceAt(answer, first.from, first.to),
      };
    }
  }
  return { codes: [], evidence: null };
}
