import type { ContributedQuestion } from "../../../intelligence.ts";
import { contentOf } from "../questions/likeness.ts";
import { topicsOf } from "../topics/topics.ts";
import type { Draft, DraftInsight, DraftQuestion } from "./draft.ts";

export type Kind = "question" | "insight";
type Audience = ContributedQuestion["audience"];

/** What words point at. `named`: they named something at all; `missed`: why it could not be found. */
export interface Pointed {
  kind: Kind;
  questions: DraftQuestion[];
  insights: DraftInsight[];
  named: boolean;
  missed: string | null;
}

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth".split(
    " ",
  );
const COUNTS = new Map(
  "one two three four five six seven eight nine ten"
    .split(" ")
    .map((word, index) => [word, index + 1]),
);
const ORDINAL = ORDINALS.join("|");

const countOf = (word: string | undefined) =>
  word === undefined ? 1 : (COUNTS.get(word) ?? Number(word));

/** The kind that words speak of; questions where they name neither. */
export function kindOf(words: string): Kind {
  const question = words.search(/\b(?:questions?|q\d+)\b/i);
  const insight = words.search(/\b(?:insights?|analysis|observations?|findings?)\b/i);
  return insight >= 0 && (question < 0 || insight < question) ? "insight" : "question";
}

/** The audience that words narrow questions down to. */
export function audienceIn(words: string): Audience | null {
  if (
    /\b(?:for|to|of|from)? ?(?:the )?(?:therapists?|clinicians?|counsell?ors?|providers?)(?:'s?)?\b/i.test(
      words,
    )
  )
    return "therapist";
  if (/\b(?:clients?|patients?)(?:'s?)?\b/i.test(words)) return "client";
  if (
    /\b(?:others?|supervisors?|supervisees?|parents?|partners?|famil(?:y|ies)|trainees?|spouses?|carers?|caregivers?)\b(?! \w+ question)/i.test(
      words,
    )
  )
    return "other";
  return null;
}

/** Places in a list that words name: counted from 0; negative from its end. */
function placesIn(words: string, length: number): number[] {
  const text = words.toLowerCase();
  const places: number[] = [];
  const put = (place: number) => {
    if (!places.includes(place)) places.push(place);
  };
  const last = /\blast (one|two|three|four|five|\d{1,2})\b(?! (?:word|sentence|part))/.exec(text);
  const first = /\b(?:first|top) (two|three|four|five|six|\d{1,2})\b/.exec(text);
  if (last) for (let i = Math.min(length, countOf(last[1])); i >= 1; i--) put(length - i);
  else if (/\b(?:second to last|second last|next to last|penultimate|last but one)\b/.test(text))
    put(length - 2);
  else if (/\b(?:last|final|bottom)\b/.test(text)) put(length - 1);
  if (first) {
    for (let i = 0; i < countOf(first[1]); i++) put(i);
    return places;
  }
  for (const found of text.matchAll(new RegExp(`\\b(${ORDINAL})\\b`, "g"))) {
    if (/\bsecond (?:to )?last\b/.test(text) && found[1] === "second") continue;
    put(ORDINALS.indexOf(found[1] ?? ""));
  }
  for (const found of text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/g)) put(Number(found[1]) - 1);
  for (const found of text.matchAll(
    /(?:^|[\s#q(,])(\d{1,2})\s*(?:-|–|to|through|until)\s*#?q?(\d{1,2})\b/g,
  )) {
    const [from, to] = [Number(found[1]), Number(found[2])];
    for (let i = from; i <= Math.min(to, from + 40); i++) put(i - 1);
  }
  for (const found of text.matchAll(/(?:^|[\s#q(,])(\d{1,2})(?=$|[\s,.:;)])/g))
    put(Number(found[1]) - 1);
  for (const found of text.matchAll(
    /\b(?:question|insight|number|no\.?|q) (one|two|three|four|five|six|seven|eight|nine|ten)\b/g,
  ))
    put(countOf(found[1]) - 1);
  return places;
}

const ABOUT =
  /\b(?:about|on|regarding|concerning|mentioning|that mentions?|that asks? about|that asks?|asking about|with|that speaks? of|that talks? about|dealing with|touching on|which mentions?|containing|to do with|related to) (.{2,80}?)(?: please)?$/i;
const BARE = /^(?:the |any |all |that |this |my )?(.{2,40}?) (?:questions?|insights?|ones?)$/i;
const COMMON =
  /^(?:the|a|an|this|that|these|those|one|ones|other|last|first|second|next|same|new|client|clients|therapist|therapists|question|questions|insight|insights|all|any|both|every|each|whole|entire|list|it|them)$/i;

/** The matter that words name: "about money", "the money question"; empty when they name none. */
export function matterIn(words: string): string {
  const about = ABOUT.exec(words)?.[1] ?? BARE.exec(words)?.[1] ?? "";
  return about
    .split(/\s+/)
    .filter((word) => !COMMON.test(word))
    .join(" ")
    .replace(/[.?!,;:]+$/, "");
}

const quotedIn = (words: string) => /["“'‘]([^"”'’]{2,300})["”'’]/.exec(words)?.[1] ?? "";

/** How well an item fits a matter: by its topic, or by all words of the matter. */
function fits(text: string, matter: string, topics: readonly string[]): number {
  const wanted = contentOf(matter);
  const own = contentOf(text);
  let shared = 0;
  for (const word of wanted) if (own.has(word)) shared++;
  if (wanted.size > 0 && shared === wanted.size) return 2;
  if (
    topics.length > 0 &&
    topicsOf(text)
      .slice(0, 2)
      .some(({ id }) => topics.includes(id))
  )
    return 1;
  return 0;
}

/** The items that speak most plainly of a matter; `all`: every one that speaks of it. */
function ofMatter<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  matter: string,
  all: boolean,
): T[] {
  const topics = topicsOf(matter)
    .slice(0, 1)
    .map(({ id }) => id);
  const scored = items.map((item) => ({ item, score: fits(textOf(item), matter, topics) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0
    ? []
    : scored.filter(({ score }) => (all ? score > 0 : score === best)).map(({ item }) => item);
}

const NUMBER_WORDS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const counted = (count: number, kind: string) =>
  `${count === 1 ? "is" : "are"} ${NUMBER_WORDS[count] ?? count} ${kind}${count === 1 ? "" : "s"}`;

/** "all", "both", "every": the whole list. */
const WHOLE = /\b(?:all|every|each|both|everything|these|those|them|questions|the rest)\b/i;
const EVERY = /\b(?:all|every|everything|anything|any)\b/i;
const PLURAL =
  /\b(?:questions|insights|ones|all|every|everything|anything|any|both|no|two|three)\b/i;

/** Finds what words of an instruction point at, in the original's numbering. */
export function pointedAt(words: string, draft: Draft, kind: Kind = kindOf(words)): Pointed {
  const bare = words.replace(/["“'‘][^"”'’]{2,300}["”'’]/g, " ");
  const none: Pointed = { kind, questions: [], insights: [], named: false, missed: null };
  const audience = kind === "question" ? audienceIn(bare.replace(ABOUT, " ")) : null;
  const questions = draft.questions.filter(
    ({ was }) => was !== null && (audience === null || was.audience === audience),
  );
  const insights = draft.insights.filter(({ was }) => was !== null);
  // Removed ones keep their number: the list on the page is the original's.
  const all =
    kind === "question"
      ? originals(draft).filter((question) => audience === null || question.audience === audience)
      : draft.input.original.analysis;
  const label =
    kind === "insight"
      ? "insight"
      : audience === null
        ? "question"
        : audience === "other"
          ? "other question"
          : `${audience} question`;
  const pick = (chosen: readonly unknown[]): Pointed => ({
    ...none,
    named: true,
    questions:
      kind === "question"
        ? draft.questions.filter(({ was }) => was !== null && chosen.includes(was))
        : [],
    insights:
      kind === "insight"
        ? draft.insights.filter(({ was }) => was !== null && chosen.includes(was))
        : [],
  });
  const quoted = quotedIn(words);
  if (quoted !== "") {
    const wanted = quoted.toLowerCase().trim();
    const chosen =
      kind === "question"
        ? questions
            .filter(({ was }) => was?.question.toLowerCase().includes(wanted))
            .map(({ was }) => was)
        : insights
            .filter(({ was }) => was?.insight.toLowerCase().includes(wanted))
            .map(({ was }) => was);
    return chosen.length > 0
      ? pick(chosen)
      : { ...none, named: true, missed: `No ${label} says “${quoted}”.` };
  }
  const matter = matterIn(bare);
  const places = placesIn(bare, all.length);
  if (
    places.length > 0 &&
    (matter === "" ||
      /\b(?:question|insight|number|first|second|third|last|fourth|fifth|\d)\b/i.test(
        bare.replace(ABOUT, ""),
      ))
  ) {
    const missing = places.filter((place) => place < 0 || place >= all.length);
    const chosen = places.flatMap((place) => all[place] ?? []);
    const missed =
      missing.length > 0
        ? `There ${counted(all.length, label)}, so ${missing.map((place) => `number ${place + 1}`).join(" and ")} could not be found.`
        : null;
    return { ...pick(chosen), missed };
  }
  if (matter !== "") {
    const chosen =
      kind === "question"
        ? ofMatter(questions, ({ was }) => `${was?.question ?? ""}`, matter, EVERY.test(bare))
        : ofMatter(insights, ({ was }) => `${was?.insight ?? ""}`, matter, EVERY.test(bare));
    if (chosen.length === 0)
      return { ...none, named: true, missed: `No ${label} is about ${matter}.` };
    if (chosen.length > 1 && !PLURAL.test(bare)) {
      return {
        ...none,
        named: true,
        missed: `More than one ${label} is about ${matter}; please say which by its number.`,
      };
    }
    return pick((chosen as { was: unknown }[]).map(({ was }) => was));
  }
  if (all.length === 1 && /\b(?:the|that|this|my) (?:only )?(?:question|insight|one)\b/i.test(bare))
    return pick(all);
  if (audience !== null && /\b(?:questions?|ones)\b/i.test(bare)) return pick(all);
  if (
    WHOLE.test(bare) &&
    /\b(?:questions?|insights?|all|both|every|each|everything|these|those|them|they)\b/i.test(bare)
  )
    return pick(all);
  return none;
}

const originals = (draft: Draft) => draft.input.original.questions;
