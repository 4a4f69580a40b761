import { describe, expect, test } from "vitest";
import type { HearingEvent, OwnSpeech, PlaybackEvent } from "../ports.ts";
import { createTalk, noOwnSpeech } from "../testing/talk.ts";

describe("a socket that is lost", () => {
  test("before the session begins is found again on demand, with the greeting", async () => {
    const talk = createTalk();
    talk.start();
    await talk.pass(500);
    talk.connection.lose();
    await talk.pass(1_000);
    expect(talk.connection.isConnected).toBe(false);
    talk.send({ type: "person.starts" });
    talk.send({ type: "person.accepts", withMicrophone: true });
    expect(talk.player.playing).toBe(1);
    expect(talk.view().reconnecting).toBe(true);
    await talk.pass(50);
    expect(talk.view().reconnecting).toBe(false);
  });

  test.each(["listening", "analyzing", "ai-speaking"])(
    "while %s is found again, and the talk goes on without a turn lost or doubled",
    async (phase) => {
      const talk = createTalk();
      await talk.begin();
      await talk.says({ text: "I sleep badly" });
      await talk.untilPhase(phase);
      talk.connection.lose();
      expect(talk.view().reconnecting).toBe(true);
      await talk.pass(20);
      expect(talk.view().reconnecting).toBe(false);
      await talk.until(() => talk.record().turns.length === 1);
      await talk.untilPhase("listening");
      await talk.answers("and work is hard");
      expect(talk.record().turns.map(({ answer }) => answer)).toEqual([
        "I sleep badly",
        "and work is hard",
      ]);
    },
  );

  test("for long leaves the session to typing", async () => {
    const talk = createTalk();
    await talk.begin();
    talk.connection.reachable = false;
    talk.connection.lose();
    talk.connection.speech = "hangs";
    talk.send({ type: "person.writes", text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.untilPhase("listening");
    expect(talk.view()).toMatchObject({ reconnecting: true, canWrite: true });
    expect(talk.record().turns).toHaveLength(1);
  });
});

describe("a worker that does not come at all", () => {
  test("keeps nobody from a session: the greeting is read, and answers are typed", async () => {
    const talk = createTalk();
    talk.connection.reachable = false;
    await talk.begin();
    expect(talk.view().captions.map(({ text }) => text)).toEqual([
      "Hi! How are you feeling today?",
    ]);
    talk.send({ type: "person.writes", text: "I sleep badly" });
    await talk.until(() => talk.record().turns.length === 1);
  });

  test("and then comes says nothing that is over", async () => {
    const talk = createTalk();
    talk.connection.reachable = false;
    await talk.begin();
    talk.connection.reachable = true;
    talk.connection.connect();
    await talk.pass(2_000);
    expect(talk.player.playing).toBe(0);
    expect(talk.view().phase).toBe("listening");
    await talk.answers("I sleep badly");
    expect(talk.record().turns).toHaveLength(1);
  });
});

describe("a worker without engines", () => {
  /** A browser that hears and speaks itself, as the test says. */
  function ownBrowser() {
    const uses = { heard: [] as string[], spoken: [] as string[] };
    let emitHearing: (event: HearingEvent) => void = () => undefined;
    let emitPlayback: (event: PlaybackEvent) => void = () => undefined;
    let utterance = "";
    const ownSpeech: OwnSpeech = {
      canHear: () => true,
      canSpeak: () => true,
      hear(id, emit) {
        uses.heard.push(id);
        utterance = id;
        emitHearing = emit;
        return { stop: () => undefined, drop: () => undefined };
      },
      speak(reply, emit) {
        uses.spoken.push(reply.text);
        emitPlayback = emit;
        emit({ type: "playback.started" });
        return { ...noOwnSpeech.speak(reply, emit), stop: () => 0 };
      },
    };
    return {
      ownSpeech,
      uses,
      endsSpeaking: () => emitPlayback({ type: "playback.ended" }),
      understands: (text: string) =>
        emitHearing({ type: "hearing.transcript", utterance, text, final: true, tone: "neutral" }),
      hearsNothing: () =>
        emitHearing({
          type: "hearing.failed",
          utterance,
          error: "No audio detected.",
          code: "no-audio",
        }),
    };
  }

  function talkIn(browser: ReturnType<typeof ownBrowser>) {
    const talk = createTalk({ ownSpeech: browser.ownSpeech });
    talk.connection.engines = { speechToText: null, textToSpeech: null };
    return talk;
  }

  test("is stood in for by the browser's own speech", async () => {
    const browser = ownBrowser();
    const talk = talkIn(browser);
    talk.start();
    await talk.pass(100);
    talk.send({ type: "person.starts" });
    talk.send({ type: "person.accepts", withMicrophone: true });
    await talk.pass(100);
    expect(browser.uses.spoken).toEqual(["Hi! How are you feeling today?"]);
    expect(talk.view()).toMatchObject({ phase: "ai-speaking", ownSpeech: true });
    browser.endsSpeaking();
    expect(talk.view().phase).toBe("listening");
    talk.startVoice();
    await talk.pass(500);
    talk.stopVoice();
    await talk.untilPhase("analyzing");
    browser.understands("I sleep badly");
    await talk.until(() => browser.uses.spoken.length === 2);
    expect(talk.record().words.length + talk.record().turns.length).toBeGreaterThan(0);
    expect(talk.connection).toMatchObject({ started: [], replies: [] });
  });

  test("takes words that the browser's recogniser heard by itself", async () => {
    const browser = ownBrowser();
    const talk = talkIn(browser);
    talk.start();
    await talk.pass(100);
    talk.send({ type: "person.starts" });
    talk.send({ type: "person.accepts", withMicrophone: true });
    browser.endsSpeaking();
    browser.understands("I sleep badly");
    await talk.until(() => talk.record().turns.length === 1);
    expect(talk.record().turns[0]?.answer).toBe("I sleep badly");
  });

  test("lets a recogniser that gave up in silence start again, without a word", async () => {
    const browser = ownBrowser();
    const talk = talkIn(browser);
    talk.start();
    await talk.pass(100);
    talk.send({ type: "person.starts" });
    talk.send({ type: "person.accepts", withMicrophone: true });
    browser.endsSpeaking();
    browser.hearsNothing();
    await talk.pass(60);
    expect(browser.uses.heard).toHaveLength(2);
    expect(talk.view()).toMatchObject({ phase: "listening", alert: null });
  });

  test("and a browser without speech leave typing, and say so", async () => {
    const talk = createTalk();
    talk.connection.engines = { speechToText: null, textToSpeech: null };
    await talk.begin();
    expect(talk.view()).toMatchObject({ microphone: { state: "no-recogniser" }, canWrite: true });
    expect(talk.view().alert).toMatch(/type/);
    talk.startVoice();
    await talk.pass(3_000);
    expect(talk.view().phase).toBe("listening");
    talk.send({ type: "person.writes", text: "I sleep badly" });
    await talk.until(() => talk.record().turns.length === 1);
  });
});

test("leaving the page closes the microphone and the socket, and stops the voice", async () => {
  const talk = createTalk();
  talk.start();
  await talk.pass(500);
  talk.send({ type: "person.starts" });
  talk.send({ type: "person.accepts", withMicrophone: true });
  expect(talk.player.playing).toBe(1);
  talk.actor.stop();
  expect(talk.player.playing).toBe(0);
  expect(talk.microphone.isOpen).toBe(false);
  expect(talk.connection.isClosed).toBe(true);
});

test("a session that the person ends can be gone on with at once", async () => {
  const talk = createTalk();
  await talk.begin();
  await talk.answers("I sleep badly");
  talk.send({ type: "person.ends" });
  expect(talk.view()).toMatchObject({ screen: "ended", kept: { answers: 1 } });
  expect(talk.microphone.isOpen).toBe(false);
  talk.send({ type: "person.goes-on-with-kept" });
  talk.send({ type: "person.accepts", withMicrophone: true });
  await talk.untilPhase("listening");
  expect(talk.connection.replies.at(-1)?.text).toBe(
    "Welcome back. Thank you. What about number 1?",
  );
  await talk.answers("It is work");
  expect(talk.record().turns.at(-1)).toMatchObject({ questionId: "q1", answer: "It is work" });
});

test("words that were not answered before a reload are answered after it", async () => {
  const talk = createTalk();
  await talk.begin();
  talk.calls.next = ["hangs"];
  await talk.says({ text: "I sleep badly" });
  await talk.until(() => talk.record().words.length === 1);
  const again = createTalk({ kept: talk.record() });
  again.start();
  again.send({ type: "person.goes-on-with-kept" });
  again.send({ type: "person.accepts", withMicrophone: false });
  await again.untilPhase("ai-speaking");
  await again.pass(100);
  expect(again.record().turns.map(({ answer }) => answer)).toEqual(["I sleep badly"]);
});
