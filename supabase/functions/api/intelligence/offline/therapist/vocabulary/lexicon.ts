import { LANGUAGES } from "../../taxonomy/languages.ts";
import { WORDS } from "../../taxonomy/words.ts";
import { compilePhrases, findPhrases, type Phrase } from "../../text/phrases.ts";
import type { Text } from "../../text/tokens.ts";
import { GROUPS, type Group } from "./groups.ts";
import { MANNERS, type Manner } from "./manners.ts";
import { METHODS, type Method } from "./methods.ts";
import type { Subject } from "./subject.ts";
import { SUBJECTS_OF_LIFE } from "./subjects-of-life.ts";
import { SUBJECTS_OF_MIND } from "./subjects-of-mind.ts";

/** What a phrase of a therapist means. */
export type Meaning =
  | { kind: "subject"; tag: string; of: Subject }
  | { kind: "group"; tag: string; of: Group }
  | { kind: "method"; tag: string; of: Method }
  | { kind: "manner"; tag: string; of: Manner }
  | { kind: "language"; tag: string };

/** A meaning where it stands: tokens `from` to `to`, inclusive. */
export interface Finding<M extends Meaning = Meaning> {
  meaning: M;
  from: number;
  to: number;
}

export const SUBJECTS: readonly Subject[] = [...SUBJECTS_OF_MIND, ...SUBJECTS_OF_LIFE];

function allPhrases(): Phrase<Meaning>[] {
  const meanings: { said: readonly string[]; meaning: Meaning }[] = [
    ...SUBJECTS.map((of) => ({
      said: of.said,
      meaning: { kind: "subject", tag: of.tag, of } as const,
    })),
    ...GROUPS.map((of) => ({
      said: of.said,
      meaning: { kind: "group", tag: of.tag, of } as const,
    })),
    ...METHODS.map((of) => ({
      said: of.said,
      meaning: { kind: "method", tag: of.label, of } as const,
    })),
    ...MANNERS.map((of) => ({
      said: of.said,
      meaning: { kind: "manner", tag: of.tag, of } as const,
    })),
    ...LANGUAGES.map((of) => ({
      said: of.said,
      meaning: { kind: "language", tag: of.label } as const,
    })),
  ];
  return meanings.flatMap(({ said, meaning }) =>
    said.map((phrase) => ({ phrase, value: meaning })),
  );
}

const LEXICON = compilePhrases(allPhrases(), WORDS);

const BY_CAPITALS = new Map(
  METHODS.flatMap((of) =>
    of.capitals === undefined
      ? []
      : [[of.capitals, { kind: "method", tag: of.label, of }] as const],
  ),
);

/** "ACT" is a method and "act" is not; in a shouted sentence nobody can tell. */
function byCapitals(text: Text): Finding[] {
  if (!/\p{Ll}/u.test(text.source)) return [];
  return text.tokens.flatMap(({ start, end }, at) => {
    const meaning = BY_CAPITALS.get(text.source.slice(start, end));
    return meaning === undefined ? [] : [{ meaning, from: at, to: at }];
  });
}

const length = ({ from, to }: { from: number; to: number }) => to - from;

/**
 * What a text names, by where it stands. Of two meanings of one kind on the same words the longer
 * counts: "social anxiety" is not also anxiety.
 */
export function findMeanings(text: Text): Finding[] {
  const found = [
    ...findPhrases(LEXICON, text).map(({ value, from, to }) => ({ meaning: value, from, to })),
    ...byCapitals(text),
  ].sort((a, b) => length(b) - length(a) || a.from - b.from);
  const taken = new Map<Meaning["kind"], Set<number>>();
  const kept = found.filter(({ meaning, from, to }) => {
    const covered = taken.get(meaning.kind) ?? new Set();
    taken.set(meaning.kind, covered);
    for (let i = from; i <= to; i++) if (covered.has(i)) return false;
    for (let i = from; i <= to; i++) covered.add(i);
    return true;
  });
  return kept.sort((a, b) => a.from - b.from);
}

/** Those findings that are of this kind. */
export function ofMeaning<K extends Meaning["kind"]>(findings: readonly Finding[], kind: K) {
  return findings.filter(
    (finding): finding is Finding<Extract<Meaning, { kind: K }>> => finding.meaning.kind === kind,
  );
}
