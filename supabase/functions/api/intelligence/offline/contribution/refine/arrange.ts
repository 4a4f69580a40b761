import { short } from "./add.ts";
import type { Draft, DraftQuestion, Outcome } from "./draft.ts";
import { kindOf, pointedAt } from "./references.ts";

type Item = Draft["questions"][number] | Draft["insights"][number];

/** The list that an instruction is about, and what it points at there. */
function chosenIn(words: string, draft: Draft) {
  const kind = kindOf(words);
  const pointed = pointedAt(words, draft, kind);
  const list: Item[] = kind === "question" ? draft.questions : draft.insights;
  const chosen: Item[] = kind === "question" ? pointed.questions : pointed.insights;
  return { kind, list, chosen, missed: pointed.missed };
}

/** Puts a list back that was reordered. */
function store(draft: Draft, kind: "question" | "insight", list: Item[]): void {
  if (kind === "question") draft.questions = list as Draft["questions"];
  else draft.insights = list as Draft["insights"];
}

/** "swap 2 and 3" */
export function swap(command: string, draft: Draft): Outcome {
  const what = /^(?:swap|switch|exchange)\s+(?<what>.+)$/is.exec(command)?.groups?.what;
  if (!what || /\b(?:clients?|therapists?)\b(?! question)/i.test(what)) return null;
  const { kind, list, chosen, missed } = chosenIn(
    what.replace(/\b(?:around|places|the order of)\b/gi, ""),
    draft,
  );
  const [a, b] = chosen;
  if (missed !== null) return { missed };
  if (a === undefined || b === undefined || chosen.length !== 2)
    return { missed: `“${short(command)}” does not name two to swap, so nothing was moved.` };
  store(
    draft,
    kind,
    list.map((one) => (one === a ? b : one === b ? a : one)),
  );
  return "done";
}

const WHERE =
  /^(?:move|put|place|bring|push|pull|shift)\s+(?<what>.+?)\s+(?:up\s+|down\s+)?(?:to\s+|at\s+|as\s+|in\s+|into\s+)?(?:the\s+)?(?<where>(?:very )?(?:top|start|beginning|front|first(?: place| position)?|bottom|end|last(?: place| position)?)|up|down|(?:before|above|after|below|behind|under|in front of)\s+.+|(?:position|place|number)\s+\d{1,2})\s*(?:of the list)?$/is;

/** "move 3 to the top", "put the last one before the second". */
export function move(command: string, draft: Draft): Outcome {
  const found = WHERE.exec(command);
  const { what, where } = found?.groups ?? {};
  if (!what || !where) return null;
  const { kind, list, chosen, missed } = chosenIn(what, draft);
  if (missed !== null) return { missed };
  if (chosen.length === 0)
    return {
      missed: `It is not clear what “${short(command)}” should move, so nothing was moved.`,
    };
  const rest = list.filter((one) => !chosen.includes(one));
  const at = placeOf(where, kind, rest, list, chosen, draft);
  if (typeof at === "string") return { missed: at };
  store(draft, kind, [...rest.slice(0, at), ...chosen, ...rest.slice(at)]);
  return "done";
}

function placeOf(
  where: string,
  kind: "question" | "insight",
  rest: readonly Item[],
  list: readonly Item[],
  chosen: readonly Item[],
  draft: Draft,
): number | string {
  const first = chosen[0];
  const now = first === undefined ? 0 : list.indexOf(first);
  if (/^(?:very )?(?:top|start|beginning|front|first)/i.test(where)) return 0;
  if (/^(?:very )?(?:bottom|end|last)/i.test(where)) return rest.length;
  if (/^up$/i.test(where)) return Math.max(0, now - 1);
  if (/^down$/i.test(where)) return Math.min(rest.length, now + 1);
  const number = /^(?:position|place|number)\s+(\d{1,2})$/i.exec(where)?.[1];
  if (number) return Math.min(rest.length, Math.max(0, Number(number) - 1));
  const side = /^(before|above|in front of|after|below|behind|under)\s+(.+)$/is.exec(where);
  const target = pointedAt(side?.[2] ?? "", draft, kind);
  const item: Item | undefined = target.questions[0] ?? target.insights[0];
  const at = item === undefined ? -1 : rest.indexOf(item);
  if (at < 0)
    return target.missed ?? `It is not clear where “${short(where)}” is, so nothing was moved.`;
  return /^(?:before|above|in)/i.test(side?.[1] ?? "") ? at : at + 1;
}

/** "merge 1 and 2": one question that asks both. */
export function merge(command: string, draft: Draft): Outcome {
  const what =
    /^(?:merge|combine|join|put together|fuse|unite)\s+(?<what>.+?)(?:\s+(?:in)?to (?:one|a single)(?: question| insight)?)?$/is.exec(
      command,
    )?.groups?.what;
  if (!what) return null;
  const { kind, chosen, missed } = chosenIn(what.replace(/\btogether\b/gi, ""), draft);
  if (missed !== null) return { missed };
  if (chosen.length < 2)
    return { missed: `“${short(command)}” does not name two to merge, so nothing was merged.` };
  if (kind === "insight") {
    const items = draft.insights.filter((one) => chosen.includes(one));
    const [first] = items;
    if (first === undefined) return { missed: "There is nothing to merge." };
    first.now = {
      ...first.now,
      insight: items.map(({ now }) => now.insight).join(" "),
      application: items
        .map(({ now }) => now.application)
        .filter((text) => text !== "")
        .join(" "),
      ...spanOver(items, draft),
    };
    draft.insights = draft.insights.filter((one) => one === first || !items.includes(one));
    return "done";
  }
  const items = draft.questions.filter((one) => chosen.includes(one));
  const [first] = items;
  if (first === undefined) return { missed: "There is nothing to merge." };
  if (new Set(items.map(({ now }) => now.audience)).size > 1) {
    return {
      missed: `“${short(command)}” names questions for different people, so they were not merged.`,
    };
  }
  first.now = {
    ...first.now,
    question: mergedText(items),
    reasoning: items
      .map(({ now }) => now.reasoning)
      .filter((text, index, all) => text !== "" && all.indexOf(text) === index)
      .join(" "),
    ...spanOver(items, draft),
  };
  draft.questions = draft.questions.filter((one) => one === first || !items.includes(one));
  return "done";
}

/** "What helps?" and "Who knows?" → "What helps, and who knows?" */
function mergedText(items: readonly DraftQuestion[]): string {
  const texts = items.map(({ now }) => now.question.trim().replace(/[?.\s]+$/, ""));
  const simple = texts.every((text) => !/[.?!]/.test(text));
  if (!simple) return items.map(({ now }) => now.question.trim()).join(" ");
  const rest = texts
    .slice(1)
    .map((text) =>
      /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
    );
  return `${texts[0] ?? ""}, and ${rest.join(", and ")}?`;
}

const LONGEST_SPAN = 600;

/** The words that both came from, where they stand close together; else the first's. */
function spanOver(
  items: readonly { now: { sourceOffset: number | null; sourceText: string | null } }[],
  draft: Draft,
) {
  const { source } = draft.thoughts;
  const spans = items.flatMap(({ now: { sourceOffset: offset, sourceText: text } }) =>
    offset !== null && text !== null && source.slice(offset, offset + text.length) === text
      ? [{ from: offset, to: offset + text.length }]
      : [],
  );
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  if (spans.length === items.length && to - from <= LONGEST_SPAN)
    return { sourceOffset: from, sourceText: source.slice(from, to) };
  return {};
}

/** "sort the questions by audience", "clients first". */
export function sortByAudience(command: string, draft: Draft): Outcome {
  const first =
    /^(?:(?:put|list|show|move|have|place)\s+)?(?:the |all |all the )?(?<who>client|therapist|other)s?(?:' | questions? )?\s*(?:questions? )?first$/i
      .exec(command)
      ?.groups?.who?.toLowerCase();
  const sorts =
    /^(?:sort|order|group|reorder|arrange)\b.*\b(?:audience|client|therapist|whom)\b/i.test(
      command,
    );
  if (!first && !sorts) return null;
  const order =
    first === "therapist"
      ? ["therapist", "client", "other"]
      : first === "other"
        ? ["other", "client", "therapist"]
        : ["client", "therapist", "other"];
  draft.questions = [...draft.questions].sort(
    (a, b) => order.indexOf(a.now.audience) - order.indexOf(b.now.audience),
  );
  return "done";
}
