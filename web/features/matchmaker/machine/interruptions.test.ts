import { beforeEach, describe, expect, test } from "vitest";
import { createTalk, type Talk } from "../testing/talk.ts";

let talk: Talk;

beforeEach(() => {
  talk = createTalk();
});

const spoken = () => talk.connection.replies.map(({ text }) => text);

describe("an interruption", () => {
  test("stops the assistant, and the history holds what was heard", async () => {
    await talk.begin();
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.pass(1_000);
    talk.startVoice();
    expect(talk.player.playing).toBe(0);
    expect(talk.view().phase).toBe("listening");
    talk.connection.hears.push({ text: "It is work" });
    await talk.pass(1_000);
    talk.stopVoice();
    await talk.untilPhase("ai-speaking");
    await talk.pass(200);
    expect(talk.record().turns.at(-1)).toEqual({
      questionId: "q1",
      question: "Thank you.",
      answer: "It is work",
    });
  });

  test("before anything is heard leaves nothing of the reply in the history", async () => {
    await talk.begin();
    talk.connection.durationMs = () => 20_000;
    await talk.says({ text: "I sleep badly" });
    await talk.until(() => spoken().length === 2);
    await talk.until(() => talk.player.playing === 1);
    await talk.pass(100);
    talk.startVoice();
    await talk.pass(100);
    expect(talk.record().asked).toMatchObject({ questionId: "q1", heard: "" });
  });

  test("of a reply whose question is not known yet waits for it, as far as it was heard", async () => {
    await talk.begin();
    talk.calls.completeMs = 3_000;
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.pass(1_000);
    await talk.says({ text: "It is work" });
    talk.calls.completeMs = 100;
    await talk.untilPhase("ai-speaking");
    await talk.pass(200);
    expect(talk.record().turns).toMatchObject([
      { questionId: "initial_question", answer: "I sleep badly" },
      { questionId: "q1", question: "Thank you.", answer: "It is work" },
    ]);
  });

  test("of a reply whose question never comes answers the one before, with all that was said", async () => {
    await talk.begin();
    talk.calls.completeMs = 60_000;
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.pass(500);
    talk.calls.completeMs = 100;
    await talk.says({ text: "It is work" });
    await talk.untilPhase("ai-speaking");
    await talk.pass(200);
    expect(talk.record().turns).toMatchObject([
      { questionId: "initial_question", answer: "I sleep badly It is work" },
    ]);
  });

  test("of the last words, while the person has the word already, is one, too", async () => {
    await talk.begin();
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.untilPhase("listening");
    expect(talk.player.playing).toBe(1);
    talk.startVoice();
    expect(talk.player.playing).toBe(0);
    expect(talk.record().asked.heard).toBe("Thank you. What about");
  });
});
