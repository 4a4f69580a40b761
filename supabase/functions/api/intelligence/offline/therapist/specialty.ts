import { listed } from "../reasons/phrasing.ts";
import type { Claims } from "./claims.ts";
import { Quotes } from "./quotable.ts";
import type { ReadResponse } from "./read-questionnaire.ts";
import { isFragment } from "./statements.ts";

/** So many subjects are a specialty; more would be a list of everything. */
const SUBJECTS_AT_MOST = 4;
const GROUPS_AT_MOST = 2;
/** What weighs less than this share of the strongest is done, but is not the specialty. */
const BESIDE = 0.65;
const LIMIT = 200;
/** So many characters of a therapist's own words stand for a specialty that has no name. */
const OWN_WORDS = 110;

export const capitalized = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Those that come near the strongest, which weighs `most`. */
function strongest<T extends { weight: number }>(of: readonly T[], most: number, atMost: number) {
  return of.filter(({ weight }) => weight >= most * BESIDE).slice(0, atMost);
}

/** Work with two or more people at once is a specialty of its own. */
const TOGETHER = new Set(["couples", "families"]);

/** The subjects that stand at the center of the work, without what a group already says. */
export function centralSubjects(claims: Claims) {
  const groups = new Set(claims.groups.map(({ meaning }) => meaning.tag));
  const subjects = claims.subjects.filter(
    ({ meaning }) => !(meaning.tag === "couples therapy" && groups.has("couples")),
  );
  const most = subjects[0]?.weight ?? 0;
  return strongest(subjects, most, SUBJECTS_AT_MOST).map(({ meaning }) => meaning.of);
}

/** The groups that tell the work from others'; "adults" tell nothing. */
export function centralGroups(claims: Claims): string[] {
  const telling = claims.groups.filter(({ meaning }) => meaning.tag !== "individuals");
  const most = Math.max(claims.subjects[0]?.weight ?? 0, telling[0]?.weight ?? 0);
  return strongest(telling, most, GROUPS_AT_MOST).map(({ meaning }) => meaning.tag);
}

const LEADS_IN =
  /^(?:(?:honestly|well|mostly|mainly|I'?d say|probably)[,\s]+)*(?:I (?:think I )?(?:help|see|work(?: best)? with|treat|am best with|do best with|am most useful (?:to|for)|am good with)(?: (?:most|best|mostly|mainly))*|the people I help (?:most|best) are)[,:\s]+/i;

/** The therapist's own words for whom they help, when none of it has a name. */
function inOwnWords(responses: readonly ReadResponse[]): string {
  for (const { role, sentences } of responses) {
    if (role !== "whom") continue;
    const first = sentences.find(
      (sentence) =>
        Quotes.mayBeQuoted(sentence.source) &&
        !isFragment(sentence) &&
        !sentence.statements.some(({ refuses, hedged }) => refuses || hedged),
    );
    const words = first?.source.replace(LEADS_IN, "") ?? "";
    if (words.length >= 10 && words.length <= OWN_WORDS) return capitalized(words);
  }
  return "";
}

/** The center of the work: whom it is for when that is several at once, and what it is about. */
export function centerOf(claims: Claims) {
  const groups = centralGroups(claims);
  return {
    together: groups.filter((group) => TOGETHER.has(group)),
    others: groups.filter((group) => !TOGETHER.has(group)),
    subjects: centralSubjects(claims).map(({ tag }) => tag),
  };
}

/** A few words on what the work is about; empty when the answers do not say. */
export function specialtyOf(claims: Claims, responses: readonly ReadResponse[]): string {
  const { together, subjects, others } = centerOf(claims);
  const about = listed(subjects.length > 0 ? subjects : [...together, ...others]);
  if (about === "") {
    return inOwnWords(responses) || listed(claims.methods.map(({ meaning }) => meaning.tag));
  }
  const whole =
    subjects.length === 0 || together.length + others.length === 0
      ? about
      : together.length > 0
        ? `${listed([...together, ...others])}: ${about}`
        : `${about}, with ${listed(others)}`;
  return capitalized(whole.length <= LIMIT ? whole : about).slice(0, LIMIT);
}
