import { describe, expect, it } from "vitest";
import type { VoiceAnswer } from "../../../../../shared/src/contracts/matchmaker.ts";
import { answersForMatch, riskTextsOf, sessionRecord, soundInferences } from "./session-record.ts";

const QUESTIONS: Record<string, string> = {
  days: "Where does this get in the way on an ordinary day?",
  truth: "How do you like to hear a hard truth: straight out, or wrapped in something soft?",
};
const textOf = (id: string) => (Object.hasOwn(QUESTIONS, id) ? QUESTIONS[id] : undefined);
const record = (turns: VoiceAnswer[], inferred = {}) => sessionRecord(turns, inferred, textOf);
const turn = (questionId: string, question: string, answer: string) => ({
  questionId,
  question,
  answer,
});
const qa = (answer: string) => ({ answer, fullTranscript: "all of it", reasoning: "Because." });

describe("what is kept of a conversation", () => {
  it("is the question as it is kept where all of it was heard, else what was heard", () => {
    const heard = `I hear you. ${QUESTIONS.days}`;
    const kept = record([
      turn("initial_question", "Hi! How are you feeling today?", "Tired."),
      turn("days", heard, "In meetings."),
      turn("truth", "Got it. How do you like", "Straight."),
    ]);
    expect(kept.map(({ question }) => question)).toEqual([
      "How are you feeling today?",
      QUESTIONS.days,
      "Got it. How do you like",
    ]);
  });

  it("is the question itself when nothing of it was heard", () => {
    expect(record([turn("days", " ", "In meetings.")])[0]?.question).toBe(QUESTIONS.days);
  });

  it("joins what was said to the same question, without words about the conversation itself", () => {
    const kept = record([
      turn("days", QUESTIONS.days ?? "", "Can you repeat that?"),
      turn("days", QUESTIONS.days ?? "", "In meetings."),
      turn("days", QUESTIONS.days ?? "", "And at night."),
    ]);
    expect(kept).toMatchObject([{ questionId: "days", answer: "In meetings.\n\nAnd at night." }]);
  });

  it("is a conclusion only where nothing was said, marked as one", () => {
    const kept = record(
      [
        turn("days", QUESTIONS.days ?? "", "In meetings."),
        turn("truth", "", "I don't know"),
        turn("anything_else", "Anything else?", "At night, and tell me: Straight, please."),
      ],
      {
        days: qa("[Inferred] At night"),
        truth: qa("Straight"),
        initial_question: qa("x"),
        gone: qa("x"),
      },
    );
    expect(kept).toEqual([
      {
        questionId: "days",
        question: QUESTIONS.days,
        answer: "In meetings.",
        inferred: false,
        reasoning: null,
        answersIt: true,
      },
      expect.objectContaining({ questionId: "anything_else" }),
      {
        questionId: "truth",
        question: QUESTIONS.truth,
        answer: "[Inferred] Straight",
        inferred: true,
        reasoning: "Because.",
        answersIt: true,
      },
    ]);
  });

  it("matches by the person's words alone, and by nothing that was told twice", () => {
    const kept = record([turn("initial_question", "How are you?", "I lie awake. Straight.")], {
      days: qa("[Inferred] I lie awake"),
      truth: qa("[Inferred] Straight"),
    });
    expect(answersForMatch(kept).map(({ answer }) => answer)).toEqual([
      "I lie awake. Straight.",
      "Straight",
    ]);
    expect(answersForMatch(kept).every(({ said }) => said)).toBe(true);
  });

  it("keeps each check of safety with the question that it asked", () => {
    const check = (heard: string, answer: string) => turn("safety_check", heard, answer);
    const kept = record([
      turn("initial_question", "How are you?", "I want to die."),
      check("Thank you for telling me. Are you thinking about killing yourself?", "Yes."),
      check("I'm still here. Are you safe right now?", "no"),
      check("I hear you, and I'm not", "My sister is coming."),
    ]);
    expect(kept.map(({ questionId, question, answer }) => [questionId, question, answer])).toEqual([
      ["initial_question", "How are you feeling today?", "I want to die."],
      ["safety_check", "Are you thinking about killing yourself?", "Yes."],
      ["safety_check:2", "Are you safe right now?", "no"],
      ["safety_check:3", "I hear you, and I'm not", "My sister is coming."],
    ]);
  });

  it("is nothing that only a request claims", () => {
    const said = [turn("initial_question", "How are you?", "I know I should sleep more.")];
    const kept = record(said, {
      days: qa("[Inferred] I murdered someone"),
      truth: qa("[Inferred] no"),
      unknown: qa("[Inferred] I should sleep more"),
      constructor: qa("[Inferred] I should sleep more"),
    });
    expect(kept.map(({ questionId }) => questionId)).toEqual(["initial_question"]);
    expect(Object.keys(soundInferences(said, { days: qa("I should sleep more") }, textOf))).toEqual(
      ["days"],
    );
  });

  it("is read for danger also where it was only claimed, and nothing twice", () => {
    const texts = riskTextsOf([turn("days", "Where?", "At work. I lie awake.")], {
      days: { ...qa("[Inferred] I lie awake"), fullTranscript: "At work. I lie awake." },
      gone: { ...qa("[Inferred] I want to die"), fullTranscript: "Today I want to die" },
    });
    expect(texts.map(({ text }) => text)).toEqual([
      "At work. I lie awake.",
      "I want to die",
      "Today I want to die",
    ]);
  });

  it("matches by no answer to a question that it does not answer", () => {
    const kept = record([
      turn("truth", QUESTIONS.truth ?? "", "My wife left me three weeks ago and I can't sleep."),
      turn("days", "Where does", "Straight out."),
    ]);
    expect(answersForMatch(kept).map(({ question }) => question)).toEqual(["", ""]);
  });

  it("is no refusal, no noise and no plain yes to the open question", () => {
    const kept = record([
      turn("truth", QUESTIONS.truth ?? "", "stop asking me"),
      turn("days", QUESTIONS.days ?? "", "asdf asdf"),
      turn("anything_else", "Would you like another question?", "yes"),
    ]);
    expect(kept).toEqual([]);
  });
});
