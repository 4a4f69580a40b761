import type { Contribution } from "@rapport/shared/contracts/contributions.ts";
import {
  type Content,
  contentOf,
  findItem,
  type Item,
  type Kind,
  newKey,
  sameContent,
  sameWords,
  type Values,
  withList,
  without,
  withValue,
} from "./content.ts";
import { type Conflict, mergeContribution } from "./merge.ts";

/** The item that is open for editing, with its words as they stand in the form. */
export type Editing = { [K in Kind]: { kind: K; key: string; value: Values[K] } }[Kind];

/** A contribution in the hands of an editor: nothing of it is saved until it is. */
export interface EditorState {
  /** As it was read last: what the next save is measured by. */
  base: Contribution;
  content: Content;
  /** When something was changed last, ISO 8601; as it was read until then. */
  lastEdited: string | null;
  editing: Editing | null;
  /** What somebody else changed as well, and nobody has decided about. */
  conflicts: Conflict[];
}

export function fresh(base: Contribution): EditorState {
  return {
    base,
    content: contentOf(base),
    lastEdited: base.lastEdited,
    editing: null,
    conflicts: [],
  };
}

const hasWords = (text: string) => text.trim() !== "";

/** The words of the form, trimmed; null when there is no question, or no insight, in it. */
function trimmed({ value }: Editing): Values[Kind] | null {
  if ("question" in value) {
    const question = value.question.trim();
    return hasWords(question) ? { ...value, question, reasoning: value.reasoning.trim() } : null;
  }
  const insight = value.insight.trim();
  return hasWords(insight) ? { ...value, insight, application: value.application.trim() } : null;
}

/** Whether the form holds something that its item does not. */
function isFormChanged({ content, editing }: EditorState): boolean {
  if (editing === null) return false;
  const item = findItem(content, editing.kind, editing.key);
  const value = trimmed(editing);
  return item !== undefined && (value === null || !sameWords(item.value, value));
}

/** Whether something would be lost if the page were left now. */
export function isUnsaved(state: EditorState): boolean {
  return !sameContent(state.content, contentOf(state.base)) || isFormChanged(state);
}

export function beginEditing(state: EditorState, kind: Kind, key: string): EditorState {
  const item = findItem(state.content, kind, key);
  if (item === undefined) return state;
  return { ...state, editing: { kind, key, value: item.value } as Editing };
}

/** Takes the words of the form over into the content. @returns null when there are none to take */
export function applyEditing(state: EditorState, now: string): EditorState | null {
  const { editing, content } = state;
  if (editing === null) return state;
  const value = trimmed(editing);
  if (value === null) return null;
  if (!isFormChanged(state)) return { ...state, editing: null };
  const changed = withValue(content, editing.kind, editing.key, value as never);
  return { ...state, content: changed, lastEdited: now, editing: null };
}

export function remove(state: EditorState, kind: Kind, key: string, now: string): EditorState {
  return {
    ...state,
    content: without(state.content, kind, key),
    lastEdited: now,
    editing: state.editing?.key === key ? null : state.editing,
    conflicts: state.conflicts.map((one) => (one.key === key ? { ...one, mine: null } : one)),
  };
}

/** A question gives way to the insight behind it. @returns also the key of the new insight */
export function turnIntoInsight(
  state: EditorState,
  key: string,
  insight: Values["insight"],
  now: string,
): { state: EditorState; key: string } {
  if (findItem(state.content, "question", key) === undefined) return { state, key };
  const { _id, ...unsaved } = insight;
  const appended: Item<Values["insight"]> = { key: newKey(state.content), value: unsaved };
  const { content, ...rest } = remove(state, "question", key, now);
  const list = [...content.lists.insight, appended];
  return { state: { ...rest, content: withList(content, "insight", list) }, key: appended.key };
}

/** Brings what I have not saved together with what somebody else saved meanwhile. */
export function mergeInto(state: EditorState, theirs: Contribution, now: string): EditorState {
  // An open form counts as my change, so that it is not lost if its item is gone.
  const applied = applyEditing(state, now) ?? { ...state, editing: null };
  const { content, conflicts } = mergeContribution(state.base, applied.content, theirs);
  const undecided = state.conflicts.filter(
    (old) => !conflicts.some(({ key }) => key === old.key) && isStillTheirs(old, theirs),
  );
  return { ...applied, base: theirs, content, conflicts: [...conflicts, ...undecided] };
}

function isStillTheirs({ kind, theirs }: Conflict, contribution: Contribution): boolean {
  if (theirs === null) return true;
  const stored = findItem(contentOf(contribution), kind, theirs._id ?? "");
  return stored !== undefined && sameWords(stored.value, theirs);
}

/** Decides a conflict: what I have stays, or what they made of it takes its place. */
export function resolve(state: EditorState, conflict: Conflict, side: "mine" | "theirs") {
  const conflicts = state.conflicts.filter((one) => one !== conflict);
  if (side === "mine") return { ...state, conflicts };
  const editing = state.editing?.key === conflict.key ? null : state.editing;
  return { ...state, conflicts, editing, content: theirsIn(state.content, conflict) };
}

function theirsIn(content: Content, { kind, key, theirs }: Conflict): Content {
  if (theirs === null) return without(content, kind, key);
  if (findItem(content, kind, key)) return withValue(content, kind, key, theirs as never);
  const back = withList(content, kind, [...content.lists[kind], { key, value: theirs }] as never);
  const deleted = back.deleted[kind].filter((id) => id !== theirs._id);
  return { ...back, deleted: { ...back.deleted, [kind]: deleted } };
}

/** The whole contribution as it is sent to be saved. What it was made from does not change. */
export function savable({ base, content, lastEdited }: EditorState) {
  const { rawInput: _, ...rest } = base;
  return {
    ...rest,
    lastEdited,
    summary: content.summary,
    questions: content.lists.question.map(({ value }) => ({
      ...value,
      audience: value.audience === "therapist" ? "therapist" : "client",
    })),
    analysis: content.lists.insight.map(({ value }) => value),
    deletedQuestionIds: content.deleted.question,
    deletedInsightIds: content.deleted.insight,
  };
}
