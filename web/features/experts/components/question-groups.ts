/** For whom a question is. What is for neither clients nor therapists is 'other'. */
export type QuestionGroup = "client" | "therapist" | "other";

export const GROUP_TITLES: Record<QuestionGroup, string> = {
  client: "Client Questions",
  therapist: "Therapist Questions",
  other: "Other Questions",
};

export function groupOf(audience: string): QuestionGroup {
  return audience === "client" || audience === "therapist" ? audience : "other";
}

/** The groups in this order, each with its items in theirs; groups without any are left out. */
export function inGroups<Item>(
  items: readonly Item[],
  order: readonly QuestionGroup[],
  audienceOf: (item: Item) => string,
): { group: QuestionGroup; items: Item[] }[] {
  return order
    .map((group) => ({ group, items: items.filter((one) => groupOf(audienceOf(one)) === group) }))
    .filter(({ items: members }) => members.length > 0);
}
