import type { ExpertInsight, TherapistDescription } from "../../intelligence.ts";
import { contentWords } from "../../matching/closeness.ts";
import { INDICATED } from "../taxonomy/modalities.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { type InsightSubject, subjectOf } from "./insight-subject.ts";
import { isNegated } from "./negation.ts";
import type { Portrait } from "./portrait.ts";
import { closing, fitting, isStory, Quotes } from "./quotable.ts";
import type { NamingSentence } from "./read-questionnaire.ts";
import { statementAt } from "./statements.ts";
import { ofMeaning } from "./vocabulary/lexicon.ts";
import { THEMES, type Theme } from "./vocabulary/themes.ts";

type Applied = TherapistDescription["insightsApplied"][number];

const AT_MOST = 5;
/** So many telling words in one sentence are the same subject, where it has no name. */
const SHARED_WORDS = 3;
/** A way of working as well proven as this is what an expert means by "asked for by name". */
const PROVEN = 0.9;

const IN_PRACTICE = compilePhrases(
  THEMES.flatMap((theme) => theme.practice.map((phrase) => ({ phrase, value: theme }))),
);

/** A sentence of the therapist that may speak for an insight. */
interface Practice {
  words: string;
  sentence: NamingSentence;
  themes: Map<Theme, number>;
  isWork: boolean;
  /** The words that may tell it from another, by stem. */
  content: Set<string>;
}

/** Words of a therapist that meet an insight, and on what. */
interface Meeting {
  on: string;
  words: string;
  strength: number;
}

function themesIn(sentence: NamingSentence): Map<Theme, number> {
  const themes = new Map<Theme, number>();
  for (const { value, from, to } of findPhrases(IN_PRACTICE, sentence.text)) {
    if (isNegated(sentence, from, to) || statementAt(sentence, from)?.hedged) continue;
    themes.set(value, (themes.get(value) ?? 0) + 1);
  }
  return themes;
}

function practicesOf({ responses }: Portrait): Practice[] {
  return responses.flatMap(({ role, sentences }) =>
    sentences.flatMap((sentence) => {
      const words = fitting(sentence);
      if (words === null || words !== sentence.source || !Quotes.mayBeQuoted(words)) return [];
      if (isStory(words)) return [];
      const isWork = role === "whom" || role === "methods" || role === "open";
      return [
        { words, sentence, themes: themesIn(sentence), isWork, content: contentWords(words) },
      ];
    }),
  );
}

const names = ({ sentence }: Practice, kind: "subject" | "method", tags: ReadonlySet<string>) =>
  ofMeaning(sentence.findings, kind).some(
    ({ meaning, from, to }) =>
      tags.has(meaning.tag) &&
      !isNegated(sentence, from, to) &&
      !statementAt(sentence, from)?.refuses,
  );

/** A problem that the insight names and the therapist claims; its proven treatment, if that is meant. */
function byProblem(
  subject: InsightSubject,
  { claims }: Portrait,
  practices: readonly Practice[],
): Meeting | null {
  const shared = claims.subjects.filter(({ meaning }) => subject.problems.has(meaning.of.problem));
  if (shared.length === 0) return null;
  const tags = new Set(shared.map(({ meaning }) => meaning.tag));
  const on = shared[0]?.meaning.tag ?? "";
  if (!subject.themes.some(({ name }) => name === BY_NAME)) {
    const found = practices.find((practice) => practice.isWork && names(practice, "subject", tags));
    return found ? { on, words: found.words, strength: 4 } : null;
  }
  const proven = claims.methods.filter(({ meaning }) =>
    shared.some((claim) => {
      const indicated = INDICATED[claim.meaning.of.problem]?.[meaning.tag] ?? 0;
      return subject.methods.has(meaning.tag) || indicated >= PROVEN;
    }),
  );
  const methods = new Set(proven.map(({ meaning }) => meaning.tag));
  const found = practices.find((practice) => practice.isWork && names(practice, "method", methods));
  return found ? { on, words: found.words, strength: 5 } : null;
}

const BY_NAME = "treatments that are asked for by name";

function byTheme({ themes }: InsightSubject, practices: readonly Practice[]): Meeting | null {
  const meetings = practices.flatMap((practice) =>
    themes.flatMap((theme) => {
      const strength = practice.themes.get(theme) ?? 0;
      return strength === 0 ? [] : [{ on: theme.name, words: practice.words, strength }];
    }),
  );
  return meetings.sort((a, b) => b.strength - a.strength)[0] ?? null;
}

function byWords({ words }: InsightSubject, practices: readonly Practice[]): Meeting | null {
  const meetings = practices.map((practice) => {
    const shared = [...practice.content].filter((word) => words.has(word)).length;
    return { on: "", words: practice.words, strength: shared };
  });
  const [best] = meetings.sort((a, b) => b.strength - a.strength);
  return best !== undefined && best.strength >= SHARED_WORDS ? best : null;
}

/**
 * The insights whose subject the therapist's own words meet, at most five, each with the words. An
 * insight that names a problem needs a therapist who works with it; one that nothing meets is left.
 */
export function insightsFor(portrait: Portrait, insights: readonly ExpertInsight[]): Applied[] {
  const practices = practicesOf(portrait);
  const used = new Set<string>();
  const met = insights.flatMap((insight) => {
    const subject = subjectOf(insight);
    const themed = subject.themes.filter(({ name }) => name !== BY_NAME);
    const named = subject.problems.size > 0 && themed.length === 0;
    const nameless = themed.length === 0 && subject.problems.size === 0;
    const meeting = named
      ? byProblem(subject, portrait, practices)
      : nameless
        ? byWords(subject, practices)
        : byTheme({ ...subject, themes: themed }, practices);
    return meeting === null ? [] : [{ insight, meeting }];
  });
  return met
    .sort((a, b) => b.meeting.strength - a.meeting.strength)
    .filter(({ meeting }) => !used.has(meeting.words) && used.add(meeting.words))
    .slice(0, AT_MOST)
    .map(({ insight, meeting: { on, words } }) => ({
      insightText: insight.insight,
      relevance: `${on === "" ? "" : `On ${on}, `}${portrait.given} writes: ${closing(words)}`,
      source: insight.source,
    }));
}
