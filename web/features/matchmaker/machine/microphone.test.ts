import { beforeEach, describe, expect, test } from "vitest";
import { createTalk, type Talk } from "../testing/talk.ts";

let talk: Talk;

beforeEach(() => {
  talk = createTalk();
});

const spoken = () => talk.connection.replies.map(({ text }) => text);
const states = () => talk.view().microphone.state;

describe("a microphone that is not allowed", () => {
  beforeEach(() => {
    talk.microphone.faults = Array(9).fill("not-allowed");
  });

  test("is asked for, in words that are spoken once and shown, and tried again after 2 s", async () => {
    await talk.begin();
    expect(talk.view()).toMatchObject({
      alert: "Please allow microphone access to continue.",
      microphone: { state: "denied", canRetry: true },
    });
    await talk.until(() => spoken().length === 2);
    expect(spoken()[1]).toBe("Please allow microphone access to continue.");
    await talk.pass(20_000);
    expect(spoken()).toHaveLength(2);
    expect(talk.microphone.asked).toHaveLength(4);
  });

  test("is tried again 2 s later, not before", async () => {
    talk.start();
    await talk.pass(500);
    talk.send({ type: "person.starts" });
    talk.send({ type: "person.accepts", withMicrophone: true });
    await talk.pass(1_990);
    expect(talk.microphone.asked).toHaveLength(1);
    await talk.pass(10);
    expect(talk.microphone.asked).toHaveLength(2);
  });

  test("leaves the whole session to typing", async () => {
    await talk.begin();
    talk.send({ type: "person.writes", text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.untilPhase("listening");
    expect(talk.record().turns).toHaveLength(1);
  });

  test("is used as soon as it is allowed in the browser's settings", async () => {
    await talk.begin();
    await talk.pass(20_000);
    talk.microphone.faults = [];
    talk.microphone.changeDevices();
    expect(states()).toBe("on");
    await talk.answers("I sleep badly");
    expect(talk.record().turns).toHaveLength(1);
  });

  test("is used when the person tries again", async () => {
    await talk.begin();
    talk.microphone.faults = [];
    talk.send({ type: "person.retries-microphone" });
    expect(states()).toBe("on");
    expect(talk.view().alert).toBeNull();
  });
});

test("where there is no microphone the page says so, and takes the one that is plugged in", async () => {
  talk.microphone.faults = ["not-found"];
  await talk.begin();
  expect(talk.view()).toMatchObject({
    alert: "No microphone found. Please connect a microphone.",
    microphone: { state: "absent" },
  });
  talk.microphone.changeDevices();
  expect(states()).toBe("on");
  expect(talk.view().alert).toBeNull();
});

describe("other trouble with the microphone", () => {
  test("is told of, and it is tried again 1 s later", async () => {
    talk.microphone.faults = ["other"];
    await talk.begin({ withMicrophone: false });
    talk.send({ type: "person.retries-microphone" });
    expect(talk.view().alert).toBe("Having trouble with audio. Let me try again...");
    await talk.pass(990);
    expect(talk.microphone.asked).toHaveLength(1);
    await talk.pass(10);
    expect(states()).toBe("on");
  });

  test("that goes on after three retries ends the session", async () => {
    talk.microphone.faults = Array(9).fill("other");
    await talk.begin({ withMicrophone: false });
    talk.send({ type: "person.retries-microphone" });
    await talk.pass(2_990);
    expect(talk.view().screen).toBe("active");
    await talk.pass(20);
    expect(talk.microphone.asked).toHaveLength(4);
    expect(talk.view()).toMatchObject({ screen: "ended", status: "Session ended.", kept: null });
  });
});

test("what was said before the microphone was unplugged counts, and another one is looked for", async () => {
  await talk.begin();
  talk.connection.hears.push({ text: "I sleep badly" });
  talk.startVoice();
  await talk.pass(1_000);
  talk.microphone.tell({ type: "microphone.lost" });
  expect(talk.view().microphone.state).toBe("lost");
  expect(talk.view().alert).toMatch(/disconnected/);
  await talk.untilPhase("ai-speaking");
  expect(talk.calls.asked.at(-1)?.request.transcript).toBe("I sleep badly");
  await talk.pass(1_000);
  expect(talk.microphone.asked).toEqual([null, null]);
  expect(states()).toBe("on");
});

test("another microphone, chosen in the middle of speaking, takes nothing from what was said", async () => {
  await talk.begin();
  talk.connection.hears.push({ text: "I sleep badly" });
  talk.startVoice();
  await talk.pass(1_000);
  talk.send({ type: "person.chooses-microphone", deviceId: "headset" });
  expect(talk.connection.audio).toEqual([talk.connection.started.at(-1)]);
  await talk.untilPhase("ai-speaking");
  expect(talk.calls.asked.at(-1)?.request.transcript).toBe("I sleep badly");
  await talk.untilPhase("listening");
  await talk.answers("It is work");
  expect(talk.view().microphone).toMatchObject({ state: "on", deviceId: "headset" });
  expect(talk.record().turns).toHaveLength(2);
});

test("sound that the browser has paused goes on after a click", async () => {
  await talk.begin();
  talk.microphone.tell({ type: "microphone.suspended" });
  expect(talk.view()).toMatchObject({ microphone: { state: "suspended", canRetry: true } });
  expect(talk.view().alert).toMatch(/paused the sound/);
  talk.send({ type: "person.retries-microphone" });
  expect(talk.microphone.resumed).toBe(1);
  talk.microphone.tell({ type: "microphone.resumed" });
  expect(talk.view()).toMatchObject({ alert: null, microphone: { state: "on" } });
  await talk.answers("I sleep badly");
});

describe("muting", () => {
  test("hears nothing, and hears again afterwards", async () => {
    await talk.begin();
    talk.send({ type: "person.mutes", muted: true });
    expect(talk.microphone.isMuted).toBe(true);
    expect(talk.view()).toMatchObject({ phase: "listening", microphone: { state: "muted" } });
    talk.startVoice();
    await talk.pass(3_000);
    expect(talk.view().phase).toBe("listening");
    expect(talk.connection.stopped).toEqual([]);
    talk.stopVoice();
    talk.send({ type: "person.mutes", muted: false });
    await talk.answers("I sleep badly");
    expect(talk.record().turns).toHaveLength(1);
  });

  test("in the middle of speaking counts what was said until then", async () => {
    await talk.begin();
    talk.connection.hears.push({ text: "I sleep badly" });
    talk.startVoice();
    await talk.pass(1_000);
    talk.send({ type: "person.mutes", muted: true });
    await talk.untilPhase("ai-speaking");
    expect(talk.calls.asked.at(-1)?.request.transcript).toBe("I sleep badly");
  });

  test("stays through a change of the microphone", async () => {
    await talk.begin();
    talk.send({ type: "person.mutes", muted: true });
    talk.send({ type: "person.chooses-microphone", deviceId: "headset" });
    expect(talk.microphone.asked).toEqual([null, "headset"]);
    expect(talk.microphone.isMuted).toBe(true);
    expect(talk.view().microphone).toMatchObject({ state: "muted", deviceId: "headset" });
  });
});

test("who comes back to the page is told that it listened, also when a turn was made meanwhile", async () => {
  const told = "I went on listening while this page was in the background.";
  await talk.begin();
  talk.showPage({ type: "page.hidden" });
  await talk.answers("I sleep badly");
  talk.showPage({ type: "page.shown" });
  expect(talk.view()).toMatchObject({ phase: "listening", hint: told });
  await talk.answers("and work is hard");
  expect(talk.view().hint).not.toBe(told);
});
