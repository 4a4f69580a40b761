import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUILT_IN_QUESTIONS } from "../../conversation/built-in-questions.ts";
import { conversation, type Exchange, GREETING } from "../../conversation/example-conversation.ts";
import type { ConversationState } from "../../intelligence.ts";
import { askedBy } from "./aspects.ts";
import { nextQuestion } from "./next-question.ts";

const next = (...turns: Exchange[]) => nextQuestion(conversation(...turns));
const said = (...turns: Exchange[]) => next(...turns).next.spokenText;
const idOf = (name: string) => `builtin:${name}`;

/** Goes on with what was asked. */
function goOn(state: ConversationState, answer: string): ConversationState {
  const { next: asked, found } = nextQuestion(state);
  const turn = { questionId: asked.questionId, question: asked.spokenText, answer };
  return {
    ...state,
    transcript: answer,
    turns: [...state.turns, turn],
    inferredIds: [...state.inferredIds, ...found.map(({ questionId }) => questionId)],
  };
}

describe("the next question", () => {
  it("is what matters most: why now, which first, where in the day", () => {
    let state = conversation([GREETING, "I'm all right, thanks."]);
    const asked = [];
    for (const answer of ["My job, mainly.", "The arguments there.", "At my desk."]) {
      state = goOn(state, answer);
      asked.push(state.turns.at(-1)?.questionId);
    }
    expect(asked).toEqual([idOf("why-now"), idOf("first"), idOf("days")]);
  });

  it("is none that the words have answered by the way", () => {
    const { next: asked, found } = next([
      GREETING,
      "My wife left me three weeks ago and I can't sleep.",
    ]);
    expect(found.map(({ questionId }) => questionId)).toEqual([idOf("why-now"), idOf("days")]);
    expect(asked.questionId).toBe(idOf("first"));
  });

  it("is never one that was asked or answered, whatever is said, and ends in an open one", () => {
    const words = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        "I don't know",
        "my dad died in march",
        "someone who tells me straight",
        "should I leave him?",
        "No.",
        "nobody knows about it",
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 24 }), (answers) => {
        let state = conversation([GREETING, answers[0] || "hi"]);
        for (const answer of answers.slice(1)) {
          const before = new Set([
            ...state.turns.map(({ questionId }) => questionId),
            ...state.inferredIds,
          ]);
          const { next: asked } = nextQuestion(state);
          const isSame = asked.questionId === state.turns.at(-1)?.questionId;
          if (asked.questionId !== "anything_else" && !isSame) {
            expect(before.has(asked.questionId)).toBe(false);
          }
          expect(asked.spokenText).toMatch(/\S/);
          state = goOn(state, answer || "hm");
        }
      }),
    );
  });

  it("asks about not wanting to live neither first nor last", () => {
    let state = conversation([GREETING, "Fine."]);
    const ids: string[] = [];
    while (ids.at(-1) !== "anything_else") {
      state = goOn(state, "It is a long story with my work and the house.");
      ids.push(state.turns.at(-1)?.questionId ?? "");
    }
    const at = ids.indexOf(idOf("not-wanting-to-live"));
    expect(at).toBeGreaterThanOrEqual(3);
    expect(at).toBeLessThan(ids.length - 3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(BUILT_IN_QUESTIONS.length + 1);
  });

  it("follows what was said: after a therapist who failed comes what would make one leave", () => {
    const { next: asked } = next(
      [GREETING, "okay"],
      ["why-now", "My boss told me to see someone."],
      ["first", "The shouting."],
      ["days", "At dinner."],
      ["stuck", "Ideas."],
      ["tried", "I saw a counselor who only nodded, it didn't help."],
    );
    expect(asked.questionId).toBe(idOf("leave"));
  });
});

describe("the words in front of it", () => {
  it.each<[string, [string, string], RegExp]>([
    ["a loss", [GREETING, "my mom passed away"], /^I'm so sorry about your mom\./],
    ["a good day", [GREETING, "I'm good, thanks!"], /^(?:I'm glad to hear that|Good to hear)\./],
    ["nobody to talk to", ["who-knows", "Nobody knows."], /alone|lonely/],
    ["a wish to be led", ["stuck", "Advice, please."], /^Someone who gives you something/],
    ["a wish to be spared", ["hard-truth", "Gently."], /^Gently, then\./],
    [
      "a plain no",
      ["not-wanting-to-live", "No."],
      /^(?:Okay, thank you|Thank you for telling me pl)/,
    ],
    ["no answer", ["leave", "I don't know."], /^(?:That's okay|No problem|That's all right)/],
    ["a refusal", ["leave", "I'd rather not say."], /^(?:Of course|That's fine|No need)/],
    [
      "a call for advice",
      ["leave", "Should I quit my job?"],
      /can't give advice|don't want to guess/,
    ],
    ["somebody else's trouble", [GREETING, "my son has panic attacks"], /hard/],
  ])("meets %s", (_, turn, words) => {
    expect(said(turn)).toMatch(words);
  });

  it("says back a short clause in the person's own words, once in a while", () => {
    const text = said([GREETING, "I've been having panic attacks on the subway."]);
    expect(text).toMatch(/^You've been having panic attacks on the subway\./);
  });

  it.each([
    "I had a bad day and I want to die",
    "I am a worthless piece of shit",
    "I was raped",
    "I hate my fucking boss and I can't sleep",
  ])("never says back %j", (words) => {
    expect(said([GREETING, words])).not.toMatch(/die|worthless|raped|fuck/i);
  });

  it("is not the same twice in a row, however alike the answers are", () => {
    let state = conversation([GREETING, "It is hard."]);
    const openings: string[] = [];
    for (let at = 0; at < 10; at++) {
      openings.push(nextQuestion(state).next.spokenText.split(/[.!?]/)[0] ?? "");
      state = goOn(state, "It is about the house, and the money.");
    }
    expect(openings.filter((opening, at) => opening === openings[at - 1])).toEqual([]);
  });
});

describe("words about the conversation itself", () => {
  const asked = "What would make you leave a therapist?";
  it.each([
    ["Can you repeat that?", asked],
    ["What do you mean?", "What could a therapist do that would make you quit?"],
    ["Why do you want to know?", "What has put you off once should not meet you again."],
    ["Are you a real person?", "I'm an AI|computer program"],
    ["Is this being recorded?", "delete it"],
    ["um", "catch that|got that"],
    ["Hold on a second.", "time you need|No hurry"],
  ])("are answered, and the question stands: %s", (words, answer) => {
    const { next: again, found } = next([GREETING, "fine"], ["leave", words]);
    expect(again.questionId).toBe(idOf("leave"));
    expect(again.spokenText).toMatch(new RegExp(answer.replace(/[?.]/g, "\\$&")));
    expect(found).toEqual([]);
  });

  it("lead to the button once there is enough, and on before that", () => {
    const state = conversation([GREETING, "That's all, find me a therapist."]);
    expect(nextQuestion(state).next.questionId).toBe(idOf("why-now"));
    const inferredIds = BUILT_IN_QUESTIONS.slice(0, 7).map(({ id }) => id);
    const enough = nextQuestion({ ...state, inferredIds }).next;
    expect(enough).toMatchObject({ questionId: "anything_else" });
    expect(enough.spokenText).toContain("Find My Therapist");
  });
});

describe("the built-in questions", () => {
  it("ask in both their wordings for the same, and all together for everything", () => {
    for (const { question, again } of BUILT_IN_QUESTIONS) {
      expect(askedBy(again)).toEqual(askedBy(question));
      expect(askedBy(question).aspects.length).toBeGreaterThan(0);
    }
    const aspects = BUILT_IN_QUESTIONS.flatMap(({ question }) => askedBy(question).aspects);
    expect(new Set(aspects).size).toBe(aspects.length);
  });
});
