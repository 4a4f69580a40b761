import { describe, expect, it } from "vitest";
import type { ClientAnswer } from "../../intelligence.ts";
import { tellable } from "../../tellable.ts";
import { describeClient } from "../profile/profile-client.ts";
import { isDespair, isInPassing } from "./not-repeated.ts";
import { summarise } from "./summarise.ts";

const saying = (...answers: string[]): ClientAnswer[] =>
  answers.map((answer, at) => ({
    questionId: `q${at}`,
    question: at === 0 ? "What brings you here now?" : "Where does it get into your days?",
    answer,
  }));

const PASSING = [
  "heyyy im kinda wasted rn sorry",
  "sorry I'm a bit drunk lol",
  "sorry for rambling",
  "sorry about my typos, I'm on my phone",
  "ignore that",
];

describe("words said in passing", () => {
  it.each(PASSING)("are no evidence, no summary and no opening: %s", (words) => {
    const answers = saying(`${words}. I drink too much since the divorce.`, words, "I lie awake.");
    expect(isInPassing(words)).toBe(true);
    const told = tellable(answers).answers;
    expect(told.map(({ answer }) => answer)).toEqual([
      "I drink too much since the divorce.",
      "I lie awake.",
    ]);
    expect(summarise(answers)).not.toContain(words);
    expect(describeClient(answers).personalityProfile).not.toContain(words);
    expect(summarise(saying(words))).not.toContain(words);
  });

  it.each([
    "I get drunk every night",
    "I was drunk when he left me",
    "I'm nervous all the time",
    "I apologize for everything",
    "my wife says I'm always high",
    "I'm sorry that I hurt my daughter",
    "I can't forget it",
  ])("are told from a trouble: %s", (words) => {
    expect(isInPassing(words)).toBe(false);
    expect(tellable(saying(words)).answers).toHaveLength(1);
  });
});

it("an ordinary day is not described by a wish for a therapist", () => {
  const answers = saying("My job and my marriage wear me out.", "someone gentle who listens to me");
  expect(describeClient(answers).personalityProfile).not.toContain("ordinary day you said");
});

describe("words of despair", () => {
  it.each([
    "I can't do this anymore",
    "I can't go on like this",
    "I want it all to stop",
    "what's the point",
    "I'm tired of everything",
    "I'm barely hanging on",
  ])("open no profile and no summary: %s", (words) => {
    const answers = saying(`${words}. My boyfriend left and I sit at home.`, "I lie awake.");
    expect(isDespair(words)).toBe(true);
    expect(describeClient(answers).personalityProfile).not.toContain(words);
    expect(describeClient(answers).personalityProfile).toMatch(/boyfriend left|lie awake/);
    expect(summarise(saying(words))).not.toContain(words);
  });

  it("are held back where there is danger, too", () => {
    const danger = "I can't do this anymore. My boyfriend left in May. I want to kill myself.";
    expect(tellable(saying(danger)).answers.map(({ answer }) => answer)).toEqual([
      "My boyfriend left in May.",
    ]);
  });

  it.each([
    "I can't do the stairs anymore",
    "I can't do it on Mondays",
    "I hold on to old letters",
    "the point is my job",
  ])("are told from other words: %s", (words) => expect(isDespair(words)).toBe(false));
});
