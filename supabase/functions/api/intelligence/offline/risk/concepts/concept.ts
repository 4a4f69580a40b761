/**
 * Everyday words for one idea, such as "absence" or "means". Alone it says nothing; `rules.ts` says
 * which ideas near each other call for help. Phrases are written as in `text/phrases.ts`.
 */
export interface Concept {
  name: string;
  phrases: readonly string[];
  /** The idea is itself a "not", or a "not" before it takes nothing away. */
  deniable?: false;
}

/** Concepts by their names; the names of those that a "not" does not take away end in `!`. */
export function concepts(lists: Readonly<Record<string, readonly string[]>>): readonly Concept[] {
  return Object.entries(lists).map(([name, phrases]) =>
    name.endsWith("!") ? { name: name.slice(0, -1), phrases, deniable: false } : { name, phrases },
  );
}
