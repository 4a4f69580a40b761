import { describe, expect, it } from "vitest";
import { askedBy } from "../offline/conversation/aspects.ts";
import { BUILT_IN_QUESTIONS } from "./built-in-questions.ts";
import { conversationQuestions } from "./conversation-questions.ts";

const expert = (id: string, question: string) => ({ id, question, reasoning: "It helps." });

describe("the questions of a conversation", () => {
  it("are the experts' alone where there are twelve", () => {
    const experts = Array.from({ length: 12 }, (_, n) => expert(`e${n}`, `Question ${n}?`));
    expect(conversationQuestions(experts)).toEqual(experts);
  });

  it("are twelve where experts contributed fewer, theirs first and all of them", () => {
    for (const count of [0, 1, 5, 11]) {
      const experts = Array.from({ length: count }, (_, n) => expert(`e${n}`, `Question ${n}?`));
      const all = conversationQuestions(experts);
      expect(all).toHaveLength(12);
      expect(all.slice(0, count)).toEqual(experts);
      expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    }
  });

  it("leave out built-in ones about what an expert asks already, while others are left", () => {
    const all = conversationQuestions([
      expert("a", "What made now the time to call?"),
      expert("b", "What would make you walk away from a therapist?"),
    ]);
    const aspects = all.flatMap(({ question }) => askedBy(question).aspects);
    expect(new Set(aspects).size).toBe(aspects.length);
    expect(BUILT_IN_QUESTIONS.length).toBeGreaterThanOrEqual(14);
  });
});
