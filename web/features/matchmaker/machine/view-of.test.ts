import { expect, test } from "vitest";
import { ids, question } from "../testing/samples.ts";
import { createTalk } from "../testing/talk.ts";
import { findOpacity } from "./view-texts.ts";

test.each([
  [0, 0.3],
  [1, 0.5],
  [2, 0.6],
  [3, 0.7],
  [4, 0.85],
  [5, 1],
  [6, 1],
  [7, 1],
  [12, 1],
])("with %i insights the button is as visible as %f", (insights, opacity) => {
  expect(findOpacity(insights)).toBeCloseTo(opacity, 10);
});

async function after(insights: number) {
  const talk = createTalk();
  await talk.begin();
  talk.calls.next = [question(1, ids(insights))];
  await talk.answers("everything at once");
  return talk.view();
}

test.each([
  [0, 0, "Getting to know you"],
  [4, 80, "Getting to know you"],
  [5, 100, "A clear picture of you"],
  [6, 100, "A clear picture of you"],
  [9, 100, "A clear picture of you"],
])("%i insights fill the bar to %i percent: %s", async (insights, progress, progressLabel) => {
  expect(await after(insights)).toMatchObject({
    insights,
    insightsLabel: `${insights}/7 insights`,
    progress,
    progressLabel,
  });
});

test("the button is locked below 7 insights and open from 7 on", async () => {
  expect((await after(6)).find).toEqual({
    label: "Keep Talking...",
    opacity: 1,
    disabled: true,
    busy: false,
  });
  expect((await after(7)).find).toEqual({
    label: "Find My Therapist",
    opacity: 1,
    disabled: false,
    busy: false,
  });
});

test("what the person says is shown while they speak, and stays when they are done", async () => {
  const talk = createTalk();
  await talk.begin();
  talk.startVoice();
  talk.connection.partial("I sleep");
  const caption = talk.view().captions.at(-1);
  expect(caption).toMatchObject({ who: "person", text: "I sleep", final: false });
  talk.connection.hears.push({ text: "I sleep badly" });
  talk.stopVoice();
  await talk.untilPhase("ai-speaking");
  expect(talk.view().captions.find(({ id }) => id === caption?.id)).toMatchObject({
    text: "I sleep badly",
    final: true,
  });
});

test("what is said of the state follows it", async () => {
  const talk = createTalk();
  talk.start();
  expect(talk.view().status).toBe("");
  await talk.pass(500);
  talk.send({ type: "person.starts" });
  talk.send({ type: "person.accepts", withMicrophone: true });
  expect(talk.view().status).toBe("Speaking...");
  await talk.untilPhase("listening");
  expect(talk.view().status).toBe("Listening...");
  talk.startVoice();
  expect(talk.view().status).toBe("I hear you...");
  talk.connection.hears.push({ text: "I sleep badly" });
  talk.stopVoice();
  await talk.untilPhase("analyzing");
  expect(talk.view().status).toBe("Thinking about what you said...");
});

test("an earlier session is offered on the first screen, and no longer once it is gone", () => {
  const earlier = createTalk().actor.getSnapshot().context.record;
  const turn = { questionId: "initial_question", question: "Hi!", answer: "words" };
  const talk = createTalk({ kept: { ...earlier, turns: [turn] } });
  talk.start();
  expect(talk.view().kept).toEqual({ answers: 1 });
  talk.send({ type: "kept.gone" });
  expect(talk.view().kept).toBeNull();
  talk.send({ type: "person.goes-on-with-kept" });
  expect(talk.view().screen).toBe("idle");
});

test("a conversation that is gone on with shows what was said before", async () => {
  const before = createTalk();
  await before.begin();
  await before.answers("I sleep badly");
  await before.answers("Since March");
  const talk = createTalk({ kept: before.record() });
  talk.start();
  talk.send({ type: "person.goes-on-with-kept" });
  talk.send({ type: "person.accepts", withMicrophone: false });
  await talk.untilPhase("ai-speaking");
  expect(talk.view().captions.map(({ who, text }) => `${who}: ${text}`)).toEqual([
    "assistant: Hi! How are you feeling today?",
    "person: I sleep badly",
    "assistant: Thank you. What about number 1?",
    "person: Since March",
    "assistant: Welcome back. Thank you. What about number 2?",
  ]);
});

test("what stands in the text field is kept until it is sent", async () => {
  const talk = createTalk();
  await talk.begin();
  talk.send({ type: "person.types", text: "I sle" });
  talk.send({ type: "person.ends" });
  expect(talk.view().kept).toEqual({ answers: 0 });
  talk.send({ type: "person.goes-on-with-kept" });
  talk.send({ type: "person.accepts", withMicrophone: false });
  expect(talk.view().typed).toBe("I sle");
  talk.send({ type: "person.writes", text: "I sleep badly" });
  expect(talk.view().typed).toBe("");
});

test.each([
  [
    "is heard",
    (talk: Awaited<ReturnType<typeof begun>>) => talk.startVoice(),
    "I hear you...",
    "I answer when you pause.",
  ],
  ["has the word", () => undefined, "Listening...", "Speak when you are ready, or type."],
  [
    "is muted",
    (talk: Awaited<ReturnType<typeof begun>>) => talk.send({ type: "person.mutes", muted: true }),
    "Your microphone is muted.",
    "Unmute to speak, or type.",
  ],
])("while the person %s, status and hint agree", async (_, deed, status, hint) => {
  const talk = await begun();
  deed(talk);
  expect(talk.view()).toMatchObject({ status, hint });
});

async function begun() {
  const talk = createTalk();
  await talk.begin();
  return talk;
}
