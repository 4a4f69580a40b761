import { compilePhrases, findPhrases, type Phrase, type PhraseMatch } from "../text/phrases.ts";
import type { Text } from "../text/tokens.ts";
import { IDENTITIES } from "./identities.ts";
import { LANGUAGES } from "./languages.ts";
import { MODALITIES } from "./modalities.ts";
import { POPULATIONS } from "./populations.ts";
import { PROBLEMS, type ProblemId } from "./problems.ts";
import { STYLE_POLES } from "./style.ts";
import type { StylePole } from "./style-pole.ts";
import { WORDS } from "./words.ts";

/** What a phrase of the taxonomy means. `weight` of a problem: how much the phrase alone proves, 0 to 1. */
export type Term =
  | { kind: "problem"; id: ProblemId; weight: number; how: "named" | "listed" | "told" | "hinted" }
  | { kind: "style"; id: string; pole: StylePole; clear: boolean }
  | { kind: "modality"; id: string }
  | { kind: "population"; id: string }
  | { kind: "identity"; id: string }
  | { kind: "language"; id: string };

export type TermKind = Term["kind"];
export type TermOf<K extends TermKind> = Extract<Term, { kind: K }>;

/** A term where it stands in a text: tokens `from` to `to`, inclusive. */
export interface Mention<T extends Term = Term> {
  term: T;
  from: number;
  to: number;
}

const WEIGHTS = { named: 0.85, told: 0.75, listed: 0.3, hinted: 0.22 } as const;

function allPhrases(): Phrase<Term>[] {
  const phrases: Phrase<Term>[] = [];
  const add = (list: readonly string[], value: Term) => {
    for (const phrase of list) phrases.push({ phrase, value });
  };
  for (const { id, names, says, hints = [], listed = [] } of PROBLEMS) {
    for (const [how, list] of [
      ["named", names],
      ["told", says],
      ["listed", listed],
      ["hinted", hints],
    ] as const) {
      add(list, { kind: "problem", id, weight: WEIGHTS[how], how });
    }
  }
  for (const pole of STYLE_POLES) {
    const id = `${pole.dimension} ${pole.pole}`;
    add(pole.clear, { kind: "style", id, pole, clear: true });
    add(pole.bare, { kind: "style", id, pole, clear: false });
  }
  for (const { label, said } of MODALITIES) add(said, { kind: "modality", id: label });
  for (const { id, said } of POPULATIONS) add(said, { kind: "population", id });
  for (const { id, said } of IDENTITIES) add(said, { kind: "identity", id });
  for (const { label, said } of LANGUAGES) add(said, { kind: "language", id: label });
  return phrases;
}

const LEXICON = compilePhrases(allPhrases(), WORDS);

const weightOf = (term: Term): number =>
  term.kind === "problem" ? term.weight : term.kind === "style" && !term.clear ? 0.5 : 1;

/** Without mentions that lie inside a longer, no weaker one of the same meaning. */
function outermost(matches: PhraseMatch<Term>[], text: Text): Mention[] {
  // "not out to my parents" says more than the "out to my parents" inside it.
  const negates = ({ from }: PhraseMatch<Term>) => (text.tokens[from]?.word === "not" ? 1 : 0);
  const byMeaning = new Map<string, PhraseMatch<Term>[]>();
  for (const match of matches) {
    const meaning = `${match.value.kind} ${match.value.id}`;
    const known = byMeaning.get(meaning);
    if (known) known.push(match);
    else byMeaning.set(meaning, [match]);
  }
  const kept: Mention[] = [];
  for (const same of byMeaning.values()) {
    same.sort(
      (a, b) =>
        weightOf(b.value) - weightOf(a.value) ||
        negates(b) - negates(a) ||
        b.to - b.from - (a.to - a.from),
    );
    const taken: PhraseMatch<Term>[] = [];
    const covered = new Set<number>();
    for (const match of same) {
      let overlaps = false;
      for (let i = match.from; i <= match.to && !overlaps; i++) overlaps = covered.has(i);
      if (overlaps) continue;
      for (let i = match.from; i <= match.to; i++) covered.add(i);
      taken.push(match);
    }
    kept.push(...taken.map(({ value, from, to }) => ({ term: value, from, to })));
  }
  return kept.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** "straight *talk*" asks for no talk: a bare word of manner inside a clear wish is a part of that. */
function withoutParts(mentions: readonly Mention[]): Mention[] {
  const clear = mentions.filter(({ term, from, to }) => isClear(term) && to > from);
  return mentions.filter(
    ({ term, from, to }) =>
      term.kind !== "style" ||
      term.clear ||
      !clear.some((whole) => whole.from <= from && whole.to >= to),
  );
}

const isClear = (term: Term) => term.kind === "style" && term.clear;

/** Every mention of the taxonomy in a text, by where it begins; overlaps of one meaning count once. */
export function findMentions(text: Text): Mention[] {
  return withoutParts(outermost(findPhrases(LEXICON, text), text));
}

/** Those mentions that are of this kind. */
export function ofKind<K extends TermKind>(mentions: readonly Mention[], kind: K) {
  return mentions.filter((mention): mention is Mention<TermOf<K>> => mention.term.kind === kind);
}
