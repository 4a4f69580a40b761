import type { Addressee } from "../grammar/persons.ts";
import type { FoundQuestion } from "../questions/found-question.ts";
import type { Unit } from "./units.ts";
import { wordsIn } from "./words.ts";

const QUESTION = /¿([^¿?]{6,300})\?/g;
/** Only a therapist can answer this, or only somebody who looks for one. */
const TO_THERAPIST =
  /\b(?:sus?|tus?|un|una|los|las|con|al|el|la) (?:cliente|paciente)s?\b|\ben (?:la |una |su )?(?:sesi[oó]n|consulta|supervisi[oó]n)\b|\bsu(?:s)? (?:formaci[oó]n|m[eé]todo|enfoque|colegas)\b/iu;
const TO_CLIENT = /\b(?:sus?|tus?|un|una|el|la|alg[uú]n) (?:terapeuta|psic[oó]log[oa])s?\b/iu;
/** Whom the words before a question name as asked. */
const NAMES_THERAPISTS = /\b(?:terapeutas?|psic[oó]log[oa]s?|colegas?|profesional(?:es)?)\b/iu;
const ASKS = /\b(?:clientes?|pacientes?|pregunt\p{L}*)(?!\p{L})/iu;
/** So many characters before a question may say whom it is for. */
const LEAD = 120;

/** Whom a question is for; null where neither its words nor those before it say so. */
function audienceOf(body: string, lead: string): Addressee | null {
  const therapist = TO_THERAPIST.test(body);
  const client = TO_CLIENT.test(body);
  if (therapist !== client) return therapist ? "therapist" : "client";
  if (NAMES_THERAPISTS.test(lead)) return "therapist";
  return ASKS.test(lead) ? "client" : null;
}

/** The words of the same sentence before a place. */
const leadAt = (source: string, place: number) =>
  source
    .slice(Math.max(0, place - LEAD), place)
    .split(/[.!?\n]/)
    .at(-1) ?? "";

/** Questions in Spanish, as they stand; one that may be for anybody is left out. */
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
    const lead = leadAt(source, match.index);
    const body = (match[1] ?? "").trim().replace(/\s+/g, " ");
    const audience = audienceOf(body, lead);
    if (audience === null) continue;
    found.push({
      question: `¿${body.charAt(0).toUpperCase()}${body.slice(1)}?`,
      audience,
      reason: [],
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
