import { TEXT_LIMIT } from "@rapport/shared/constants.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { expect, test } from "vitest";
import { createAssessment } from "./assessment.ts";
import { type AssessmentState, FRESH, type Outcome } from "./assessment-state.ts";
import { OUTCOME, QUESTIONS, SERIOUS } from "./testing/samples.ts";

/** A run with a server that does as it is told: one reply a call, in order, an Error to fail. */
function run({
  questions = QUESTIONS,
  initial = FRESH,
  replies = [] as (Safety | Error | null)[],
  outcomes = [] as (Outcome | Error)[],
  userId = "guest" as string | null,
  stored = (): Record<string, string> => ({}),
} = {}) {
  const sent: [string, string][] = [];
  const analysed: Record<string, string>[] = [];
  const kept: AssessmentState[] = [];
  const assessment = createAssessment(questions, initial, {
    async send(question, answer) {
      sent.push([question.id, answer]);
      const reply = replies.shift() ?? null;
      if (reply instanceof Error) throw reply;
      return { given: reply, userId };
    },
    async analyse(answers) {
      analysed.push(answers);
      const outcome = outcomes.shift() ?? OUTCOME;
      if (outcome instanceof Error) throw outcome;
      return { given: outcome, userId };
    },
    async readStored() {
      const person = { id: "guest", isGuest: true };
      return { person, answers: { ...Object.fromEntries(sent), ...stored() }, recommendations: [] };
    },
    alertFor: (error) => `alert: ${error instanceof Error ? error.message : error}`,
    keep: (state) => kept.push(state),
  });
  return { assessment, sent, analysed, kept, state: () => assessment.store.getState() };
}

const ANSWERED: AssessmentState = {
  ...FRESH,
  index: 2,
  answers: { q1: "worry", q2: "walking", q3: "I joke a lot" },
};

test("each answer is sent, and the last one is followed by the analysis of all", async () => {
  const { assessment, sent, analysed, state } = run();
  for (const [id, text] of [
    ["q1", " worry "],
    ["q2", "walking"],
    ["q3", "I joke"],
  ] as const) {
    assessment.type(id, text);
    await assessment.submit();
  }
  expect(sent).toEqual([
    ["q1", "worry"],
    ["q2", "walking"],
    ["q3", "I joke"],
  ]);
  expect(analysed).toEqual([{ q1: "worry", q2: "walking", q3: "I joke" }]);
  expect(state().step).toEqual({ name: "complete", outcome: OUTCOME });
});

test.each(["", " \n\t "])("an answer of nothing (%j) is not sent, and says so", async (text) => {
  const { assessment, sent, state } = run();
  assessment.type("q1", text);
  await assessment.submit();
  expect(sent).toEqual([]);
  expect(state()).toMatchObject({
    index: 0,
    step: { name: "answering" },
    alert: { text: "Please provide an answer before continuing", aboutAnswer: true },
  });
  assessment.type("q1", "something");
  expect(state().alert).toBeNull();
});

test("an answer over the limit is not sent, and says by how much", async () => {
  const { assessment, sent, state } = run();
  assessment.type("q1", "x".repeat(TEXT_LIMIT + 1_234));
  await assessment.submit();
  expect(sent).toEqual([]);
  expect(state().alert?.text).toBe(
    "An answer may have at most 20,000 characters. Please shorten yours by 1,234.",
  );
});

test("answers that are too long together for one analysis say so before it", async () => {
  const long = "x".repeat(19_900);
  const questions = { q1: long, q2: long, q3: `${long} ${"y".repeat(90)}` };
  const more = [...QUESTIONS, { id: "q4", text: "Anything else?", reasoning: "" }];
  const { assessment, sent, state } = run({
    questions: more,
    initial: { ...FRESH, index: 3, answers: { ...questions, q4: "z".repeat(6_000) } },
  });
  await assessment.submit();
  expect(sent).toEqual([]);
  expect(state().alert?.text).toMatch(
    /^Together your answers are too long to be matched\. Please shorten them by about [\d,]+ characters\.$/,
  );
  assessment.type("q4", "short");
  await assessment.submit();
  expect(state().step.name).toBe("complete");
});

test("a failed send keeps the answer and can be tried again", async () => {
  const { assessment, sent, state } = run({ replies: [new Error("down")] });
  assessment.type("q1", "worry");
  await assessment.submit();
  expect(state()).toMatchObject({
    index: 0,
    answers: { q1: "worry" },
    step: { name: "answering" },
    alert: { text: "alert: down", aboutAnswer: false },
  });
  await assessment.submit();
  expect(sent).toHaveLength(2);
  expect(state()).toMatchObject({ index: 1, alert: null });
});

test("a failed analysis leaves the last answer there, and submitting again completes", async () => {
  const { assessment, state } = run({ initial: ANSWERED, outcomes: [new Error("busy")] });
  await assessment.submit();
  expect(state()).toMatchObject({
    index: 2,
    answers: ANSWERED.answers,
    step: { name: "answering" },
    alert: { text: "alert: busy" },
  });
  await assessment.submit();
  expect(state().step.name).toBe("complete");
});

test("a second press while the first is under way sends nothing", async () => {
  const { assessment, sent } = run();
  assessment.type("q1", "worry");
  await Promise.all([assessment.submit(), assessment.submit()]);
  expect(sent).toHaveLength(1);
});

test("going back shows what was typed, sent or not", async () => {
  const { assessment, state } = run();
  assessment.type("q1", "worry");
  await assessment.submit();
  assessment.type("q2", "half a thought");
  assessment.goBack();
  expect(state()).toMatchObject({ index: 0, answers: { q1: "worry", q2: "half a thought" } });
});

test("serious words stop before the next question until the person goes on", async () => {
  const { assessment, state } = run({ replies: [SERIOUS] });
  assessment.type("q1", "I hurt myself");
  await assessment.submit();
  expect(state()).toMatchObject({ index: 0, step: { name: "paused", safety: SERIOUS } });
  await assessment.goOn();
  expect(state()).toMatchObject({ index: 1, step: { name: "answering" } });
});

test("serious words in the last answer hold the analysis back until the person goes on", async () => {
  const { assessment, analysed, state } = run({ initial: ANSWERED, replies: [SERIOUS] });
  await assessment.submit();
  expect(analysed).toEqual([]);
  await assessment.goOn();
  expect(analysed).toHaveLength(1);
  expect(state().step.name).toBe("complete");
});

test("from a pause one can go back to the answer, and nothing is matched", async () => {
  const { assessment, analysed, state } = run({ initial: ANSWERED, replies: [SERIOUS] });
  await assessment.submit();
  assessment.stay();
  expect(state()).toMatchObject({ index: 2, step: { name: "answering" } });
  expect(analysed).toEqual([]);
});

test("what only all answers together reveal holds the recommendation back", async () => {
  const outcome = { ...OUTCOME, safety: SERIOUS };
  const { assessment, state } = run({ initial: ANSWERED, outcomes: [outcome] });
  await assessment.submit();
  expect(state().step).toEqual({ name: "paused", safety: SERIOUS, outcome });
  await assessment.goOn();
  expect(state().step).toEqual({ name: "complete", outcome });
});

test("the analysis does not stop for what the person has just gone on from", async () => {
  const { assessment, state } = run({
    initial: ANSWERED,
    replies: [SERIOUS],
    outcomes: [{ ...OUTCOME, safety: SERIOUS }],
  });
  await assessment.submit();
  await assessment.goOn();
  expect(state().step.name).toBe("complete");
});

test.each([
  ["graver", { ...SERIOUS, level: "high" }],
  ["of another kind", { ...SERIOUS, kinds: ["suicide"] }],
] satisfies [string, Safety][])(
  "the analysis stops again for words that are %s",
  async (_, safety) => {
    const { assessment, state } = run({
      initial: ANSWERED,
      replies: [SERIOUS],
      outcomes: [{ ...OUTCOME, safety }],
    });
    await assessment.submit();
    await assessment.goOn();
    expect(state().step).toMatchObject({ name: "paused", safety });
  },
);

test("a slight concern stops nobody", async () => {
  const { assessment, state } = run({ replies: [{ ...SERIOUS, level: "low" }] });
  assessment.type("q1", "I feel low");
  await assessment.submit();
  expect(state()).toMatchObject({ index: 1, step: { name: "answering" } });
});

test("taking it again forgets index, answers, completion and recommendation", async () => {
  const { assessment, state } = run({ initial: ANSWERED });
  await assessment.submit();
  assessment.startOver();
  expect(state()).toEqual(FRESH);
});

test("the last submit points to an earlier question that lost its answer", async () => {
  const initial = { ...ANSWERED, answers: { ...ANSWERED.answers, q2: " " } };
  const { assessment, sent, state } = run({ initial });
  await assessment.submit();
  expect(sent).toEqual([]);
  expect(state()).toMatchObject({ index: 1, alert: { aboutAnswer: true } });
});

test("every change is kept, the unsent words too", () => {
  const { assessment, kept } = run();
  assessment.type("q1", "half a thou");
  expect(kept.at(-1)?.answers).toEqual({ q1: "half a thou" });
});

const SENT = Object.fromEntries(
  Object.entries(ANSWERED.answers).map(([id, text]) => [id, { text, userId: "guest" }]),
);

test("what was corrected elsewhere is matched as it was corrected", async () => {
  const initial = { ...ANSWERED, sent: SENT };
  const { assessment, sent, analysed, state } = run({
    initial,
    stored: () => ({ q1: "panic", q2: "walking" }),
  });
  assessment.type("q3", "I joke");
  await assessment.submit();
  expect(sent).toEqual([["q3", "I joke"]]);
  expect(analysed).toEqual([{ q1: "panic", q2: "walking", q3: "I joke" }]);
  expect(state()).toMatchObject({ answers: { q1: "panic" }, step: { name: "complete" } });
});

test("what was removed elsewhere is asked again and never matched", async () => {
  const initial = { ...ANSWERED, sent: SENT };
  const { assessment, analysed, state } = run({ initial, stored: () => ({ q1: "worry" }) });
  assessment.type("q3", "I joke");
  await assessment.submit();
  expect(analysed).toEqual([]);
  expect(state()).toMatchObject({
    index: 1,
    step: { name: "answering" },
    answers: { q1: "worry", q3: "I joke" },
    alert: { text: expect.stringContaining("You removed this answer"), aboutAnswer: true },
  });
  expect(state().answers.q2).toBeUndefined();
});

test("nobody is matched while it is not known what was taken back", async () => {
  const { assessment, sent, analysed, state } = run({
    initial: { ...ANSWERED, sent: SENT },
    stored: () => {
      throw new Error("unreachable");
    },
  });
  assessment.type("q3", "I joke");
  await assessment.submit();
  expect(sent).toEqual([["q3", "I joke"]]);
  expect(analysed).toEqual([]);
  expect(state()).toMatchObject({ index: 2, alert: { text: "alert: unreachable" } });
});

test("an answer that was corrected elsewhere is not sent over by its old words", async () => {
  const { assessment, sent, state } = run({
    initial: { ...ANSWERED, index: 0, sent: SENT },
    stored: () => ({ q1: "panic", q2: "walking", q3: "I joke a lot" }),
  });
  await assessment.submit();
  expect(sent).toEqual([]);
  expect(state()).toMatchObject({
    index: 0,
    step: { name: "answering" },
    answers: { q1: "panic" },
    alert: { text: expect.stringContaining("You changed this answer") },
  });
  await assessment.submit();
  expect(sent).toEqual([["q1", "panic"]]);
});

test("what a visitor sent is stored for nobody, and is not looked for", async () => {
  const { assessment, analysed, state } = run({
    initial: ANSWERED,
    userId: null,
    stored: () => {
      throw new Error("nobody to ask about");
    },
  });
  await assessment.submit();
  expect(analysed).toHaveLength(1);
  expect(state().step.name).toBe("complete");
});

test("a new match is made of the answers of now, or asks first for a missing one", async () => {
  const done: AssessmentState = { ...ANSWERED, step: { name: "complete", outcome: OUTCOME } };
  const full = run({ initial: done });
  await full.assessment.matchAnew();
  expect(full.analysed).toEqual([ANSWERED.answers]);
  expect(full.state().step.name).toBe("complete");
  const missing = run({ initial: { ...done, answers: { q1: "worry", q3: "I joke a lot" } } });
  await missing.assessment.matchAnew();
  expect(missing.analysed).toEqual([]);
  expect(missing.state()).toMatchObject({ index: 1, step: { name: "answering" } });
});
