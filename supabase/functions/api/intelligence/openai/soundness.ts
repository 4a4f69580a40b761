import type { ClientAnswer } from "../intelligence.ts";
import { speaksToSoftware } from "./commands.ts";
import { ModelError } from "./model-error.ts";

/** Words in double quotation marks, straight or curly. */
const QUOTED = /["“”„«]([^"“”„«»]+)["“”»]/g;

const CONDITION =
  "(depress|anxiety disorder|panic disorder|bipolar|schizo|psychos|psychotic|borderline|narcissis|autis|adhd|ocd\\b|ptsd|obsessive|anorexi|bulimi|dissociative|mania|manic|[a-z]+ (?:disorder|syndrome))";

/** Tells a person what they have. */
const ASCRIBED = new RegExp(
  `\\byou(?:'re|(?: \\w+){0,3} (?:have|are|be|suffer from|(?:show|have) (?:signs|symptoms) of|liv(?:e|ing) with|struggl(?:e|ing) with|experienc(?:e|ing)))(?: \\w+){0,3} ${CONDITION}`,
  "i",
);

/** What only a clinician may say, whatever the person said before. */
const CLINICAL = [
  /\b(?:i|we) (?:would )?diagnos/i,
  /\byour (?:likely |probable )?diagnosis is\b/i,
  /\byou (?:\w+ ){0,3}meet (?:the |all )?criteria\b/i,
  /\bsymptoms (?:\w+ ){0,2}(?:consistent with|indicative of|suggest|point to|indicate)\b/i,
  /\byou should (?:\w+ ){0,2}(?:start|stop|take|increase|reduce|change)\b[^.]{0,40}(?:medic|antidepress|pill|dose|drug|ssri)/i,
];

/** Whether a text names a condition as the person's that the person did not name. */
function diagnoses(text: string, ownWords: readonly string[]): boolean {
  if (CLINICAL.some((pattern) => pattern.test(text))) return true;
  const condition = ASCRIBED.exec(text)?.[1]?.toLowerCase();
  return condition !== undefined && !ownWords.some((own) => own.toLowerCase().includes(condition));
}

/** Addresses of any kind: a text that comes from a therapist's profile must not lead elsewhere. */
const CONTACT =
  /https?:|www\.|\S@\S+\.\w|\b[\w-]+\.(?:com|org|net|io|co|me|info|app|health)\b|\d{3}[-. ]?\d{3,4}[-. ]?\d{3,4}/i;
const MARKUP = /<\/?[a-z]|\]\(|^#{1,6} |\*\*|`/im;

/** Characters that no database keeps, half ones among them. */
const UNSTORABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** A text by its words alone: in lower case, a space between two. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** So many words in a row are no chance. */
const TELLING_RUN = 10;

function* runsOf(text: string): Generator<string> {
  const words = plain(text).split(" ");
  for (let at = 0; at + TELLING_RUN <= words.length; at++) {
    yield words.slice(at, at + TELLING_RUN).join(" ");
  }
}

/** Whether a text repeats a passage of another, word for word. */
export function repeats(text: string, other: string): boolean {
  const told = new Set(runsOf(other));
  for (const run of runsOf(text)) if (told.has(run)) return true;
  return false;
}

/** What a text says in its own words: each quotation has given way to a full stop. */
export const withoutQuotations = (text: string) => text.replace(QUOTED, " . ");

/** The passages that a text puts in quotation marks; one with words left out counts as several. */
export function quotations(text: string): string[] {
  return [...text.matchAll(QUOTED)]
    .flatMap((match) => (match[1] ?? "").split(/…|\.{3}|\[[^\]]*\]/))
    .map(plain)
    .filter(Boolean);
}

/** Whether a quotation stands in one of the sources, punctuation and case aside. */
export function isWrittenIn(quotation: string, sources: readonly string[]): boolean {
  const bounded = ` ${plain(quotation)} `;
  return sources.some((source) => ` ${plain(source)} `.includes(bounded));
}

/** What a client said, and nobody concluded: this alone may be quoted. */
export const ownWordsOf = (answers: readonly ClientAnswer[]): string[] =>
  answers.filter(({ inferred }) => !inferred).map(({ answer }) => answer);

export interface TextRules {
  /** Characters; 0 lets it be empty. */
  min: number;
  max: number;
  /** What the person wrote; it may be quoted, and what it names may be named. */
  ownWords: readonly string[];
  /** What else may be quoted. */
  otherWords?: readonly string[];
}

/**
 * A text of the model as it may be shown: trimmed, of a fitting length, quoting only what is
 * written, claiming no diagnosis, leading nowhere. Throws a `ModelError` otherwise.
 */
export function soundText(
  text: string,
  { min, max, ownWords, otherWords = [] }: TextRules,
): string {
  const trimmed = text.trim();
  // Quoted words are the person's or the therapist's, not the model's.
  const own = withoutQuotations(trimmed);
  const isSound =
    trimmed.length >= min &&
    trimmed.length <= max &&
    !CONTACT.test(trimmed) &&
    !MARKUP.test(trimmed) &&
    !UNSTORABLE.test(trimmed) &&
    !speaksToSoftware(own) &&
    !diagnoses(own, ownWords) &&
    quotations(trimmed).every((quotation) => isWrittenIn(quotation, [...ownWords, ...otherWords]));
  if (!isSound) throw new ModelError("unfounded", 0);
  return trimmed;
}
