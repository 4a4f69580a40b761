// @vitest-environment happy-dom
import type { User } from "@rapport/shared/contracts/accounts.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { logOut, useSession } from "@/lib/session.ts";
import { openDraft } from "./draft.ts";
import { DRAFT_KEY } from "./draft-key.ts";
import { forgetMatchmakerOnLogout } from "./forget-draft.ts";
import { freshRecord, type SessionRecord } from "./machine/session-record.ts";
import { SERIOUS } from "./testing/samples.ts";

const ACCOUNT = {
  id: "6f1a7a52-30a8-4a68-9a0f-51c1b2b5c0de",
  isGuest: false,
  role: "client",
} as User;
const RECORD: SessionRecord = {
  ...freshRecord(),
  turns: [{ questionId: "initial_question", question: "Hi!", answer: "my words" }],
  inferredQAs: {
    q1: {
      question: "Why now?",
      answer: "[Inferred] my words",
      fullTranscript: "my words",
      reasoning: "r",
    },
  },
  words: ["not answered yet"],
  unsent: ["not sent yet"],
  typed: "not even said",
  safety: SERIOUS,
};

const signIn = (user: User | null) =>
  useSession.setState({ user, status: user ? "signed-in" : "signed-out" });

beforeEach(() => {
  signIn(null);
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test("a conversation is found again after a reload, with all that it needs to go on", () => {
  signIn(ACCOUNT);
  openDraft().keep(RECORD);
  expect(openDraft().kept).toEqual(RECORD);
});

test("an account's conversation is for nobody else", () => {
  signIn(ACCOUNT);
  openDraft().keep(RECORD);
  signIn(null);
  expect(openDraft().kept).toBeNull();
  signIn({ ...ACCOUNT, id: "a0e1a7a5-30a8-4a68-9a0f-51c1b2b5c0de" });
  expect(openDraft().kept).toBeNull();
});

test("a visitor's conversation goes along when they become a guest", () => {
  const draft = openDraft();
  draft.keep(RECORD);
  signIn({ ...ACCOUNT, isGuest: true });
  draft.keep({ ...RECORD, words: [] });
  expect(draft.owner()).toEqual({ id: ACCOUNT.id, isGuest: true });
  expect(openDraft().kept).toMatchObject({ words: [] });
});

test("a conversation that ended in a match is not offered again", () => {
  const draft = openDraft();
  draft.keep(RECORD);
  draft.forget();
  expect(openDraft().kept).toBeNull();
});

test.each([
  ["no JSON", "{"],
  ["another version", JSON.stringify({ version: 1, owner: null, record: RECORD })],
  [
    "wrong types",
    JSON.stringify({
      version: 2,
      drafts: [{ owner: null, page: "p", keptAt: 1, record: { ...RECORD, turns: "my words" } }],
    }),
  ],
])("a draft that makes no sense (%s) is no draft", (_, text) => {
  window.localStorage.setItem(DRAFT_KEY, text);
  expect(openDraft().kept).toBeNull();
});

test("logging out takes the conversation out of this browser, in every tab", async () => {
  forgetMatchmakerOnLogout();
  signIn(ACCOUNT);
  const draft = openDraft();
  draft.keep(RECORD);
  const gone = vi.fn();
  const stop = draft.watch(gone);
  await logOut();
  expect(window.localStorage.getItem(DRAFT_KEY)).toBeNull();
  window.dispatchEvent(new StorageEvent("storage", { key: DRAFT_KEY, newValue: null }));
  expect(gone.mock.calls).toEqual([["gone"]]);
  stop();
});

describe("two tabs", () => {
  /** What another tab kept: the storage event that tells this one of it. */
  const tellOfOtherTab = () =>
    window.dispatchEvent(
      new StorageEvent("storage", {
        key: DRAFT_KEY,
        newValue: window.localStorage.getItem(DRAFT_KEY),
      }),
    );
  const other: SessionRecord = { ...RECORD, sessionId: crypto.randomUUID(), words: ["other"] };

  test("each have their own conversation, and each finds it again", () => {
    signIn(ACCOUNT);
    openDraft().keep(RECORD);
    const own = window.sessionStorage.getItem(DRAFT_KEY) ?? "";
    openDraft().keep(other);
    expect(openDraft().kept).toEqual(other);
    window.sessionStorage.setItem(DRAFT_KEY, own);
    expect(openDraft().kept).toEqual(RECORD);
  });

  test("that keep their own do not disturb each other", () => {
    const draft = openDraft();
    draft.keep(RECORD);
    const heard = vi.fn();
    const stop = draft.watch(heard);
    const elsewhere = openDraft();
    elsewhere.keep(other);
    tellOfOtherTab();
    elsewhere.forget();
    tellOfOtherTab();
    expect(heard).not.toHaveBeenCalled();
    expect(openDraft().kept).toEqual(RECORD);
    stop();
  });

  test("cannot both go on with one: who begins later has it", () => {
    const draft = openDraft();
    draft.keep(RECORD);
    const heard = vi.fn();
    const stop = draft.watch(heard);
    const elsewhere = openDraft();
    elsewhere.begin(RECORD);
    tellOfOtherTab();
    expect(heard.mock.calls).toEqual([["taken"]]);
    stop();
  });

  test("leave no more than three conversations behind, the latest", () => {
    vi.useFakeTimers();
    const records = [1, 2, 3, 4].map((number) => ({
      ...RECORD,
      sessionId: crypto.randomUUID(),
      words: [`number ${number}`],
    }));
    for (const record of records) {
      vi.advanceTimersByTime(1_000);
      openDraft().keep(record);
    }
    vi.useRealTimers();
    const text = window.localStorage.getItem(DRAFT_KEY) ?? "";
    expect(records.map(({ sessionId }) => text.includes(sessionId))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

test("a logout in another tab reaches a conversation in which nothing was said yet", () => {
  signIn(ACCOUNT);
  const draft = openDraft();
  draft.begin(freshRecord());
  expect(window.localStorage.getItem(DRAFT_KEY)).not.toBeNull();
});

test("after a logout in another tab nothing of the account comes back, and a visitor may begin anew", () => {
  signIn(ACCOUNT);
  const draft = openDraft();
  draft.keep(RECORD);
  const stop = draft.watch(() => undefined);
  window.localStorage.clear();
  useSession.setState({ user: null, status: "ended" });
  window.dispatchEvent(new StorageEvent("storage", { key: DRAFT_KEY, newValue: null }));
  expect(useSession.getState().status).toBe("signed-out");
  expect(draft.owner()).toBeNull();
  draft.keep({ ...freshRecord(), words: ["a visitor's"] });
  expect(window.localStorage.getItem(DRAFT_KEY)).not.toContain(ACCOUNT.id);
  expect(window.localStorage.getItem(DRAFT_KEY)).not.toContain("my words");
  stop();
});
