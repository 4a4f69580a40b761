import { findSignals } from "../risk/signals.ts";

const QUOTED = /["“][^"“”]*["”]/g;
/** "Are you thinking of …": what is asked of a client, up to where the therapist speaks again. */
const ASKED = /\byou(?:r|rself)?\b(?:(?!\b[Ii]\b)[^,.;!?])*/g;

const FIRST_PERSON = /\b(?:I|me|my|myself)\b/i;
/** Signals that are the writer's own even where no "I" is written: "don't want to live anymore". */
const WISHES: ReadonlySet<string> = new Set([
  "death-wish",
  "not-living",
  "kill-self",
  "death-announced",
  "suicide-plan",
  "es-suicide",
  "es-not-living",
]);

const NOUN = /\b(?:self[- ]?(?:harm|injur|mutilat)|suicid)/i;
const OF_WORK =
  /\b(?:send|refer|treat|leave|pass|hand|ask|screen|clinic|colleague|they|clients?|people)\b/i;
const NAMES: ReadonlySet<string> = new Set(["self-harm", "suicide-named", "death-sought"]);

/** "Self-harm I send to the clinic": a subject of the work, named before anybody is spoken of. */
function isOnlyNamed(words: string, signal: string): boolean {
  const at = words.search(NOUN);
  const isWork = NAMES.has(signal) && OF_WORK.test(words);
  return isWork && at >= 0 && at < words.search(FIRST_PERSON);
}

/**
 * Whether words tell of the writer's own danger, now or once: thoughts of death, self-harm, harm at
 * home, voices. Such words are for whoever can help, never for a public page. What therapists ask
 * of clients, or tell of them, is not their own.
 */
export function tellsOfOwnDanger(words: string): boolean {
  const own = words.replace(QUOTED, " ").replace(ASKED, " ");
  const speaks = FIRST_PERSON.test(own);
  return findSignals({ text: own }).some(({ about, kinds, name }) => {
    const isBody = kinds.length > 0 && kinds.every((kind) => kind === "medical-emergency");
    return about === "self" && !isBody && (speaks || WISHES.has(name)) && !isOnlyNamed(own, name);
  });
}
