import { describe, expect, it } from "vitest";
import type { ClientAnswer } from "./intelligence.ts";
import { tellable, understood } from "./tellable.ts";

const saying = (...answers: string[]): ClientAnswer[] =>
  answers.map((answer, i) => ({ questionId: `q${i}`, question: "What brings you?", answer }));
const told = (...answers: string[]) =>
  tellable(saying(...answers)).answers.map((one) => one.answer);

describe("what may be told back to a person", () => {
  it("is everything where nothing speaks of danger", () => {
    const answers = saying("I lie awake.", "This job is killing me, I have a plan for leaving it.");
    expect(tellable(answers)).toEqual({ answers, hasDanger: false });
  });

  it.each([
    "I want to kill myself tonight with my sleeping pills.",
    "I cut my arms every night.",
    "My husband hits me when he drinks.",
    "I am going to shoot my boss.",
  ])("leaves out the sentence that speaks of danger, and keeps the rest: %s", (danger) => {
    const rest = "My work drains me. I have no friends here. I lie awake until four.";
    const { answers, hasDanger } = tellable(saying(`I moved in May. ${rest} ${danger}`, rest));
    expect(hasDanger).toBe(true);
    expect(answers.map(({ answer }) => answer).join(" ")).not.toContain(danger.slice(0, 12));
    expect(answers[0]?.answer).toContain("I moved in May. My work drains me.");
    expect(answers[1]?.answer).toBe(rest);
  });

  it("leaves out plans and means that stand in another answer", () => {
    expect(
      told(
        "I want to kill myself.",
        "I lie awake. I bought a rope last week.",
        "I have my dad's gun.",
      ),
    ).toEqual(["I lie awake."]);
  });

  it("leaves out the when and where beside a grave sentence", () => {
    expect(
      told("I saved up my heart pills to kill myself. There's enough now. My work drains me."),
    ).toEqual(["My work drains me."]);
  });

  it("is found in the longest answer, too", () => {
    const long = "I work. ".repeat(1_200);
    const [kept = ""] = told(`${long}I want to kill myself tonight. ${long}`);
    expect(kept).not.toContain("kill");
    expect(kept.length).toBeGreaterThan(1.9 * long.length);
  });

  it("leaves out what is dangerous only as the answer to its question", () => {
    const question = "Have you had thoughts of not wanting to live?";
    expect(tellable([{ questionId: "q", question, answer: "Yes, every night." }])).toEqual({
      answers: [],
      hasDanger: true,
    });
  });
});

describe("an inferred answer", () => {
  const inferred = (answer: string) => ({ ...saying(answer)[0], inferred: true }) as ClientAnswer;

  it("is understood without its mark", () => {
    expect(understood([inferred("[Inferred] They panic")])).toEqual([inferred("They panic")]);
  });

  it("is not mistaken for what a person says to begin alike", () => {
    const own = saying("[Inferred] is what it said");
    expect(understood(own)).toEqual(own);
  });
});
