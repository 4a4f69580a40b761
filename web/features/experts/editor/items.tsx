import { type ReactNode, useId } from "react";
import { GROUP_TITLES, inGroups, type QuestionGroup } from "../components/question-groups.ts";
import type { Content, Item, Values } from "./content.ts";

const ORDER: readonly QuestionGroup[] = ["client", "therapist", "other"];

/** The keys of the items as they stand below each other on the page, group by group. */
function groupsOfKeys({ lists }: Content): string[][] {
  const groups = inGroups(lists.question, ORDER, ({ value }) => value.audience);
  return [...groups.map(({ items }) => items), lists.insight].map((items: { key: string }[]) =>
    items.map(({ key }) => key),
  );
}

/** Where the focus goes when an item leaves the page: to its neighbour; null where it has none. */
export function neighbourOf(content: Content, key: string): string | null {
  const group = groupsOfKeys(content).find((keys) => keys.includes(key)) ?? [];
  const at = group.indexOf(key);
  return group[at + 1] ?? group[at - 1] ?? null;
}

interface ItemsProps {
  content: Content;
  question: (item: Item<Values["question"]>) => ReactNode;
  insight: (item: Item<Values["insight"]>) => ReactNode;
}

/** The questions by whom they are for, and the insights. */
export function Items({ content: { lists }, question, insight }: ItemsProps) {
  const groups = inGroups(lists.question, ORDER, ({ value }) => value.audience);
  return (
    <>
      {groups.length === 0 && (
        <p className="text-ink-soft">There are no questions in this contribution.</p>
      )}
      {groups.map(({ group, items }) => (
        <Group key={group} title={GROUP_TITLES[group]}>
          {items.map(question)}
        </Group>
      ))}
      <Group title="Analysis Insights">
        {lists.insight.length === 0 ? (
          <li className="text-ink-soft">There are no insights in this contribution.</li>
        ) : (
          lists.insight.map(insight)
        )}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}
