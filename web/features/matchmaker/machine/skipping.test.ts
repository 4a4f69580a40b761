import { beforeEach, expect, test } from "vitest";
import { question, SERIOUS } from "../testing/samples.ts";
import { createTalk, type Talk } from "../testing/talk.ts";

let talk: Talk;

beforeEach(async () => {
  talk = createTalk();
  await talk.begin();
});

const skips = (read: boolean) => talk.send({ type: "person.interrupts", read });
const said = () => talk.view().captions.at(-1)?.text;

/** Says something; until the reply to it is about to be heard. */
async function untilReply() {
  await talk.says({ text: "I sleep badly" });
  await talk.untilPhase("ai-speaking");
}

test("gives the person the word at once", async () => {
  await untilReply();
  await talk.until(() => talk.player.playing === 1);
  skips(false);
  expect(talk.view().phase).toBe("listening");
  expect(talk.player.playing).toBe(0);
});

test("before a sound was heard leaves the question in the captions; who could read it answers it", async () => {
  await untilReply();
  skips(true);
  expect(said()).toBe("Thank you. What about number 1?");
  await talk.pass(500);
  await talk.answers("It is work");
  expect(talk.record().turns.at(-1)).toEqual({
    questionId: "q1",
    question: "Thank you. What about number 1?",
    answer: "It is work",
  });
});

test("counts of a question that was out of sight only what was heard, and it can still be read", async () => {
  await untilReply();
  await talk.pass(1_000);
  skips(false);
  expect(said()).toBe("Thank you. What about number 1?");
  await talk.answers("It is work");
  expect(talk.record().turns.at(-1)).toMatchObject({ questionId: "q1", question: "Thank you." });
});

test.each([
  ["known", 100],
  ["still to come", 3_000],
])(
  "counts of a check of safety only what was heard, so that it is asked again: its question is %s",
  async (_, completeMs) => {
    talk.calls.completeMs = completeMs;
    talk.calls.next = [question(1, [], SERIOUS)];
    await untilReply();
    await talk.pass(completeMs === 100 ? 60 : 0);
    skips(true);
    expect(said()).toBe("Thank you. What about number 1?");
    await talk.until(() => talk.record().asked.questionId === "safety_check");
    expect(talk.record().asked.heard).toBe("");
  },
);

test("of the greeting that is said again takes its question as read", async () => {
  await talk.answers("I sleep badly");
  const again = createTalk({ kept: talk.record() });
  again.start();
  await again.pass(100);
  again.send({ type: "person.goes-on-with-kept" });
  again.send({ type: "person.accepts", withMicrophone: true });
  again.send({ type: "person.interrupts", read: true });
  expect(again.record().asked.heard).toBe("Thank you. What about number 1?");
});
