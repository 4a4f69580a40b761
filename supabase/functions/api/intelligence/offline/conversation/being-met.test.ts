import { describe, expect, it } from "vitest";
import { conversation, type Exchange, GREETING } from "../../conversation/example-conversation.ts";
import { nextQuestion } from "./next-question.ts";

const said = (...turns: Exchange[]) => nextQuestion(conversation(...turns)).next.spokenText;
const met = (words: string) => said([GREETING, words]);

const PITY = /hard to watch|sorry|that sounds hard|it's hard|can't be easy/i;

describe("who somebody close is", () => {
  it.each([
    "my son is trans",
    "My husband came out as gay",
    "my daughter is bisexual",
    "my brother is autistic",
    "my wife has ADHD",
  ])("is no pity: %s", (words) => {
    expect(met(words)).not.toMatch(PITY);
    expect(met(words)).toMatch(/^(?:Thank you for telling me\. There's room|I'm glad you can say)/);
  });

  it.each(["my son has panic attacks", "my boss has anger issues", "my daughter has anorexia"])(
    "is not the same as what they suffer from: %s",
    (words) => expect(met(words)).toMatch(/hard|can't be easy/),
  );

  it("is not watched where it was done to the speaker", () => {
    expect(met("my husband cheated")).toMatch(/painful|upside down/);
  });
});

describe("sexual violence", () => {
  it.each([
    "I was raped when I was 16",
    "I was sexually assaulted in college",
    "someone raped me last year",
    "my uncle molested me",
    "My girlfriend says I was raped",
    "I got groped at work and nobody did anything",
  ])("is believed, and nobody is asked for more of it: %s", (words) => {
    expect(met(words)).toMatch(/^I'm so sorry.* I believe you/);
    expect(met(words).split("?").length).toBe(2);
  });

  it.each(["my daughter was raped", "my best friend was molested", "he raped her"])(
    "done to another is not taken for the speaker's: %s",
    (words) => {
      expect(met(words)).toMatch(/^I'm so sorry\./);
      expect(met(words)).not.toMatch(/happened to you|I believe you/);
    },
  );

  it.each(["I wasn't raped", "nobody raped me", "I have never been molested"])(
    "is not made up: %s",
    (words) => expect(met(words)).not.toMatch(/so sorry/),
  );

  it("has words for what people are judged for", () => {
    expect(met("I look at child porn")).toMatch(/out loud|could say that here/);
    expect(met("I look at child porn")).not.toMatch(/watch|close to you/);
  });
});

describe("despair", () => {
  it.each(["I can't do this anymore", "I'm barely hanging on", "what's the point of any of it"])(
    "is met with care and no verdict: %s",
    (words) => expect(met(words)).toMatch(/^(?:That sounds like a lot|I'm sorry it's this heavy)/),
  );
});

describe("an age", () => {
  it.each([
    "I'm 14 years old",
    "I'm 14",
    "I am fifteen and my parents fight",
    "hi I'm in 8th grade",
    "I'm a 16 year old girl and I can't sleep",
  ])("of somebody who is not grown up is met: %s", (words) => {
    expect(met(words)).toMatch(/how old you are\. .*young people.*adult you trust/);
  });

  it.each([
    "I'm 41",
    "I'm 14 weeks pregnant",
    "I'm 15 minutes late everywhere",
    "I was 14 when it happened",
    "my son is 14 years old",
    "I'm 16 days sober",
  ])("is not read into other numbers: %s", (words) => {
    expect(met(words)).not.toMatch(/how old you are|That's a lot to go through at once/);
  });

  it("is met once", () => {
    const first = met("I'm 14");
    const state = conversation([GREETING, "I'm 14"], ["days", "I'm 14 and I can't focus"]);
    const turns = state.turns.map((turn, at) => (at === 1 ? { ...turn, question: first } : turn));
    expect(nextQuestion({ ...state, turns }).next.spokenText).not.toContain("how old you are");
  });
});

describe("what was not said", () => {
  it.each([
    ["boredom is no self-contempt", GREETING, "I'm bored", /hard voice|harsh/],
    ["two people are no lead", "stuck", "Someone who can sit with both of us", /leaves the lead/],
    ["a father's manner is no wish", "hard-truth", "my dad was always straight", /Straight talk/],
    ["being drunk is no fault", GREETING, "heyyy im kinda wasted rn sorry", /sorry it|courage/],
    ["death is no hope", "three-months", "I'd be dead", /something to look for|keep that in mind/],
    [
      "no more than usual is no no",
      "not-wanting-to-live",
      "no more than usual",
      /plainly|Okay, th/,
    ],
    ["a dull class is no mood", GREETING, "Some class where a guy read off slides.", /great day/],
    ["no means and no places", GREETING, "I've been on the bridge every night", /bridge/],
    ["no rope", GREETING, "I always keep a rope in my car", /rope/],
  ])("is not heard: %s", (_, question, words, heard) => {
    const turns: Exchange[] =
      question === GREETING
        ? [[GREETING, words]]
        : [
            [GREETING, "fine"],
            [question, words],
          ];
    expect(said(...turns)).not.toMatch(heard);
  });

  it("nothing speaks of hearing or of talking to somebody who types", () => {
    for (const words of ["um", "asdf", "goodbye", "..."]) {
      expect(met(words)).not.toMatch(/hearing you|type it|start talking|say it again/);
    }
  });
});
