import type { Candidate } from "../intelligence.ts";
import type { ClientNeeds } from "../offline/reading/needs.ts";
import { findMentions } from "../offline/taxonomy/lexicon.ts";
import { compilePhrases, hasPhrase } from "../offline/text/phrases.ts";
import { readText } from "../offline/text/tokens.ts";

/** People for whom some practices are there before anybody else. */
export type Audience =
  | "lgbtq"
  | "perinatal"
  | "minors"
  | "young adults"
  | "told youth"
  | "disabled"
  | "veterans"
  | "men";

const BY_MENTION: Readonly<Record<string, Audience>> = {
  lgbtq: "lgbtq",
  "gay-man": "lgbtq",
  "gender-lgbtq": "lgbtq",
  perinatal: "perinatal",
  teens: "minors",
  students: "young adults",
  disabled: "disabled",
  deaf: "disabled",
  veterans: "veterans",
  "first responders": "veterans",
  man: "men",
};

/** Whom a practice names in its specialty; empty for one that is open to all. */
export function audienceOf({ specialty }: Candidate): Set<Audience> {
  const named = findMentions(readText(specialty)).map(({ term }) => BY_MENTION[term.id]);
  const audiences = new Set(named.filter((audience) => audience !== undefined));
  // "Gay and bisexual men", "LGBTQ+ youth": not there for every man, nor for all who are young.
  if (!audiences.has("lgbtq")) return audiences;
  return new Set(audiences.has("young adults") ? ["lgbtq", "told youth"] : ["lgbtq"]);
}

/** What is told by people whose student days are over. */
const PAST_YOUTH = compilePhrases(
  [
    "my husband|wife|grandkids|grandchildren|grandson|granddaughter",
    "my|our kids|children|son|sons|daughter|daughters",
    "i ~ retired",
    "we retired",
    "years ~ marriage|married|of teaching|at the company|on the job|at the plant",
    "i am 35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59",
    "i am 60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85",
    "since i was 18|19|20|21|eighteen|nineteen|twenty",
    "my divorce",
    "my ex husband|wife",
  ].map((phrase) => ({ phrase, value: true })),
);

/** What mostly men tell of themselves; who says none of it is not taken for one. */
const A_MAN = compilePhrases(
  [
    "my wife|girlfriend",
    "i ~ a guy|man|dude|dad|father|husband",
    "as a guy|man|dad|father|husband",
    "my ex wife|girlfriend",
    "good|better dad|father|husband",
  ].map((phrase) => ({ phrase, value: true })),
);

/** Enough to be taken as one of them; a passing word is not. */
const TOLD = 0.2;

/** Whether the person says, or what they bring says, that they are one of these people. */
function belongs(audience: Audience, { problems, populations, belongsTo, story }: ClientNeeds) {
  const brings = (...ids: string[]) =>
    problems.some(
      ({ id, strength, whose }) => ids.includes(id) && strength >= TOLD && whose !== "someone",
    );
  const says = (...ids: string[]) => populations.some(({ id }) => ids.includes(id));
  const is = (...ids: string[]) => belongsTo.some((id) => ids.includes(id));
  if (audience === "lgbtq") return is("lgbtq", "non-binary") || brings("gender-lgbtq", "sexuality");
  if (audience === "told youth") return says("students", "teens");
  if (audience === "perinatal") return brings("perinatal");
  if (audience === "disabled") {
    return is("deaf", "disabled") || says("disabled") || brings("chronic-illness");
  }
  if (audience === "veterans") {
    return is("veteran") || says("veterans", "first responders") || brings("trauma");
  }
  if (audience === "men") {
    return is("man") || brings("anger") || hasPhrase(A_MAN, readText(story));
  }
  if (audience === "minors")
    return says("teens") || brings("teens", "parenting", "family-conflict");
  return says("students") || !hasPhrase(PAST_YOUTH, readText(story));
}

/** Whether a practice that is there for particular people first is there for this person. */
export function isAmong(audiences: ReadonlySet<Audience>, needs: ClientNeeds): boolean {
  return audiences.size === 0 || [...audiences].some((audience) => belongs(audience, needs));
}
