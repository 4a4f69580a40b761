// @vitest-environment happy-dom
import { STORAGE_KEYS } from "@rapport/shared/constants.ts";
import type { User } from "@rapport/shared/contracts/accounts.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { logOut, useSession } from "@/lib/session.ts";
import { FRESH } from "./assessment-state.ts";
import { draftOf } from "./draft.ts";
import { DRAFT_KEY } from "./draft-key.ts";
import { onDraftRemoved, readDraft, writeDraft } from "./draft-storage.ts";
import { forgetDraftOnLogout } from "./forget-draft.ts";
import { QUESTIONS } from "./testing/samples.ts";

const OWNER = { id: "6f1a7a52-30a8-4a68-9a0f-51c1b2b5c0de", isGuest: false };
const DRAFT = draftOf({ ...FRESH, answers: { q1: "my words" } }, QUESTIONS, OWNER);

beforeEach(() => {
  window.localStorage.clear();
});

test("what was written is read again by its owner and by nobody else", () => {
  writeDraft(DRAFT);
  expect(readDraft(OWNER)).toEqual(DRAFT);
  expect(readDraft(null)).toBeNull();
});

test.each([
  ["no JSON", "{"],
  ["another version", JSON.stringify({ ...DRAFT, version: 0 })],
  ["wrong types", JSON.stringify({ ...DRAFT, answers: ["my words"] })],
  ["nothing of ours", "null"],
])("a draft that makes no sense (%s) is no draft", (_, text) => {
  window.localStorage.setItem(DRAFT_KEY, text);
  expect(readDraft(OWNER)).toBeNull();
});

test("storage that is full or refused stops nobody", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => writeDraft(DRAFT)).not.toThrow();
});

test("a draft that another tab takes away is told of, a changed one is not", () => {
  const removed = vi.fn();
  const stop = onDraftRemoved(removed);
  const change = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  change(DRAFT_KEY, "{}");
  change(STORAGE_KEYS.user, null);
  expect(removed).not.toHaveBeenCalled();
  change(DRAFT_KEY, null);
  expect(removed).toHaveBeenCalledTimes(1);
  stop();
  change(DRAFT_KEY, null);
  expect(removed).toHaveBeenCalledTimes(1);
});

test("a log-out or the end of the account takes the answers out of the browser, a session that merely ends does not", async () => {
  forgetDraftOnLogout();
  const user = { id: OWNER.id, role: "client" } as User;
  writeDraft(DRAFT);
  useSession.setState({ user, status: "signed-in" });
  useSession.setState({ user: null, status: "ended" });
  expect(readDraft(OWNER)).toEqual(DRAFT);
  useSession.setState({ user, status: "signed-in" });
  await logOut();
  expect(window.localStorage.getItem(DRAFT_KEY)).toBeNull();
  writeDraft(DRAFT);
  useSession.setState({ user, status: "signed-in" });
  useSession.setState({ user: null, status: "deleted" });
  expect(window.localStorage.getItem(DRAFT_KEY)).toBeNull();
});
