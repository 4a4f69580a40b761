import type { ExpertInsight } from "../../intelligence.ts";
import { contentWords } from "../../matching/closeness.ts";
import type { ProblemId } from "../taxonomy/problems.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { readText } from "../text/tokens.ts";
import { findMeanings, ofMeaning } from "./vocabulary/lexicon.ts";
import { THEMES, type Theme } from "./vocabulary/themes.ts";

/** What an expert's insight is about. */
export interface InsightSubject {
  /** The themes it speaks of most. */
  themes: Theme[];
  problems: Set<ProblemId>;
  methods: Set<string>;
  /** All words that may tell it from another, by stem. */
  words: Set<string>;
}

const IN_INSIGHTS = compilePhrases(
  THEMES.flatMap((theme) => theme.insight.map((phrase) => ({ phrase, value: theme }))),
);

/** Reads what an insight is about; its own sentence counts more than what to do with it. */
export function subjectOf({ insight, application }: ExpertInsight): InsightSubject {
  const weights = new Map<Theme, number>();
  for (const [source, weight] of [
    [insight, 2],
    [application, 1],
  ] as const) {
    for (const { value } of findPhrases(IN_INSIGHTS, readText(source))) {
      weights.set(value, (weights.get(value) ?? 0) + weight);
    }
  }
  const most = Math.max(0, ...weights.values());
  const whole = `${insight}\n${application}`;
  const meanings = findMeanings(readText(whole));
  return {
    themes: [...weights].filter(([, weight]) => weight === most).map(([theme]) => theme),
    problems: new Set(ofMeaning(meanings, "subject").map(({ meaning }) => meaning.of.problem)),
    methods: new Set(ofMeaning(meanings, "method").map(({ meaning }) => meaning.tag)),
    words: contentWords(whole),
  };
}
