import {
  Contribution,
  ContributionInsight,
  ContributionQuestion,
} from "@rapport/shared/contracts/contributions.ts";
import * as z from "zod/mini";
import { dropKept, keep, readKept } from "@/lib/browser-storage.ts";
import { type EditorState, isUnsaved } from "./editor-state.ts";

const list = <Value extends z.ZodMiniType>(value: Value) =>
  z.array(z.object({ key: z.string(), value }));

const deleted = z.array(z.string());

/** A form may be empty for a moment: its words are checked when they are taken over. */
const editing = z.union([
  z.object({
    kind: z.literal("question"),
    key: z.string(),
    value: z.extend(ContributionQuestion, { question: z.string() }),
  }),
  z.object({
    kind: z.literal("insight"),
    key: z.string(),
    value: z.extend(ContributionInsight, { insight: z.string() }),
  }),
]);

const conflict = z.union([
  z.object({
    kind: z.literal("question"),
    key: z.string(),
    mine: z.nullable(ContributionQuestion),
    theirs: z.nullable(ContributionQuestion),
  }),
  z.object({
    kind: z.literal("insight"),
    key: z.string(),
    mine: z.nullable(ContributionInsight),
    theirs: z.nullable(ContributionInsight),
  }),
]);

/** The changes to a contribution, as the browser keeps them through a reload. */
const Draft = z.object({
  version: z.literal(1),
  base: Contribution,
  content: z.object({
    summary: z.string(),
    lists: z.object({ question: list(ContributionQuestion), insight: list(ContributionInsight) }),
    deleted: z.object({ question: deleted, insight: deleted }),
  }),
  lastEdited: z.nullable(z.string()),
  editing: z.nullable(editing),
  conflicts: z.array(conflict),
});

const keyOf = (id: string) => `expert-edits:${id}`;

/** The changes that were not saved; null when there are none, or none that make sense. */
export function readEditorDraft(id: string): EditorState | null {
  const text = readKept(keyOf(id));
  if (text === null) return null;
  try {
    const { version: _, ...state } = Draft.parse(JSON.parse(text));
    return state;
  } catch {
    return null;
  }
}

/** Keeps what is not saved; what is saved leaves nothing behind. */
export function keepEditorDraft(state: EditorState): void {
  const key = keyOf(state.base.id);
  if (isUnsaved(state)) keep(key, JSON.stringify({ version: 1, ...state }));
  else dropKept(key);
}
