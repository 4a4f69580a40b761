// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { contribution, idOf, question } from "../testing/samples.ts";
import { keepEditorDraft, readEditorDraft } from "./editor-draft.ts";
import { beginEditing, fresh, remove } from "./editor-state.ts";

afterEach(() => localStorage.clear());

const base = contribution();
const changed = remove(fresh(base), "question", idOf(1), "2026-11-21T10:00:00.000Z");

test("changes are found again, with the form that was open", () => {
  const editing = beginEditing(changed, "question", idOf(2));
  keepEditorDraft(editing);
  expect(readEditorDraft(base.id)).toEqual(editing);
  expect(readEditorDraft(idOf(1))).toBeNull();
});

test("an emptied form is found again as empty", () => {
  const value = question(2, { question: "" });
  const state = { ...changed, editing: { kind: "question" as const, key: idOf(2), value } };
  keepEditorDraft(state);
  expect(readEditorDraft(base.id)?.editing).toEqual(state.editing);
});

test("what is saved leaves nothing behind", () => {
  keepEditorDraft(changed);
  keepEditorDraft(fresh(base));
  expect(localStorage).toHaveLength(0);
});

test.each(["{", "null", '{"version":2}', '{"version":1,"base":{}}'])(
  "%s in its place makes no sense and is passed over",
  (text) => {
    keepEditorDraft(changed);
    localStorage.setItem(localStorage.key(0) ?? "", text);
    expect(readEditorDraft(base.id)).toBeNull();
  },
);
