import { TEXT_LIMIT } from "@rapport/shared/constants.ts";
import type { SubmitTherapistResponsesRequest } from "@rapport/shared/contracts/therapist-profile.ts";
import { expect, test } from "vitest";
import { createQuestionnaire } from "./questionnaire.ts";
import type { QuestionnaireState, Submission } from "./questionnaire-state.ts";
import { COMPLETE, FRESH, PROFILE, QUESTIONS } from "./testing/samples.ts";
import { SUBMIT_FAILED } from "./texts.ts";

const SUBMISSION: Submission = { therapist: PROFILE, safety: null };

/** A questionnaire with a server that does as it is told: one reply a submit, an Error to fail. */
function run(initial: QuestionnaireState = FRESH, replies: (Submission | Error)[] = []) {
  const sent: SubmitTherapistResponsesRequest[] = [];
  const kept: QuestionnaireState[] = [];
  const failures: unknown[] = [];
  const questionnaire = createQuestionnaire(initial, {
    async submit(request) {
      sent.push(request);
      const reply = replies.shift() ?? SUBMISSION;
      if (reply instanceof Error) throw reply;
      return reply;
    },
    onFailure: (error) => failures.push(error),
    keep: (state) => kept.push(state),
  });
  return { questionnaire, sent, kept, failures, state: () => questionnaire.store.getState() };
}

test("from the first step through every question to the review, and all of it is sent", async () => {
  const { questionnaire, sent, state } = run();
  questionnaire.enter("experience", " 12 ");
  questionnaire.goOn();
  for (const [id, text] of [
    ["q1", " People who panic. "],
    ["q2", "I ask."],
    ["q3", "Addiction."],
  ] as const) {
    expect(state().place).toEqual({ at: "question", id });
    questionnaire.type(id, text);
    questionnaire.goOn();
  }
  expect(state().place).toEqual({ at: "review" });
  await questionnaire.submit();
  expect(sent).toEqual([
    {
      therapistName: "Ana Duarte",
      age: null,
      experience: 12,
      responses: [
        { questionId: "q1", question: "Whom do you help most?", answer: "People who panic." },
        { questionId: "q2", question: "How do you begin?", answer: "I ask." },
        { questionId: "q3", question: "What do you refer on?", answer: "Addiction." },
      ],
    },
  ]);
  expect(state().status).toEqual({ name: "submitted", submission: SUBMISSION });
});

test("the first step is not left with a fault, and says the first one", () => {
  const { questionnaire, state } = run();
  questionnaire.enter("name", " ");
  questionnaire.goOn();
  expect(state()).toMatchObject({
    place: { at: "info" },
    infoRefused: true,
    alert: { text: "Please enter your name", aboutAnswer: true },
  });
  questionnaire.enter("name", "Ana");
  expect(state().alert).toBeNull();
  questionnaire.goOn();
  expect(state().alert?.text).toBe("Please enter your years of experience");
});

test.each(["", " \n\t "])("a question is not left with an answer of nothing (%j)", (text) => {
  const { questionnaire, state } = run({ ...FRESH, place: { at: "question", id: "q1" } });
  questionnaire.type("q1", text);
  questionnaire.goOn();
  expect(state()).toMatchObject({
    place: { at: "question", id: "q1" },
    alert: { text: "Please provide an answer before continuing", aboutAnswer: true },
  });
  questionnaire.type("q1", "Somebody.");
  expect(state().alert).toBeNull();
});

test("an answer over the limit is not left, and says by how much", () => {
  const { questionnaire, state } = run({ ...FRESH, place: { at: "question", id: "q1" } });
  questionnaire.type("q1", "x".repeat(TEXT_LIMIT + 7));
  questionnaire.goOn();
  expect(state().alert?.text).toBe(
    "An answer may have at most 20,000 characters. Please shorten yours by 7.",
  );
});

test("going back keeps what was typed, and at the first step goes nowhere", () => {
  const { questionnaire, state } = run({ ...COMPLETE, place: { at: "question", id: "q1" } });
  questionnaire.type("q1", "");
  questionnaire.goBack();
  questionnaire.goBack();
  expect(state()).toMatchObject({ place: { at: "info" }, typed: { answers: { q1: "" } } });
});

test("from the review one can change one answer and come straight back", () => {
  const { questionnaire, state } = run(COMPLETE);
  questionnaire.goTo({ at: "question", id: "q2" });
  questionnaire.type("q2", " ");
  questionnaire.goBackToReview();
  expect(state().alert?.aboutAnswer).toBe(true);
  questionnaire.type("q2", "I listen.");
  questionnaire.goBackToReview();
  expect(state().place).toEqual({ at: "review" });
});

test("a submit points to the first thing that is missing", async () => {
  const { questionnaire, sent, state } = run({
    ...COMPLETE,
    typed: { ...COMPLETE.typed, answers: { q1: "a", q3: " " } },
  });
  await questionnaire.submit();
  expect(sent).toEqual([]);
  expect(state()).toMatchObject({
    place: { at: "question", id: "q2" },
    alert: { text: "Please provide an answer before continuing" },
  });
});

test("answers that do not fit into one request are not sent", async () => {
  const long = "x".repeat(15_000);
  const { questionnaire, sent, state } = run({
    ...COMPLETE,
    typed: { ...COMPLETE.typed, answers: { q1: long, q2: long, q3: long } },
  });
  await questionnaire.submit();
  expect(sent).toEqual([]);
  expect(state()).toMatchObject({
    place: { at: "review" },
    alert: {
      text: "Together your answers are too long to be sent. Please shorten them by about 5,000 characters.",
    },
  });
});

test("a failed submit keeps everything and can be tried again", async () => {
  const down = new Error("down");
  const { questionnaire, sent, failures, state } = run(COMPLETE, [down]);
  await questionnaire.submit();
  expect(state()).toMatchObject({
    place: { at: "review" },
    typed: COMPLETE.typed,
    status: { name: "answering" },
    alert: { text: SUBMIT_FAILED, aboutAnswer: false },
  });
  expect(failures).toEqual([down]);
  await questionnaire.submit();
  expect(sent).toHaveLength(2);
  expect(state().status.name).toBe("submitted");
});

test("a second press while the first is under way, or after it, sends nothing", async () => {
  const { questionnaire, sent } = run(COMPLETE);
  await Promise.all([questionnaire.submit(), questionnaire.submit()]);
  await questionnaire.submit();
  expect(sent).toHaveLength(1);
});

test("what was told before stands there until something else is typed", () => {
  const { questionnaire, state } = run({ ...FRESH, place: { at: "question", id: "q1" } });
  questionnaire.comeToKnow({
    info: { name: "Ana Duarte", age: "41", experience: "12" },
    answers: { q1: "Stored." },
  });
  questionnaire.goOn();
  expect(state().place).toEqual({ at: "question", id: "q2" });
  questionnaire.goBack();
  questionnaire.type("q1", "");
  questionnaire.goOn();
  expect(state().alert?.aboutAnswer).toBe(true);
});

test("questions that change meanwhile are told, and no answer is dropped", () => {
  const { questionnaire, state } = run(COMPLETE);
  const [first, , third] = QUESTIONS;
  if (!first || !third) throw new Error("The samples have three questions.");
  const added = { ...first, id: "new", text: "And online?" };
  questionnaire.takeQuestions([first, added, third]);
  expect(state()).toMatchObject({
    place: { at: "question", id: "new" },
    change: { added: 1, removed: 1 },
    typed: COMPLETE.typed,
  });
});

test("the same questions again change nothing", () => {
  const { questionnaire, state } = run(COMPLETE);
  questionnaire.takeQuestions([...QUESTIONS]);
  expect(state()).toEqual(COMPLETE);
});

test("what another tab writes is taken over where one stands, and not written back", () => {
  const { questionnaire, kept, state } = run({ ...COMPLETE, place: { at: "question", id: "q1" } });
  const typed = { info: {}, answers: { q1: "From the other tab." } };
  questionnaire.takeTyped(typed);
  expect(state()).toMatchObject({ place: { at: "question", id: "q1" }, typed });
  expect(kept).toEqual([]);
});

test("another tab does not change what is being submitted", async () => {
  const { questionnaire, state } = run(COMPLETE, [new Error("down")]);
  const submitting = questionnaire.submit();
  questionnaire.takeTyped({ info: {}, answers: {} });
  await submitting;
  expect(state().typed).toEqual(COMPLETE.typed);
});

test("every change made here is kept, the half-typed words too", () => {
  const { questionnaire, kept } = run({ ...FRESH, place: { at: "question", id: "q1" } });
  questionnaire.type("q1", "half a thou");
  expect(kept.at(-1)?.typed.answers).toEqual({ q1: "half a thou" });
});
