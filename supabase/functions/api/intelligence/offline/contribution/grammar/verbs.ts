import { DOUBLING, IRREGULAR, REGULAR } from "./verb-list.ts";

/** How a verb stands: "ask", "asks", "asked" (past and participle alike), "taken", "asking". */
export type VerbForm = "base" | "s" | "past" | "participle" | "ing";

export interface VerbReading {
  base: string;
  form: VerbForm;
}

const isVowel = (letter: string | undefined) => letter !== undefined && "aeiou".includes(letter);

/** "carry" → "carries", "push" → "pushes". */
export function thirdPerson(base: string): string {
  if (base === "have") return "has";
  if (base === "do" || base === "go") return `${base}es`;
  if (base === "be") return "is";
  if (base.endsWith("y") && !isVowel(base.at(-2))) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(base) ? `${base}es` : `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (base.endsWith("y") && !isVowel(base.at(-2))) return `${base.slice(0, -1)}ied`;
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function ingForm(base: string): string {
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (base.endsWith("e") && !base.endsWith("ee")) return `${base.slice(0, -1)}ing`;
  if (
    DOUBLING.has(base) ||
    /^(?:get|put|cut|hit|let|run|sit|set|quit|shut|split|win|begin|forget)$/.test(base)
  ) {
    return `${base}${base.at(-1)}ing`;
  }
  return `${base}ing`;
}

const PAST = new Map<string, string>();
const READINGS = new Map<string, VerbReading>();

function know(base: string, past: string, participle: string): void {
  PAST.set(base, past);
  const put = (word: string, form: VerbForm) => {
    if (!READINGS.has(word)) READINGS.set(word, { base, form });
  };
  put(base, "base");
  put(thirdPerson(base), "s");
  put(past, "past");
  put(participle, "participle");
  put(ingForm(base), "ing");
}
for (const [base, past, participle] of IRREGULAR) know(base, past, participle);
for (const base of REGULAR) {
  if (!PAST.has(base)) know(base, regularPast(base), regularPast(base));
}
// "found" and "left" are the past of "find" and "leave" far more often than verbs of their own.
READINGS.set("felt", { base: "feel", form: "past" });
READINGS.set("lay", { base: "lie", form: "past" });

/** How a word may be read as a verb; null when it is none we know. */
export function readVerb(word: string): VerbReading | null {
  return READINGS.get(word) ?? null;
}

/** "ask" → "asked". */
export function pastOf(base: string): string {
  return PAST.get(base) ?? regularPast(base);
}

const MODALS = new Set("can could will would shall should may might must cannot".split(" "));
const BE = new Set("am is are was were".split(" "));
const NEGATED = /^(?:ca|could|wo|would|should|must|is|are|was|were|has|have|had|do|does|did)n't$/;

export const isBe = (word: string) => BE.has(word) || /^(?:is|are|was|were)n't$/.test(word);
export const isModal = (word: string) =>
  MODALS.has(word) || /^(?:ca|could|wo|would|should|must)n't$/.test(word);
export const isHave = (word: string) => /^(?:have|has|had)(?:n't)?$/.test(word);
export const isDo = (word: string) => /^(?:do|does|did)(?:n't)?$/.test(word);
export const isNegated = (word: string) => NEGATED.test(word);

/** A word that opens an inverted question. */
export const isAuxiliary = (word: string) =>
  isBe(word) || isModal(word) || isHave(word) || isDo(word);

/** Whether a word may be the past participle after "have". */
export function isParticiple(word: string): boolean {
  if (word === "been" || word === "got") return true;
  const reading = readVerb(word);
  if (reading) {
    const same = reading.form === "base" && PAST.get(reading.base) === word;
    return reading.form === "past" || reading.form === "participle" || same;
  }
  return /[a-z]{2}ed$/.test(word);
}

/** The verb as it goes with "you": "has" → "have", "isn't" → "aren't", "handles" → "handle". */
export function withYou(word: string): string {
  const fixed = WITH_YOU.get(word);
  if (fixed !== undefined) return fixed;
  const reading = readVerb(word);
  return reading?.form === "s" ? reading.base : word;
}

const WITH_YOU = new Map(
  Object.entries({
    is: "are",
    was: "were",
    has: "have",
    does: "do",
    isn: "aren",
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  }),
);
