import { listed } from "../reasons/phrasing.ts";
import type { Manner } from "./vocabulary/manners.ts";

const AT_MOST = 5;

/** "is direct and warm, and gives things to practice between sessions"; empty without any manner. */
export function mannerClause(manners: readonly Manner[]): string {
  const shown = manners.slice(0, AT_MOST);
  const is = shown.flatMap((manner) => manner.is ?? []);
  const does = shown.flatMap((manner) => manner.does ?? []);
  const being = is.length > 0 ? `is ${listed(is)}` : "";
  if (being === "" || does.length === 0) return being === "" ? listed(does) : being;
  return does.length === 1 ? `${being}, and ${does[0]}` : `${being}, ${listed(does)}`;
}

/** "a, b or c". */
export const oneOf = (items: readonly string[]) =>
  items.length <= 1 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`;

/** "straight talk, warmth and a clear structure"; empty without any manner. */
export function expectations(manners: readonly Manner[]): string {
  return listed(manners.slice(0, AT_MOST).map(({ expect }) => expect));
}
