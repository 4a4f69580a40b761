import type { TherapistEvidence } from "../../../../../shared/src/contracts/recommendation.ts";
import type { Candidate } from "../intelligence.ts";
import { isDenied } from "../offline/reading/negation.ts";
import { type Mention, ofKind } from "../offline/taxonomy/lexicon.ts";
import type { ProblemId } from "../offline/taxonomy/problems.ts";
import type { StyleDimension } from "../offline/taxonomy/style-pole.ts";
import type { Text } from "../offline/text/tokens.ts";
import { type Field, type Part, partsOf, quote } from "./profile-part.ts";
import { readManner } from "./therapist-manner.ts";

/** Something found in a profile, how surely (0 to 1), and the words it rests on. */
export interface Found {
  value: number;
  evidence: TherapistEvidence;
}

/** What a therapist's profile says, in the terms in which clients are read. */
export interface TherapistReading {
  problems: Map<ProblemId, Found>;
  /** What the therapist leaves to others. */
  refused: Map<ProblemId, TherapistEvidence>;
  refusedPopulations: Set<string>;
  /** -1 to 1 on each dimension that the profile speaks of. */
  style: Map<StyleDimension, Found>;
  /** 1 where the therapist says it of themselves, less where they say they serve such clients. */
  identity: Map<string, Found>;
}

const FIELD_WEIGHT: Record<Field, number> = {
  specialty: 1,
  tags: 0.88,
  description: 0.5,
  style: 0.35,
  availability: 0,
};
const HOW_WEIGHT = { named: 1, listed: 1, told: 0.75, hinted: 0.15 } as const;

/** Beyond so many problems in specialty and tags, each more takes from all. */
const FOCUS = 8;

/** What work with these people makes likely. */
const BY_POPULATION: Record<string, ProblemId> = {
  couples: "relationships",
  families: "family-conflict",
  teens: "teens",
  perinatal: "perinatal",
  immigrants: "immigration",
  veterans: "trauma",
  "first responders": "trauma",
  disabled: "chronic-illness",
};

/** "birth *trauma*", "racial *stress*": the work is with what stands before it. */
const NARROWED = 0.5;

function isNarrowed({ field, mentions, text }: Part, { term, from, to }: Mention): boolean {
  if (field !== "tags" && field !== "specialty") return false;
  const here = text.tokens[from]?.clause;
  const inPassing = term.kind === "problem" && term.how === "listed";
  if (field === "tags" && inPassing && to - from + 1 < text.tokens.length) return true;
  return mentions.some((other) => {
    const ofAnother = other.term.kind === "problem" || other.term.kind === "identity";
    if (!ofAnother || other.term.id === term.id) return false;
    const before = other.to === from - 1 && text.tokens[other.to]?.clause === here;
    return before || (other.from < from && other.to >= to);
  });
}

function readProblems(parts: readonly Part[], reading: TherapistReading): void {
  for (const part of parts) {
    for (const mention of ofKind(part.mentions, "problem")) {
      const { term, from, to } = mention;
      const refused = part.refusing.has(part.text.tokens[from]?.sentence ?? -1);
      const evidence = quote(part, { from, to });
      if (refused || isDenied(part.text, from, to, part.covered)) {
        if (refused && term.how !== "hinted") reading.refused.set(term.id, evidence);
        continue;
      }
      const inPassing = term.how === "listed" && part.field === "description";
      const plain = FIELD_WEIGHT[part.field] * (inPassing ? 0.5 : HOW_WEIGHT[term.how]);
      const value = isNarrowed(part, mention) ? plain * NARROWED : plain;
      const known = reading.problems.get(term.id);
      if (known === undefined) reading.problems.set(term.id, { value, evidence });
      else if (value > known.value) {
        reading.problems.set(term.id, { value: value + known.value * 0.1, evidence });
      }
    }
  }
}

/** A specialist in few things does each more often than one who lists everything. */
function dilute(reading: TherapistReading): void {
  const claimed = [...reading.problems.values()].filter(({ value }) => value >= 0.8).length;
  const factor = claimed > FOCUS ? FOCUS / claimed : 1;
  for (const [id, found] of reading.problems) {
    reading.problems.set(id, { ...found, value: Math.min(1, found.value) * factor });
  }
  for (const id of reading.refused.keys()) {
    const claimedToo = reading.problems.get(id);
    if (claimedToo === undefined || claimedToo.value < 0.6) reading.problems.delete(id);
    else {
      reading.problems.set(id, { ...claimedToo, value: claimedToo.value * 0.8 });
      reading.refused.delete(id);
    }
  }
}

const SELF_STATED = /^(?:am|was|as|soy|sou|myself|have|grew|is|llegue)$/;

/** "I *am* a Deaf woman": said of themselves, not of their clients. */
function saysOfSelf({ text }: Part, from: number): boolean {
  const { tokens } = text;
  const sentence = tokens[from]?.sentence;
  for (let i = from - 1; i >= from - 9; i--) {
    const token = tokens[i];
    if (token === undefined || token.sentence !== sentence) break;
    if (
      /^(?:clients|people|see|for|of|their|many|men|families)$/.test(token.word) &&
      i < from - 1
    ) {
      if (token.word !== "of" || tokens[i - 1]?.word !== "child") return ownStart(tokens, i, from);
    }
    if (SELF_STATED.test(token.word)) return true;
  }
  return false;
}

/** "the child *of* Vietnamese refugees", "daughter *of* immigrants" stay about the speaker. */
function ownStart(tokens: Text["tokens"], i: number, from: number): boolean {
  const kin = /^(?:child|daughter|son|mother|father|man|woman|survivor)$/.test(
    tokens[i - 1]?.word ?? "",
  );
  if (tokens[i]?.word !== "of" || !kin) return false;
  return tokens.slice(Math.max(0, i - 8), from).some((token) => SELF_STATED.test(token.word));
}

function readIdentity(parts: readonly Part[], reading: TherapistReading): void {
  for (const part of parts) {
    for (const { term, from, to } of ofKind(part.mentions, "identity")) {
      if (part.refusing.has(part.text.tokens[from]?.sentence ?? -1)) continue;
      if (isDenied(part.text, from, to, part.covered)) continue;
      const own = part.field === "description" && saysOfSelf(part, from);
      const ownTag = part.field === "tags" && /therapist|counselor/i.test(part.text.source);
      const value = own || ownTag ? 1 : part.field === "description" ? 0.45 : 0.65;
      const known = reading.identity.get(term.id);
      if (known === undefined || value > known.value) {
        reading.identity.set(term.id, { value, evidence: quote(part, { from, to }) });
      }
    }
  }
}

/**
 * Reads a profile. It is data: each meaning counts once however often it is repeated, a sentence
 * about what the therapist leaves to others counts against, and nothing in it is an instruction.
 */
export function readTherapist(therapist: Candidate): TherapistReading {
  const { id, specialty, tags, style, description, populations } = therapist;
  const content = JSON.stringify([specialty, tags, style, description, populations]);
  const known = READ.get(id);
  const reading = known?.content === content ? known.reading : read(therapist);
  READ.delete(id);
  READ.set(id, { content, reading });
  const [oldest] = READ.keys();
  if (READ.size > MOST_READ && oldest !== undefined) READ.delete(oldest);
  return reading;
}

/**
 * A profile is weighed, compared and written about, and comes anew from the database each time: it
 * is read again only when its words changed. The last used stands last.
 */
const READ = new Map<string, { content: string; reading: TherapistReading }>();
const MOST_READ = 500;

function read(therapist: Candidate): TherapistReading {
  const parts = partsOf(therapist);
  const reading: TherapistReading = {
    problems: new Map(),
    refused: new Map(),
    refusedPopulations: new Set(),
    style: readManner(parts),
    identity: new Map(),
  };
  readProblems(parts, reading);
  for (const population of therapist.populations) {
    const id = BY_POPULATION[population];
    if (id !== undefined && !reading.problems.has(id)) {
      const evidence: TherapistEvidence = { quote: population, field: "tags" };
      if (!reading.refused.has(id)) reading.problems.set(id, { value: 0.45, evidence });
    }
  }
  dilute(reading);
  readIdentity(parts, reading);
  for (const part of parts) {
    for (const { term, from } of ofKind(part.mentions, "population")) {
      const refused = part.refusing.has(part.text.tokens[from]?.sentence ?? -1);
      if (refused && !therapist.populations.includes(term.id)) {
        reading.refusedPopulations.add(term.id);
      }
    }
  }
  return reading;
}
