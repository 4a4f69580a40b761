import type { Contribution } from "@rapport/shared/contracts/contributions.ts";
import {
  type Content,
  contentOf,
  type Item,
  type Kind,
  sameWords,
  type Values,
} from "./content.ts";

/**
 * Something that two people changed in different ways. What I made of it stands in the content;
 * `theirs` is what they made of it. Null: that side removed it.
 */
export interface Conflict<K extends Kind = Kind> {
  kind: K;
  key: string;
  mine: Values[K] | null;
  theirs: Values[K] | null;
}

export interface Merged {
  content: Content;
  conflicts: Conflict[];
}

/**
 * Brings together what two people made of the same contribution. What only one of them changed is
 * taken as it is; what both changed stays mine and is named as a conflict. The content can be saved
 * over `theirs`: it names no stored item that is not there any more.
 *
 * @param base what both began with
 * @param mine my content, not saved
 * @param theirs what they saved
 */
export function mergeContribution(base: Contribution, mine: Content, theirs: Contribution): Merged {
  const before = contentOf(base);
  const after = contentOf(theirs);
  const question = mergeList("question", before, mine, after);
  const insight = mergeList("insight", before, mine, after);
  return {
    content: {
      summary: mine.summary === base.summary ? theirs.summary : mine.summary,
      lists: { question: question.items, insight: insight.items },
      deleted: { question: question.deleted, insight: insight.deleted },
    },
    conflicts: [...question.conflicts, ...insight.conflicts],
  };
}

interface MergedList<K extends Kind> {
  items: Item<Values[K]>[];
  deleted: string[];
  conflicts: Conflict<K>[];
}

function mergeList<K extends Kind>(
  kind: K,
  before: Content,
  mine: Content,
  theirs: Content,
): MergedList<K> {
  const baseOf = byKey(before.lists[kind]);
  const mineOf = byKey(mine.lists[kind]);
  const theirsOf = byKey(theirs.lists[kind]);
  const merged: MergedList<K> = { items: [], deleted: [], conflicts: [] };

  for (const [key, their] of theirsOf) {
    const base = baseOf.get(key);
    const my = mineOf.get(key);
    const theyChanged = base === undefined || !sameWords(base, their);
    if (my === undefined && base !== undefined) {
      merged.deleted.push(their._id ?? key);
      if (theyChanged) merged.conflicts.push({ kind, key, mine: null, theirs: their });
      continue;
    }
    const iChanged = my !== undefined && (base === undefined || !sameWords(base, my));
    merged.items.push({ key, value: iChanged ? my : their });
    if (iChanged && theyChanged && !sameWords(my, their)) {
      merged.conflicts.push({ kind, key, mine: my, theirs: their });
    }
  }
  keepWhatOnlyIHave(kind, mine.lists[kind], baseOf, merged);
  return merged;
}

/** My new items, and those I changed while they removed them: these are saved as new ones. */
function keepWhatOnlyIHave<K extends Kind>(
  kind: K,
  mine: Item<Values[K]>[],
  baseOf: Map<string, Values[K]>,
  merged: MergedList<K>,
): void {
  let previous: string | null = null;
  for (const item of mine) {
    const { key, value } = item;
    if (!merged.items.some((one) => one.key === key)) {
      const base = baseOf.get(key);
      const removedByThem = value._id !== undefined;
      if (removedByThem && (base === undefined || sameWords(base, value))) continue;
      if (removedByThem) merged.conflicts.push({ kind, key, mine: value, theirs: null });
      const { _id, ...fresh } = value;
      merged.items.splice(placeAfter(merged.items, previous), 0, {
        key,
        value: fresh as Values[K],
      });
    }
    previous = key;
  }
}

const placeAfter = (items: readonly Item<unknown>[], key: string | null) =>
  items.findIndex((one) => one.key === key) + 1;

const byKey = <Value>(items: readonly Item<Value>[]) =>
  new Map(items.map(({ key, value }) => [key, value]));
