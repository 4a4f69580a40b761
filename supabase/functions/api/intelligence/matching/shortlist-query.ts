import type { ClientNeeds } from "../offline/reading/needs.ts";
import { IDENTITIES } from "../offline/taxonomy/identities.ts";
import { problemOf } from "../offline/taxonomy/problems.ts";
import { weighedProblems } from "./weigh-problems.ts";

/** What the directory is asked for. `state`: two letters, or null for anywhere. */
export interface ShortlistQuery {
  tags: string[];
  query: string;
  state: string | null;
}

const TAGS = 24;
const WORDS = 40;

/** Names without the marks of the phrase language: what a directory may hold as a tag. */
function plainNames(names: readonly string[]): string[] {
  return names.filter((name) => /^[\p{L}\p{N} +'-]+$/u.test(name));
}

/** Tags and plain words for the indexed search, conditions first, and the state when it is clear. */
export function shortlistQuery(needs: ClientNeeds): ShortlistQuery {
  const conditions = [...needs.languages, ...needs.identity.filter(({ must }) => must)].map(
    ({ id }) => IDENTITIES.find((trait) => trait.id === id)?.label.replace(/^an? /, "") ?? id,
  );
  const problems = weighedProblems(needs).flatMap(({ need }) => [
    problemOf(need.id).label,
    ...plainNames(problemOf(need.id).names).slice(0, 6),
  ]);
  const wishes = [...needs.modalities, ...needs.populations].map(({ id }) => id);
  const tags = [...new Set([...conditions, ...problems, ...wishes])].slice(0, TAGS);
  const words = new Set(tags.flatMap((tag) => tag.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []));
  words.delete("and");
  const state = needs.states.length === 1 ? (needs.states[0] ?? null) : null;
  return { tags, query: [...words].slice(0, WORDS).join(" "), state };
}
