import { INITIAL_QUESTION_ID } from "@rapport/shared/contracts/matchmaker.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { ids, OUTCOME, question } from "../testing/samples.ts";
import { createTalk, type Talk } from "../testing/talk.ts";

let talk: Talk;

beforeEach(() => {
  talk = createTalk();
});

const spoken = () => talk.connection.replies.map(({ text }) => text);

describe("the greeting", () => {
  test("is fetched before anybody presses a button, and not played", async () => {
    talk.start();
    await talk.pass(1_000);
    expect(spoken()).toEqual(["Hi! How are you feeling today?"]);
    expect(talk.player.playing).toBe(0);
    expect(talk.view()).toMatchObject({ screen: "idle", phase: null });
  });

  test("is heard at once in the click that begins the session", async () => {
    talk.start();
    await talk.pass(1_000);
    talk.send({ type: "person.starts" });
    expect(talk.view().screen).toBe("notice");
    expect(talk.microphone.asked).toEqual([]);
    talk.send({ type: "person.accepts", withMicrophone: true });
    expect(talk.view()).toMatchObject({ screen: "active", phase: "ai-speaking" });
    expect(talk.player.playing).toBe(1);
    expect(talk.microphone.asked).toEqual([null]);
    expect(spoken()).toHaveLength(1);
  });

  test("is followed by listening when it is nearly over", async () => {
    talk.start();
    await talk.pass(1_000);
    talk.send({ type: "person.starts" });
    talk.send({ type: "person.accepts", withMicrophone: true });
    await talk.pass(1_590);
    expect(talk.view().phase).toBe("ai-speaking");
    await talk.pass(10);
    expect(talk.view().phase).toBe("listening");
    expect(talk.player.playing).toBe(1);
    await talk.pass(400);
    expect(talk.player.playing).toBe(0);
  });

  test("is not needed by somebody who leaves at the notice", async () => {
    talk.start();
    talk.send({ type: "person.starts" });
    talk.send({ type: "person.declines" });
    expect(talk.view().screen).toBe("idle");
  });
});

describe("a turn", () => {
  test("goes from listening over analyzing to the next question and to listening again", async () => {
    await talk.begin();
    await talk.says({ text: "I sleep badly", tone: "sad" });
    expect(talk.view().phase).toBe("listening");
    await talk.untilPhase("analyzing");
    await talk.untilPhase("ai-speaking");
    expect(spoken().at(-1)).toBe("Thank you. What about number 1?");
    await talk.untilPhase("listening");
    expect(talk.calls.asked.at(-1)?.request).toEqual({
      transcript: "I sleep badly",
      tone: "sad",
      previousQA: [
        {
          questionId: INITIAL_QUESTION_ID,
          question: "Hi! How are you feeling today?",
          answer: "I sleep badly",
        },
      ],
      inferredQuestionIds: [],
    });
    expect(talk.record().asked).toMatchObject({ questionId: "q1" });
    expect(talk.view().captions.map(({ who, text }) => [who, text])).toEqual([
      ["assistant", "Hi! How are you feeling today?"],
      ["person", "I sleep badly"],
      ["assistant", "Thank you. What about number 1?"],
    ]);
  });

  test("ends 1.5 s after the last voiced sample, and stop-listening is sent 100 ms later", async () => {
    await talk.begin();
    talk.connection.hears.push({ text: "I sleep badly" });
    talk.startVoice();
    await talk.pass(1_000);
    talk.microphone.tell({ type: "voice.stopped", silentMs: 250 });
    await talk.pass(1_240);
    expect(talk.microphone.isRecording).toBe(true);
    await talk.pass(10);
    expect(talk.microphone.isRecording).toBe(false);
    await talk.pass(90);
    expect(talk.connection.stopped).toEqual([]);
    await talk.pass(10);
    expect(talk.connection.stopped).toEqual(talk.connection.started);
    expect(talk.view().phase).toBe("analyzing");
  });

  test("does not end in a pause for breath", async () => {
    await talk.begin();
    talk.startVoice();
    await talk.pass(1_000);
    talk.stopVoice();
    await talk.pass(1_400);
    talk.startVoice();
    await talk.pass(3_000);
    expect(talk.view().phase).toBe("listening");
    expect(talk.connection.stopped).toEqual([]);
  });

  test("sends its audio, the last piece included, to the utterance it belongs to", async () => {
    await talk.begin();
    talk.connection.hears.push({ text: "I sleep badly" });
    talk.startVoice();
    talk.microphone.chunk();
    await talk.pass(1_000);
    talk.stopVoice();
    await talk.untilPhase("analyzing");
    const [utterance] = talk.connection.stopped;
    expect(talk.connection.audio).toEqual([utterance, utterance]);
  });

  test("takes what is said while it is thought about, and answers all of it together", async () => {
    await talk.begin();
    talk.calls.spokenMs = 2_000;
    talk.calls.completeMs = 2_000;
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("analyzing");
    await talk.pass(500);
    await talk.says({ text: "and work is hard" });
    expect(talk.view().phase).toBe("listening");
    await talk.untilPhase("analyzing");
    await talk.untilPhase("ai-speaking");
    expect(talk.calls.asked.at(-1)?.request.transcript).toBe("I sleep badly and work is hard");
    await talk.pass(1_000);
    expect(talk.record().turns).toHaveLength(1);
  });

  test("loses no words of who goes on before the transcript is there", async () => {
    await talk.begin();
    talk.connection.transcriptMs = 800;
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("analyzing");
    await talk.says({ text: "and work is hard" });
    await talk.untilPhase("ai-speaking");
    expect(talk.calls.asked.at(-1)?.request.transcript).toBe("I sleep badly and work is hard");
  });

  test("that is as long as one may be goes on in a second one", async () => {
    await talk.begin();
    talk.startVoice();
    await talk.pass(1_000);
    const [first = ""] = talk.connection.started;
    talk.connection.tell({
      type: "hearing.transcript",
      utterance: first,
      text: "I sleep badly",
      final: true,
      tone: "neutral",
    });
    await talk.says({ text: "and work is hard" });
    await talk.untilPhase("ai-speaking");
    expect(talk.calls.asked.at(-1)?.request.transcript).toBe("I sleep badly and work is hard");
  });
});

test("what was said over a reply whose question comes only then answers that question", async () => {
  await talk.begin();
  talk.calls.completeMs = 3_000;
  await talk.says({ text: "I sleep badly" });
  await talk.untilPhase("ai-speaking");
  await talk.pass(500);
  talk.startVoice();
  // As long as one utterance may be; the person goes on.
  talk.connection.tell({
    type: "hearing.transcript",
    utterance: talk.connection.started.at(-1) ?? "",
    text: "It is work",
    final: true,
    tone: "neutral",
  });
  await talk.until(() => talk.record().turns.length === 1);
  expect(talk.record()).toMatchObject({
    turns: [{ answer: "I sleep badly" }],
    asked: { questionId: "q1" },
    words: ["It is work"],
  });
});

test("thinking begins in silence, though the last words of the assistant were still to be heard", async () => {
  talk.start();
  await talk.pass(500);
  talk.send({ type: "person.starts" });
  talk.send({ type: "person.accepts", withMicrophone: true });
  await talk.untilPhase("listening");
  expect(talk.player.playing).toBe(1);
  talk.connection.tell({
    type: "hearing.transcript",
    utterance: talk.connection.started.at(-1) ?? "",
    text: "I sleep badly",
    final: true,
    tone: "neutral",
  });
  expect(talk.view().phase).toBe("analyzing");
  expect(talk.player.playing).toBe(0);
});

describe("writing", () => {
  test("works without any microphone, in the same session", async () => {
    await talk.begin({ withMicrophone: false });
    expect(talk.microphone.asked).toEqual([]);
    talk.send({ type: "person.writes", text: "  I sleep badly " });
    expect(talk.view().phase).toBe("analyzing");
    await talk.untilPhase("ai-speaking");
    await talk.pass(200);
    expect(talk.record().turns.map(({ answer }) => answer)).toEqual(["I sleep badly"]);
  });

  test("over the assistant stops it, and what stood in the captions counts as read", async () => {
    await talk.begin();
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.pass(500);
    talk.send({ type: "person.writes", text: "It is work" });
    expect(talk.player.playing).toBe(0);
    expect(talk.view().phase).toBe("analyzing");
    await talk.untilPhase("ai-speaking");
    await talk.pass(200);
    expect(talk.record().turns.at(-1)).toEqual({
      questionId: "q1",
      question: "Thank you. What about number 1?",
      answer: "It is work",
    });
  });

  test("while it is thought about is answered together with what was said", async () => {
    await talk.begin();
    talk.calls.spokenMs = 1_000;
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("analyzing");
    await talk.pass(300);
    talk.send({ type: "person.writes", text: "since March" });
    await talk.untilPhase("ai-speaking");
    expect(talk.calls.asked.at(-1)?.request.transcript).toBe("I sleep badly since March");
    expect(talk.calls.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test("in the middle of speaking keeps both", async () => {
    await talk.begin();
    talk.connection.hears.push({ text: "I sleep badly" });
    talk.startVoice();
    await talk.pass(1_000);
    talk.send({ type: "person.writes", text: "It is work" });
    await talk.untilPhase("ai-speaking");
    expect(talk.calls.asked.at(-1)?.request.transcript).toBe("It is work I sleep badly");
  });

  test("nothing but white space is nothing", async () => {
    await talk.begin();
    talk.send({ type: "person.writes", text: " \n" });
    expect(talk.view().phase).toBe("listening");
  });
});

describe("the match", () => {
  beforeEach(async () => {
    await talk.begin();
    talk.calls.next = [question(1, ids(7))];
    await talk.answers("everything at once");
  });

  test("is found for who presses the button: the microphone is let go, and the result shown", async () => {
    talk.send({ type: "person.finds" });
    expect(talk.view()).toMatchObject({
      phase: "analyzing",
      find: { label: "Processing...", disabled: true, busy: true },
    });
    expect(talk.microphone.isOpen).toBe(false);
    await talk.until(() => talk.view().screen === "result");
    expect(talk.view().result).toEqual(OUTCOME);
    expect(talk.calls.finalized).toEqual([
      {
        sessionId: talk.record().sessionId,
        previousQA: talk.record().turns,
        inferredQAs: question(1, ids(7)).inferredQAs,
      },
    ]);
    expect(talk.connection.isClosed).toBe(true);
  });

  test("counts what was being said when the button was pressed", async () => {
    talk.connection.hears.push({ text: "one more thing" });
    talk.startVoice();
    await talk.pass(500);
    talk.send({ type: "person.finds" });
    await talk.until(() => talk.view().screen === "result");
    expect(talk.calls.finalized[0]?.previousQA.at(-1)?.answer).toBe("one more thing");
  });

  test("is not found twice at a time", async () => {
    talk.send({ type: "person.finds" });
    talk.send({ type: "person.finds" });
    await talk.until(() => talk.view().screen === "result");
    expect(talk.calls.finalized).toHaveLength(1);
  });
});
