import type { FoundQuestion } from "../questions/found-question.ts";
import type { Unit } from "./units.ts";
import { wordsIn } from "./words.ts";

const QUESTION = /¿([^¿?]{6,300})\?/g;
const TO_THERAPIST = /\b(?:sus?|tus?|un|los|con|al) (?:cliente|paciente)s?\b/i;

/** Questions in Spanish, as they stand. */
export function stretchesOfSpanish(source: string, units: readonly Unit[]): FoundQuestion[] {
  if (!source.includes("¿")) return [];
  const found: FoundQuestion[] = [];
  const seen = new Set<string | undefined>();
  for (const match of source.matchAll(QUESTION)) {
    const words = wordsIn(source, match.index, match.index + match[0].length);
    const index = units.findIndex((unit) => unit.end > match.index);
    const unit = units[Math.max(0, index)];
    if (words.length < 3 || unit === undefined) continue;
    if (seen.has(match[1])) continue;
    seen.add(match[1]);
    const body = (match[1] ?? "").trim().replace(/\s+/g, " ");
    found.push({
      question: `¿${body.charAt(0).toUpperCase()}${body.slice(1)}?`,
      audience: TO_THERAPIST.test(body) ? "therapist" : "client",
      reason: [],
      why: null,
      topic: null,
      gist: "",
      unit,
      index: Math.max(0, index),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}
