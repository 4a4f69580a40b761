import type { TherapistAnswers } from "../../intelligence.ts";
import { givenName } from "../reasons/phrasing.ts";
import { type Claims, claimsOf } from "./claims.ts";
import { type ReadResponse, readQuestionnaire } from "./read-questionnaire.ts";
import type { TherapistRole } from "./therapist-question.ts";

/** All that a text about a therapist may draw on. */
export interface Portrait {
  /** As written, without degrees; "This therapist" without one. */
  name: string;
  /** By which the therapist is spoken of after the first time. */
  given: string;
  /** Years; 0 when there is nothing to say. */
  experience: number;
  claims: Claims;
  responses: readonly ReadResponse[];
  /** The answers to questions of these kinds, in their order. */
  on(...roles: TherapistRole[]): ReadResponse[];
}

/** "casey lindqvist" and "CASEY LINDQVIST" as a name is written. */
function properName(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(^|[\s'’-])\p{Ll}/gu, (opening) => opening.toUpperCase());
}

/** The first name, or all of the name where the first is but a letter. */
function calledName(name: string): string {
  const given = givenName(name);
  return /^\p{L}\.?$/u.test(given) ? name : given;
}

/** Fewer words than this that name nothing, and there is nothing to describe. */
const TOO_LITTLE = 12;

/** Reads the answers of a questionnaire. */
export function portraitOf({ name, experience, answers }: TherapistAnswers): Portrait {
  const written = properName(name.replace(/,.*$/s, "").trim().replace(/\s+/g, " "));
  const responses = readQuestionnaire(answers);
  return {
    name: written === "" ? "This therapist" : written,
    given: written === "" ? "this therapist" : calledName(written),
    experience,
    claims: claimsOf(responses),
    responses,
    on: (...roles) => responses.filter(({ role }) => roles.includes(role)),
  };
}

/** Whether the answers say too little for any description. */
export function isSparse({ responses, claims }: Portrait): boolean {
  if (claims.subjects.length + claims.groups.length + claims.methods.length > 0) return false;
  const words = responses.flatMap(({ sentences }) =>
    sentences.map(({ text }) => text.tokens.length),
  );
  return words.reduce((sum, count) => sum + count, 0) < TOO_LITTLE;
}

/** "14 years of experience"; empty for none, which is nothing to say of anybody. */
export function yearsOf({ experience }: Portrait): string {
  if (experience < 1) return "";
  return experience === 1 ? "one year of experience" : `${experience} years of experience`;
}
