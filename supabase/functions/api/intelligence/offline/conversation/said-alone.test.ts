import { describe, expect, it } from "vitest";
import { conversation, type Exchange, GREETING } from "../../conversation/example-conversation.ts";
import { readText } from "../text/tokens.ts";
import { moveOf } from "./moves.ts";
import { nextQuestion } from "./next-question.ts";

const next = (...turns: Exchange[]) => nextQuestion(conversation(...turns));
const afterDays = (words: string) => next([GREETING, "fine"], ["days", words]);

describe("words of leaving", () => {
  it.each([
    "goodbye",
    "ok goodbye then",
    "I have to go",
    "I have to go, my kids are up",
    "bye bye",
  ])("end the conversation when nothing else is said: %s", (words) => {
    expect(moveOf(readText(words))).toBe("stop");
    expect(next([GREETING, words]).next.spokenText).toMatch(/this conversation/i);
  });

  it.each([
    "I said goodbye to my kids",
    "I said goodbye to my dad and then he died",
    "I wrote goodbye letters",
    "I have to go through this every day",
    "I want to stop talking to my mother",
    "I'd rather not live like this",
    "I am done being his maid",
    "nothing else matters to me anymore",
    "I can't hold on much longer",
    "I'm barely hanging on",
    "I can't move on from my ex",
    "I want to move on with my life",
  ])("are no such wish in a story: %s", (words) => {
    expect(moveOf(readText(words))).toBeNull();
    expect(next([GREETING, words]).next.spokenText).not.toMatch(
      /come back|no need to go on|take all the time|no hurry|skip|almost|a few more answers/i,
    );
  });

  it("are never answered with a leave to give up", () => {
    for (const words of [
      "I don't want to do this anymore",
      "I don't want to continue",
      "goodbye",
    ]) {
      expect(next([GREETING, words]).next.spokenText).not.toMatch(/no need to go on/i);
    }
    expect(next([GREETING, "I don't want to do this anymore"]).next.spokenText).toMatch(
      /more than the conversation .* tell me/,
    );
  });
});

it.each(["hold on", "hang on let me close the door", "give me a minute to think", "one sec"])(
  "a pause is given to whoever asks for it: %s",
  (words) => expect(moveOf(readText(words))).toBe("wait"),
);

describe("what is no answer", () => {
  it.each([
    ["can you hear me?", /here/],
    ["hello? anyone there?", /here/],
    ["is this thing on", /here/],
    ["I don't get it", /^Let me/],
    ["I don't understand the question", /^Let me/],
    ["that makes no sense", /^Let me/],
    ["can we talk about you", /computer program|I'm an AI/],
    ["you tell me", /hear it from you|know that for you/],
    ["nice weather", /stay with you/],
    ["banana", /stay with you/],
    ["sorry I didn't mean that", /all right|No need to be sorry/],
  ])("is met, asked again, and counts for nothing: %s", (words, met) => {
    const { next: again, found } = afterDays(words);
    expect(again.spokenText).toMatch(met);
    expect(again.questionId).toBe("builtin:days");
    expect(found).toEqual([]);
  });

  it.each(["same", "same as before", "um I don't know maybe", "I am not sure", "not sure yet"])(
    "is left, and counts for nothing: %s",
    (words) => {
      const { next: other, found } = afterDays(words);
      expect(other.questionId).not.toBe("builtin:days");
      expect(other.spokenText).not.toMatch(/useful to know|something to look for/);
      expect(found).toEqual([]);
    },
  );

  it.each([
    ["days", "I can't hear well and people think I don't listen"],
    ["days", "the same fight every night"],
    ["why-now", "I don't get why he left"],
    ["bad-day", "Nice weather and my dog."],
    ["stuck", "You tell me what you see, straight."],
    ["stuck", "Good questions."],
    ["first", "I don't know how to talk to my son"],
  ])("is told from an answer: %s, %s", (question, words) => {
    const { found } = next([GREETING, "fine"], [question, words]);
    expect(found.map(({ questionId }) => questionId)).toContain(`builtin:${question}`);
  });

  it("is not asked for ever", () => {
    const again = next(
      [GREETING, "fine"],
      ["days", "banana"],
      ["days", "you tell me"],
      ["days", "banana"],
    );
    expect(again.next.questionId).not.toBe("builtin:days");
  });
});
