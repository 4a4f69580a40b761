// @vitest-environment happy-dom

import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { TherapistQuestion } from "@rapport/shared/contracts/therapist-profile.ts";
import { beforeEach, expect, test } from "vitest";
import { logOut, useSession } from "@/lib/session.ts";
import { keepAnswer, keepDraft, readDraft, stateOf } from "./draft.ts";
import { draftKey } from "./draft-key.ts";
import { forgetQuestionnaireOnLogout } from "./forget-draft.ts";
import type { QuestionnaireState } from "./questionnaire-state.ts";
import { COMPLETE, FRESH, KNOWN, PROFILE, QUESTIONS } from "./testing/samples.ts";

const ANA = "0b8a3f9e-5a49-4d53-8a05-6df7c2f6a111";
const BEN = "0b8a3f9e-5a49-4d53-8a05-6df7c2f6a222";

beforeEach(() => {
  window.localStorage.clear();
});

function afterReload(state: QuestionnaireState, questions: TherapistQuestion[] = QUESTIONS) {
  keepDraft(ANA, state);
  return stateOf(readDraft(ANA), questions, KNOWN);
}

test("place, fields and half-typed words come back", () => {
  const state: QuestionnaireState = {
    ...FRESH,
    typed: { info: { experience: "12" }, answers: { q1: "Panic.", q2: "half a thou" } },
    place: { at: "question", id: "q2" },
  };
  expect(afterReload(state)).toEqual(state);
});

test("the review comes back, and so does a number that is still wrong", () => {
  expect(afterReload(COMPLETE)).toEqual(COMPLETE);
  const wrong = { ...FRESH, typed: { info: { experience: "twelve" }, answers: {} } };
  expect(afterReload(wrong)).toEqual(wrong);
});

test("a submit that a reload cut off is a review to submit again", () => {
  expect(afterReload({ ...COMPLETE, status: { name: "submitting" } })).toEqual(COMPLETE);
});

test("after a submit nothing is kept", () => {
  keepDraft(ANA, COMPLETE);
  const submission = { therapist: PROFILE, safety: null };
  keepDraft(ANA, { ...COMPLETE, status: { name: "submitted", submission } });
  expect(window.localStorage.length).toBe(0);
});

test("who has typed nothing leaves nothing behind", () => {
  keepDraft(ANA, FRESH);
  expect(window.localStorage.length).toBe(0);
});

test("what one therapist wrote is not there for another, and both can be under way", () => {
  keepDraft(ANA, COMPLETE);
  expect(readDraft(BEN)).toBeNull();
  keepDraft(BEN, { ...COMPLETE, typed: { info: { name: "Ben" }, answers: {} } });
  expect(readDraft(ANA)?.typed).toEqual(COMPLETE.typed);
});

test("a question that was added is asked, one that is gone loses no words", () => {
  const [first, second] = QUESTIONS;
  if (!first || !second) throw new Error("The samples have three questions.");
  const state = afterReload(COMPLETE, [first, { ...first, id: "new" }, second]);
  expect(state).toMatchObject({
    place: { at: "question", id: "new" },
    change: { added: 1, removed: 1 },
    typed: COMPLETE.typed,
  });
});

test("who stood at a question that is gone goes on at the first open one", () => {
  const state: QuestionnaireState = { ...COMPLETE, place: { at: "question", id: "q3" } };
  expect(afterReload(state, QUESTIONS.slice(0, 2)).place).toEqual({ at: "review" });
});

test.each([
  ["no JSON", "{"],
  ["another version", JSON.stringify({ version: 0 })],
  ["nothing of ours", "null"],
])("a draft that makes no sense (%s) is no draft", (_, text) => {
  window.localStorage.setItem(draftKey(ANA), text);
  expect(stateOf(readDraft(ANA), QUESTIONS, KNOWN)).toEqual(FRESH);
});

test("an answer edited by itself is kept beside the rest, and forgotten alone", () => {
  keepAnswer(ANA, "q1", "Edited.");
  expect(stateOf(readDraft(ANA), QUESTIONS, KNOWN)).toMatchObject({
    place: { at: "info" },
    typed: { answers: { q1: "Edited." } },
    change: null,
  });
  keepAnswer(ANA, "q1", null);
  expect(window.localStorage.length).toBe(0);
  keepDraft(ANA, COMPLETE);
  keepAnswer(ANA, "q1", null);
  expect(readDraft(ANA)).toMatchObject({
    place: { at: "review" },
    typed: { answers: { q2: "I ask.", q3: "Addiction." } },
  });
});

test("logging out takes the therapist's words out of the browser, a session that merely ends does not", async () => {
  forgetQuestionnaireOnLogout();
  const user = { id: ANA, role: "therapist" } as User;
  keepDraft(ANA, COMPLETE);
  useSession.setState({ user, status: "signed-in" });
  useSession.setState({ user: null, status: "ended" });
  expect(readDraft(ANA)).not.toBeNull();
  useSession.setState({ user, status: "signed-in" });
  await logOut();
  expect(readDraft(ANA)).toBeNull();
});
