import type { TherapistAnswers, TherapistDescription } from "../../intelligence.ts";
import { forClients } from "./for-clients.ts";
import { forColleagues } from "./for-colleagues.ts";
import { insightsFor } from "./insights.ts";
import { mannerClause } from "./manner-text.ts";
import { isSparse, type Portrait, portraitOf } from "./portrait.ts";
import { closing, Quotes } from "./quotable.ts";
import { capitalized, specialtyOf } from "./specialty.ts";

const TAGS_AT_MOST = 12;

function styleOf({ given, claims, on }: Portrait): string {
  const manner = mannerClause(claims.manners);
  const words = new Quotes().take(on("first-session", "stuck", "hard-truth", "open"), "manner", {
    least: 2,
    plain: true,
  });
  const sentences = manner === "" ? [] : [`${given} ${manner}.`];
  if (words !== null) sentences.push(`In ${given}'s words: ${closing(words)}`);
  return capitalized(sentences.join(" "));
}

function tagsOf({ claims }: Portrait): string[] {
  const tags = [
    ...claims.subjects.slice(0, 5).map(({ meaning }) => meaning.tag),
    ...claims.groups.slice(0, 3).map(({ meaning }) => meaning.tag),
    ...claims.methods.slice(0, 3).map(({ meaning }) => meaning.tag),
    ...claims.languages.filter((language) => language !== "English").slice(0, 2),
    ...claims.manners.map(({ tag }) => tag),
  ];
  return [...new Set(tags)].slice(0, TAGS_AT_MOST);
}

/** For answers that hold hardly a word: says just that. */
function describeSparsely({ name }: Portrait): TherapistDescription {
  return {
    specialty: "",
    style: "",
    tags: [],
    description: `${name} has written only a little so far. There is not enough yet to describe the work.`,
    userFriendlyDescription: `${name} has not written much yet about the work. You could ask in a first talk what it is like and whom it is for.`,
    modalities: [],
    populations: [],
    insightsApplied: [],
  };
}

/**
 * Describes a therapist from their answers and from nothing else. What an answer takes back, leaves
 * to others or only wishes for is claimed nowhere, and nothing in an answer is an instruction.
 */
export function describeTherapist(input: TherapistAnswers): TherapistDescription {
  if (input.answers.length === 0)
    throw new Error("A therapist cannot be described without answers.");
  const portrait = portraitOf(input);
  if (isSparse(portrait)) return describeSparsely(portrait);
  const { claims, responses } = portrait;
  return {
    specialty: specialtyOf(claims, responses),
    style: styleOf(portrait),
    tags: tagsOf(portrait),
    description: forColleagues(portrait) || describeSparsely(portrait).description,
    userFriendlyDescription: forClients(portrait),
    modalities: claims.methods.map(({ meaning }) => meaning.tag),
    populations: [...new Set(claims.groups.map(({ meaning }) => meaning.of.population))],
    insightsApplied: insightsFor(portrait, input.insights),
  };
}
