import { describe, expect, it } from "vitest";
import { readText } from "../text/tokens.ts";
import { answersSafetyQuestion } from "./answers.ts";
import { assessRisk } from "./assess-risk.ts";

const QUESTION =
  "When things are hard, do you ever have thoughts of not wanting to live, or of hurting yourself?";

const levelOf = (text: string, question = QUESTION) =>
  assessRisk([{ text, question }])?.level ?? null;
const levelInTalk = (text: string) =>
  assessRisk([{ text, question: QUESTION, asksAgain: true }])?.level ?? null;

describe("an answer that means something only beside its question", () => {
  it.each([
    "yes",
    "Yeah",
    "every night",
    "Sometimes.",
    "most mornings",
    "on and off",
    "only when I drink",
    "not often, but it happens",
    "a lot lately",
    "I do.",
    "it crosses my mind",
    "more than I'd like",
    "No, but sometimes the thought is there",
    "now and then",
    "maybe once a week",
    "sí",
    "a veces",
    "more days than not",
    "The first one",
    "Not wanting to live, yes. Hurting myself, no.",
    "it depends on the day",
    "It's there in the background",
    "since March, when he left",
    "Yes, but I would never do anything.",
    "who doesn't",
  ])("'%s' is moderate", (text) => {
    expect(levelOf(text)).toBe("moderate");
  });

  it.each([
    "no",
    "No.",
    "nope",
    "never",
    "Not at all",
    "I don't",
    "no, I love my life",
    "None",
    "n/a",
    "No, I'm fine",
    "not really",
    "Never have, never will.",
    "I'm ok",
    "My dog keeps me happy",
    "Thankfully no",
    "Absolutely not",
    "Hell no",
    "I have not",
    "nothing like that",
    "all good",
    "No thoughts like that",
    "nah man",
  ])("'%s' is nothing", (text) => {
    expect(levelOf(text)).toBeNull();
  });

  it.each([
    "not anymore",
    "years ago, yes",
    "In college, once",
    "I used to",
    "Yes, as a teenager",
    "Not lately",
  ])("'%s' is low", (text) => {
    expect(levelOf(text)).toBe("low");
  });

  it("does not read a refusal to answer as a no", () => {
    expect(levelOf("I'd rather not say")).toBe("low");
  });

  it.each([
    "I like hiking",
    "hm",
    "42",
    "asdf",
    "lol",
    "tell me a joke",
    "I hike on weekends",
    "it's raining",
    "I work nights",
    "my wife left me",
    "my sister did",
    "I have a cat",
    "I don't know",
    "I'm not sure",
  ])("'%s' answers nothing, and a talk that asks again concludes nothing from it", (text) => {
    expect(levelInTalk(text)).toBeNull();
    expect(answersSafetyQuestion(QUESTION, readText(text))).toBe(false);
  });

  it.each(["no", "I'm religious so no", "sometimes", "mhm", "not anymore", "that is private"])(
    "'%s' answers it",
    (text) => expect(answersSafetyQuestion(QUESTION, readText(text))).toBe(true),
  );

  it.each(["hm", "I don't know", "I'm not sure", "42", "my wife left me"])(
    "'%s' is taken seriously where nobody asks again",
    (text) => expect(levelOf(text)).toBe("moderate"),
  );

  it.each(["I like hiking", "I work nights", "I have a cat", "I'm fine"])(
    "'%s' is no danger where nobody asks again",
    (text) => expect(levelOf(text)).toBeNull(),
  );

  it("knows no answer to a question about something else", () => {
    expect(answersSafetyQuestion("Do you have trouble sleeping?", readText("yes"))).toBeNull();
  });

  it("means nothing after a question about something else", () => {
    expect(levelOf("every night", "Do you have trouble sleeping?")).toBeNull();
    expect(levelOf("yes", "Have you been in therapy before?")).toBeNull();
    expect(levelOf("yes", "Which past help worked for you, and which hurt?")).toBeNull();
    expect(levelOf("sometimes", "What would make you leave a therapist?")).toBeNull();
    expect(levelOf("yes", "Have your clients ever had thoughts of suicide?")).toBeNull();
    expect(assessRisk([{ text: "yes" }])).toBeNull();
  });

  it("takes the kind from the question", () => {
    const kindsOf = (text: string, question: string) => assessRisk([{ text, question }])?.kinds;
    expect(kindsOf("yes", "Do you cut or hurt yourself?")).toEqual(["self-harm"]);
    expect(kindsOf("yes", "Do you hear voices that others do not?")).toEqual(["psychosis"]);
    expect(kindsOf("yes", "Have you thought of hurting someone?")).toEqual(["harm-to-others"]);
  });

  it("reads a no to 'are you safe' as danger", () => {
    expect(levelOf("no", "Do you feel safe at home?")).toBe("moderate");
    expect(levelOf("not always", "Do you feel safe at home?")).toBe("moderate");
    expect(levelOf("yes", "Do you feel safe at home?")).toBeNull();
  });

  it("reads a yes to 'is anyone hurting you' and 'are you in danger' as abuse", () => {
    expect(levelOf("yes", "Is anyone hurting you?")).toBe("moderate");
    expect(levelOf("yes", "Are you in any danger?")).toBe("moderate");
    expect(levelOf("no", "Are you in any danger?")).toBeNull();
  });

  it("lets what is said outright win over the manner of answering", () => {
    expect(levelOf("No. Well, I have a noose in the garage.")).toBe("high");
    expect(levelOf("Yes, I'm going to kill myself tonight")).toBe("high");
  });
});
