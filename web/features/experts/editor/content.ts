import type {
  Contribution,
  ContributionInsight,
  ContributionQuestion,
} from "@rapport/shared/contracts/contributions.ts";

/** What a contribution is made of, by kind. */
export interface Values {
  question: ContributionQuestion;
  insight: ContributionInsight;
}
export type Kind = keyof Values;
const KINDS: readonly Kind[] = ["question", "insight"];

/** A question or insight under a name that lasts while it is edited; the stored id where it has one. */
export interface Item<Value> {
  key: string;
  value: Value;
}

/** The part of a contribution that an editor changes. `deleted`: ids of stored items that are to go. */
export interface Content {
  summary: string;
  lists: { [K in Kind]: Item<Values[K]>[] };
  deleted: { [K in Kind]: string[] };
}

/** The parts of an item that a person sees; where it comes from never changes. */
export function sameWords(one: Values[Kind], other: Values[Kind]): boolean {
  if ("question" in one !== "question" in other) return false;
  return JSON.stringify(words(one)) === JSON.stringify(words(other));
}

function words(value: Values[Kind]): string[] {
  return "question" in value
    ? [value.question, value.reasoning, value.audience]
    : [value.insight, value.application];
}

function itemsOf<Value extends { _id?: string | undefined }>(values: Value[]): Item<Value>[] {
  return values.map((value, index) => ({ key: value._id ?? `at-${index}`, value }));
}

/** A contribution as it was read, ready to be edited. */
export function contentOf({ summary, questions, analysis }: Contribution): Content {
  return {
    summary,
    lists: { question: itemsOf(questions), insight: itemsOf(analysis) },
    deleted: { question: [], insight: [] },
  };
}

/** A name that no item of the content has. */
export function newKey({ lists }: Content): string {
  const used = [...lists.question, ...lists.insight].map(({ key }) =>
    Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0),
  );
  return `new-${Math.max(0, ...used) + 1}`;
}

/** The same content with another list of this kind. */
export function withList<K extends Kind>(
  content: Content,
  kind: K,
  list: Item<Values[K]>[],
): Content {
  return { ...content, lists: { ...content.lists, [kind]: list } };
}

/** The content without an item; a stored one is noted for deletion. */
export function without(content: Content, kind: Kind, key: string): Content {
  const item = findItem(content, kind, key);
  if (item === undefined) return content;
  const kept = withList(content, kind, content.lists[kind].filter((one) => one !== item) as never);
  const id = item.value._id;
  if (id === undefined) return kept;
  return { ...kept, deleted: { ...kept.deleted, [kind]: [...kept.deleted[kind], id] } };
}

export function findItem<K extends Kind>(
  { lists }: Content,
  kind: K,
  key: string,
): Item<Values[K]> | undefined {
  return lists[kind].find((item) => item.key === key);
}

/** The content with an item's value changed. */
export function withValue<K extends Kind>(
  content: Content,
  kind: K,
  key: string,
  value: Values[K],
): Content {
  const list = content.lists[kind].map((item) => (item.key === key ? { key, value } : item));
  return withList(content, kind, list);
}

/** Whether saving the one in place of the other would change nothing. */
export function sameContent(one: Content, other: Content): boolean {
  return (
    one.summary === other.summary &&
    KINDS.every(
      (kind) =>
        one.deleted[kind].length === other.deleted[kind].length &&
        one.lists[kind].length === other.lists[kind].length &&
        one.lists[kind].every((item, index) => {
          const twin = other.lists[kind][index];
          return twin?.key === item.key && sameWords(twin.value, item.value);
        }),
    )
  );
}
