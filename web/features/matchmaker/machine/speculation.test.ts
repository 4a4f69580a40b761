import { beforeEach, expect, test } from "vitest";
import { question } from "../testing/samples.ts";
import { createTalk, type Talk } from "../testing/talk.ts";

let talk: Talk;

beforeEach(async () => {
  talk = createTalk();
  await talk.begin();
  talk.startVoice();
  await talk.pass(1_000);
});

const spoken = () => talk.connection.replies.map(({ text }) => text);
const transcripts = () => talk.calls.asked.map(({ request }) => request.transcript);

/** The person pauses, understood so far as `text`. */
async function pausesAfter(text: string, ms: number) {
  talk.connection.partial(text);
  talk.stopVoice();
  await talk.pass(ms);
}

test("during a pause of 400 ms the next question is asked for, and its sound fetched", async () => {
  await pausesAfter("I sleep badly", 390);
  expect(talk.calls.asked).toEqual([]);
  await talk.pass(200);
  expect(transcripts()).toEqual(["I sleep badly"]);
  expect(spoken().at(-1)).toBe("Thank you. What about number 1?");
  expect(talk.player.playing).toBe(0);
  expect(talk.view().phase).toBe("listening");
});

test("when the person was done, the answer is heard without another question", async () => {
  talk.connection.hears.push({ text: "I sleep badly" });
  await pausesAfter("I sleep badly", 1_600);
  expect(talk.view().phase).toBe("analyzing");
  await talk.pass(100);
  expect(talk.view().phase).toBe("ai-speaking");
  expect(talk.player.playing).toBe(1);
  expect(transcripts()).toEqual(["I sleep badly"]);
  expect(talk.record().turns).toHaveLength(1);
  expect(talk.calls.owners).toBe(1);
});

test("case and white space do not make it other words", async () => {
  talk.connection.hears.push({ text: "I sleep badly" });
  await pausesAfter("i sleep  badly ", 1_710);
  expect(transcripts()).toHaveLength(1);
  expect(talk.view().phase).toBe("ai-speaking");
});

test("when the person goes on, it leaves no trace", async () => {
  await pausesAfter("I sleep badly", 800);
  const held = talk.connection.replies.at(-1)?.id;
  talk.startVoice();
  expect(talk.calls.asked[0]?.signal.aborted).toBe(true);
  talk.connection.hears.push({ text: "I sleep badly since March" });
  await talk.pass(500);
  talk.connection.partial("I sleep badly since March");
  talk.stopVoice();
  await talk.untilPhase("ai-speaking");
  await talk.pass(200);
  expect(talk.record().turns.map(({ answer }) => answer)).toEqual(["I sleep badly since March"]);
  expect(Object.keys(talk.record().inferredQAs)).toEqual([]);
  expect(talk.view().captions.filter(({ id }) => id === held)).toEqual([]);
  expect(talk.calls.owners).toBe(1);
});

test("a transcript of other words is asked about anew, and what was fetched is not heard", async () => {
  talk.connection.hears.push({ text: "I sleep badly at home" });
  await pausesAfter("I sleep badly", 1_600);
  await talk.untilPhase("ai-speaking");
  expect(transcripts()).toEqual(["I sleep badly", "I sleep badly at home"]);
  expect(talk.calls.asked[0]?.signal.aborted).toBe(true);
  await talk.pass(200);
  expect(talk.record().turns).toHaveLength(1);
});

test("what is understood later in the pause takes the place of what was understood first", async () => {
  talk.connection.hears.push({ text: "I sleep badly at home" });
  await pausesAfter("I sleep badly", 600);
  talk.connection.partial("I sleep badly at home");
  await talk.pass(1_110);
  expect(talk.view().phase).toBe("ai-speaking");
  expect(transcripts()).toEqual(["I sleep badly", "I sleep badly at home"]);
});

test("of many pauses in one utterance only the first three are used", async () => {
  for (let pause = 1; pause <= 5; pause += 1) {
    await pausesAfter(`word ${pause}`, 600);
    talk.startVoice();
    await talk.pass(300);
  }
  expect(talk.calls.asked).toHaveLength(3);
});

test("one that fails is not told of: the question is asked when the person is done", async () => {
  talk.calls.next = [new Error("no"), question(1)];
  talk.connection.hears.push({ text: "I sleep badly" });
  await pausesAfter("I sleep badly", 1_000);
  expect(talk.view().alert).toBeNull();
  await talk.untilPhase("ai-speaking");
  expect(talk.view().alert).toBeNull();
});

test("where nothing is understood yet, nothing is asked", async () => {
  talk.stopVoice();
  await talk.pass(1_000);
  expect(talk.calls.asked).toEqual([]);
});
