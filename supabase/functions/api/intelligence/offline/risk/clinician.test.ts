import { describe, expect, it } from "vitest";
import { RISK_CASES } from "../../eval/vignettes/risk.ts";
import { assessRisk } from "./assess-risk.ts";

const OF_SUICIDE =
  "A client tells you about thoughts of suicide. What do you ask, whom do you call, what do you offer between sessions, and when would you send them elsewhere?";
const OF_WORK = "Whom do you help most, and how do you know?";

const levelOf = (text: string, question?: string) =>
  assessRisk([{ text, ...(question === undefined ? {} : { question }), writer: "clinician" }])
    ?.level ?? null;

const ANSWERS = [
  "Plans and a gun in the house means hospital.",
  "Plan, means, gun, pills at home, past attempts, who is with them.",
  "Active intent with a plan: ER. Passive thoughts: twice a week.",
  "If they want to die I stay on the phone until help arrives.",
  'When a client says "I want to kill myself", I slow down.',
  "When a client says “I want to kill myself”, I slow down.",
  "We make a plan, lock up the gun, and call the wife together.",
  "Do they want to die, or do they want the pain to stop?",
  'They tell me "I want to end it" and I ask how, when, with what.',
  "I tell them it's ok to want to die and still come on Tuesday.",
  "Plan: family takes the guns and pills. Intent: hospital.",
  "A gun in the house changes everything. I call the wife.",
  "Some want to die, most want the pain to stop.",
  "I ask whether they have a gun at home, and pills, and a date.",
  "Someone who says “I don't want to be here anymore” deserves a straight question.",
];
const CONTRIBUTIONS = [
  "Ask it in person and not on a form: have there been days when you thought it would be easier not to be here?",
  'Clients say "I want to die" more often than we think.',
  "People who want to die tell us in small words: “I'm tired”, “they'd be better off without me”.",
  'A person who says "I can\'t do this anymore" should be asked about suicide the same hour.',
  "Do you want to die, or do you want this to stop? That is the question I would ask of everyone.",
  "Clients who cut themselves stay with me.",
];
const OWN = [
  "I want to kill myself.",
  "Lately I think about ending my life.",
  "Honestly I don't want to be alive anymore.",
  "Don't want to live anymore.",
  "My husband hits me and I am afraid to go home.",
  "I have a gun in the drawer and I am going to use it tonight.",
  "I told my husband “I want to kill myself”.",
  'I said "I want to die" and I meant it.',
  "When my clients leave I want to die.",
  "If they find me dead, tell my daughter I love her.",
  "When he comes home he hits me.",
  "I tell them that I want to die.",
  "Sometimes I ask myself why I don't just end my life.",
  "Have you ever wanted to die? I have. I do now.",
  "Who would you call if you wanted to die? Because I do, every night.",
  'He says "if you leave me I\'ll kill you" and I believe him.',
  "My clients are fine. I have the pills ready and I want to die.",
  "Pills counted, letter written, they will understand.",
  "Gun in the drawer, they will all be better off.",
  "Gun in the closet, pills in the drawer, nobody to call.",
  "Cutting again, hidden from them.",
  "Can you tell me how many pills it takes to kill myself?",
];

describe("a clinician who writes of the work", () => {
  it.each(ANSWERS)("is in no danger by what is said of clients: %s", (text) => {
    expect(levelOf(text, OF_SUICIDE)).toBeNull();
  });

  it.each(CONTRIBUTIONS)("is in no danger by what experts know: %s", (text) => {
    expect(levelOf(text)).toBeNull();
  });
});

describe("a clinician in danger", () => {
  it.each(OWN)("is heard like anybody: %s", (text) => {
    const heard = assessRisk([{ text }])?.level;
    expect(heard).toMatch(/moderate|high/);
    for (const question of [undefined, OF_WORK, OF_SUICIDE]) {
      expect(levelOf(text, question)).toBe(heard);
    }
  });

  it.each([...ANSWERS, ...CONTRIBUTIONS])("is heard beside the work: %s", (work) => {
    for (const own of ["I want to kill myself.", "Don't want to live anymore."]) {
      for (const text of [`${work} ${own}`, `${own} ${work}`, `${work}\n\n${own}`]) {
        expect(levelOf(text, OF_SUICIDE)).toMatch(/moderate|high/);
        expect(levelOf(text)).toMatch(/moderate|high/);
      }
    }
  });

  it("is heard in every word in which others are, also after a question about clients", () => {
    const pauses = (level: string | null | undefined) => level === "moderate" || level === "high";
    const heard = RISK_CASES.filter(
      ({ text, question, level }) =>
        question === undefined &&
        pauses(level) &&
        /\b(?:I|me|my)\b/i.test(text) &&
        pauses(assessRisk([{ text }])?.level),
    );
    const lost = heard.filter(({ text }) => !pauses(levelOf(text, OF_SUICIDE)));
    expect(lost.map(({ text }) => text)).toEqual([]);
    expect(heard.length).toBeGreaterThan(50);
  });
});

describe("anybody else", () => {
  it("is heard as ever where the words might be a clinician's", () => {
    expect(assessRisk([{ text: "Plans and a gun in the house." }])?.level).toBe("high");
    expect(assessRisk([{ text: 'I say "I want to kill myself" a lot.' }])?.level).toBe("moderate");
  });
});
