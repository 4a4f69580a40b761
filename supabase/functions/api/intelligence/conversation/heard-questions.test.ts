import { describe, expect, it } from "vitest";
import { nextQuestion } from "../offline/conversation/next-question.ts";
import { conversation, type Exchange, GREETING } from "./example-conversation.ts";
import { askedIds, wasHeardOut } from "./heard-questions.ts";

const SCREENING =
  "When things are hard, do you ever have thoughts of not wanting to live, or of hurting yourself? Small and old thoughts count too, and so does a plain no.";
const DAYS = "Where does this get in the way on an ordinary day?";
const LEAVE = "What would make you leave a therapist?";

describe("a question that was interrupted", () => {
  it.each([
    [`I hear you. ${DAYS}`, DAYS],
    ["I hear you. Where does this get in the way on an ordinary", DAYS],
    ["Could you tell me where it gets into a normal day?", DAYS],
    ["WHAT WOULD MAKE YOU LEAVE A THERAPIST", LEAVE],
    [SCREENING, SCREENING],
    [SCREENING.slice(0, SCREENING.indexOf("?") + 1), SCREENING],
    ["Do you ever have thoughts of not wanting to live?", SCREENING],
  ])("was heard where what it asks was heard: %s", (heard, question) => {
    expect(wasHeardOut(heard, question)).toBe(true);
  });

  it.each([
    ["", DAYS],
    ["I hear you.", DAYS],
    ["I hear you. Where does this", DAYS],
    ["What would make", LEAVE],
    ["There's one thing I ask everyone, because it matters. When things are hard, do", SCREENING],
    ["When things are hard, do you ever have thoughts of not wanting to live, or of", SCREENING],
    ["When things are hard, do you ever have thoughts", SCREENING],
    ["How are you today?", SCREENING],
  ])("was not heard where its end is missing: %j", (heard, question) => {
    expect(wasHeardOut(heard, question)).toBe(false);
  });

  it("is asked again, at most twice, the screening once more", () => {
    const state = conversation([GREETING, "Fine."]);
    const cut = (id: string) => ({ questionId: id, question: "Do you", answer: "I sleep badly." });
    const asked = (id: string, times: number) =>
      askedIds(
        Array.from({ length: times }, () => cut(id)),
        state.questions,
      ).has(id);
    expect([1, 2].map((times) => asked("builtin:days", times))).toEqual([false, true]);
    expect([1, 2, 3].map((times) => asked("builtin:not-wanting-to-live", times))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("is no question that was answered, and the screening comes again", () => {
    const turns: Exchange[] = [
      [GREETING, "okay"],
      ["why-now", "My boss shouted at me."],
      ["first", "The shouting."],
      ["days", "At my desk."],
      ["stuck", "Ideas."],
      ["tried", "Nothing yet."],
    ];
    const state = conversation(...turns);
    const heard = "There's one thing I ask everyone, because it matters. Do you ever have";
    const answer = "No, wait, the shouting happens at home as well.";
    const interrupted = {
      ...state,
      transcript: answer,
      turns: [
        ...state.turns,
        { questionId: "builtin:not-wanting-to-live", question: heard, answer },
      ],
    };
    const { next, found } = nextQuestion(interrupted);
    expect(found.map(({ questionId }) => questionId)).not.toContain("builtin:not-wanting-to-live");
    expect(next.questionId).toBe("builtin:not-wanting-to-live");
  });
});
