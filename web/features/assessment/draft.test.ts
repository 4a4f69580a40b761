import { expect, test } from "vitest";
import { type AssessmentState, FRESH } from "./assessment-state.ts";
import { Draft, draftOf, stateOf } from "./draft.ts";
import { OUTCOME, QUESTIONS, SERIOUS } from "./testing/samples.ts";

const GUEST = { id: "guest", isGuest: true };

function throughStorage(state: AssessmentState, questions = QUESTIONS): AssessmentState {
  const text = JSON.stringify(draftOf(state, QUESTIONS, GUEST));
  return stateOf(Draft.parse(JSON.parse(text)), questions);
}

test("place, answers and unsent words come back", () => {
  const sent = { q1: { text: "worry", userId: "guest" } };
  const state = { ...FRESH, index: 1, answers: { q1: "worry", q2: "half a thou" }, sent };
  expect(throughStorage(state)).toEqual(state);
});

test("a completed assessment comes back with its recommendation", () => {
  const state: AssessmentState = {
    ...FRESH,
    index: 2,
    answers: { q1: "a", q2: "b", q3: "c" },
    step: { name: "complete", outcome: OUTCOME },
  };
  expect(throughStorage(state).step).toEqual(state.step);
});

test("a send that a reload cut off is an answer to send again", () => {
  const state: AssessmentState = { ...FRESH, answers: { q1: "a" }, step: { name: "sending" } };
  expect(throughStorage(state)).toEqual({ ...state, step: { name: "answering" } });
});

test("a reload does not get around a safety pause", () => {
  const state: AssessmentState = {
    ...FRESH,
    index: 2,
    answers: { q1: "a", q2: "b", q3: "c" },
    step: { name: "paused", safety: SERIOUS, outcome: OUTCOME },
  };
  expect(throughStorage(state)).toEqual({ ...state, step: { name: "answering" } });
});

test("answers to questions that are gone are dropped, the others stay at their questions", () => {
  const state = { ...FRESH, index: 2, answers: { q1: "a", q2: "b", q3: "c" } };
  const restored = throughStorage(
    state,
    QUESTIONS.filter(({ id }) => id !== "q2"),
  );
  expect(restored).toMatchObject({ index: 1, answers: { q1: "a", q3: "c" } });
});

test("nobody is put behind a new question that they have not answered", () => {
  const state = { ...FRESH, index: 2, answers: { q1: "a", q2: "b", q3: "c" } };
  const fresh = { id: "new", text: "And today?", reasoning: "" };
  expect(throughStorage(state, [fresh, ...QUESTIONS]).index).toBe(0);
});

test("when the question one stood at is gone, one goes on at the first open one", () => {
  const state = { ...FRESH, index: 1, answers: { q1: "a", q2: "b" } };
  const restored = throughStorage(
    state,
    QUESTIONS.filter(({ id }) => id !== "q2"),
  );
  expect(restored.index).toBe(1);
});
