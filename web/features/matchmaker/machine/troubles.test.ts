import { beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "@/lib/api-error.ts";
import { ids, question } from "../testing/samples.ts";
import { createTalk, type Talk } from "../testing/talk.ts";

let talk: Talk;

beforeEach(async () => {
  talk = createTalk();
  await talk.begin();
});

const spoken = () => talk.connection.replies.map(({ text }) => text);
const failed = (error: string) => talk.says({ error });

/** The recogniser breaks while it listens; until it listens again. */
async function failListening() {
  talk.connection.tell({
    type: "hearing.failed",
    utterance: talk.connection.started.at(-1) ?? "",
    error: "The speech recognition failed. Please try again.",
    code: "speech-to-text-failed",
  });
  await talk.pass(1_010);
}

describe("what the worker could not hear", () => {
  test.each(["No audio detected.", "The transcript is empty: no words were recognised."])(
    "%s: is asked for again, and listened for",
    async (error) => {
      await failed(error);
      await talk.until(() => talk.view().alert !== null);
      expect(talk.view().alert).toBe("I didn't catch that. Could you try again?");
      await talk.untilPhase("listening");
      expect(spoken().at(-1)).toBe("I didn't catch that. Could you try again?");
      await talk.answers("I sleep badly");
      expect(talk.view().alert).toBeNull();
      expect(talk.record().turns).toHaveLength(1);
    },
  );

  test("words that are no words are the same", async () => {
    await talk.says({ text: "  " });
    await talk.until(() => talk.view().alert !== null);
    expect(talk.view().alert).toBe("I didn't catch that. Could you try again?");
  });

  test("a timeout is told of, and listening goes on", async () => {
    await failed("The speech recognition ran into a timeout.");
    await talk.until(() => talk.view().alert !== null);
    expect(talk.view().alert).toBe("Let's try that again...");
    await talk.untilPhase("listening");
  });

  test("a transcript that never comes is a timeout, too", async () => {
    await talk.says("hangs");
    await talk.until(() => talk.view().alert !== null);
    expect(talk.view().alert).toBe("Let's try that again...");
    await talk.untilPhase("listening");
    expect(talk.connection.dropped).toEqual(talk.connection.stopped);
  });

  test("anything else is a hiccup, and it listens again after 1 s", async () => {
    await failed("The speech recognition is busy. Please try again in a moment.");
    await talk.until(() => talk.view().alert !== null);
    expect(talk.view()).toMatchObject({
      alert: "Technical hiccup. Trying again...",
      phase: "listening",
    });
    const utterances = talk.connection.started.length;
    await talk.pass(980);
    expect(talk.connection.started).toHaveLength(utterances);
    await talk.pass(30);
    expect(talk.connection.started).toHaveLength(utterances + 1);
    expect(talk.player.playing).toBe(0);
  });

  test("after three retries that fail the session has ended, and can be gone on with", async () => {
    await talk.answers("I sleep badly");
    for (let retry = 0; retry <= 3; retry += 1) {
      expect(talk.view().screen).toBe("active");
      await failListening();
    }
    expect(talk.view()).toMatchObject({
      screen: "ended",
      status: "Session ended.",
      kept: { answers: 1 },
    });
    expect(talk.microphone.isOpen).toBe(false);
  });

  test("retries are counted anew after something was heard", async () => {
    for (let retry = 0; retry < 3; retry += 1) await failListening();
    await talk.answers("I sleep badly");
    for (let retry = 0; retry < 3; retry += 1) await failListening();
    expect(talk.view().screen).toBe("active");
  });
});

describe("a next question that does not come", () => {
  test("is told of and asked for once more, with the same words", async () => {
    talk.calls.next = [new Error("no")];
    await talk.says({ text: "I sleep badly" });
    await talk.until(() => talk.view().alert !== null);
    expect(talk.view()).toMatchObject({
      alert: "Something went wrong. Let me try again...",
      phase: "analyzing",
    });
    await talk.untilPhase("ai-speaking");
    await talk.pass(200);
    expect(talk.view().alert).toBeNull();
    expect(talk.record().turns.map(({ answer }) => answer)).toEqual(["I sleep badly"]);
  });

  test("in time lets the person speak again, and is welcome when it comes late", async () => {
    talk.calls.spokenMs = 12_000;
    talk.calls.completeMs = 12_000;
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("analyzing");
    await talk.untilPhase("listening");
    expect(talk.view().alert).toBe(
      "Something went wrong. Let me try again... What you said is kept here.",
    );
    await talk.untilPhase("ai-speaking");
    await talk.pass(100);
    expect(talk.record().turns).toHaveLength(1);
  });

  test("to its end, though it is being said, is taken back and asked for again", async () => {
    talk.calls.next = [{ spokenOnly: "And what about work?" }];
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.until(() => talk.view().alert !== null);
    expect(talk.view().phase).toBe("analyzing");
    await talk.untilPhase("ai-speaking");
    await talk.untilPhase("listening");
    expect(talk.view().captions.map(({ text }) => text)).not.toContain("And what about work?");
    expect(talk.record()).toMatchObject({
      turns: [{ answer: "I sleep badly" }],
      asked: { questionId: "q1", heard: "Thank you. What about number 1?" },
    });
  });

  test("to its end twice is kept as it was said: the talk goes on", async () => {
    talk.calls.next = [{ spokenOnly: "And work?" }, { spokenOnly: "And work?" }];
    await talk.says({ text: "I sleep badly" });
    await talk.until(() => talk.record().turns.length === 1);
    expect(talk.record()).toMatchObject({
      turns: [{ answer: "I sleep badly" }],
      asked: { questionId: "anything_else", heard: "And work?" },
    });
    expect(talk.view().alert).toBeNull();
  });
});

describe("speech that fails", () => {
  test("is read instead: the person has the word", async () => {
    talk.connection.speech = "fails";
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.untilPhase("listening");
    expect(talk.view().captions.at(-1)?.text).toBe("Thank you. What about number 1?");
    expect(talk.record().asked.heard).toBe("Thank you. What about number 1?");
  });

  test("is not waited for for ever, whether no sound comes or none is played", async () => {
    for (const fail of [
      () => {
        talk.connection.speech = "hangs";
      },
      () => {
        talk.connection.speech = "speaks";
        talk.player.fault = "silent";
      },
    ]) {
      fail();
      await talk.says({ text: "I sleep badly" });
      await talk.untilPhase("ai-speaking");
      await talk.pass(3_010);
      expect(talk.view().phase).toBe("listening");
    }
  });

  test("in the middle is taken up again at the sentence that was not heard to its end", async () => {
    talk.connection.speech = "breaks";
    await talk.says({ text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    await talk.pass(500);
    talk.connection.speech = "speaks";
    await talk.until(() => spoken().length === 3);
    expect(spoken().at(-1)).toBe("What about number 1?");
    await talk.untilPhase("listening");
    await talk.pass(1_000);
    expect(talk.record().asked.heard).toBe("Thank you. What about number 1?");
    expect(talk.view().captions.at(-1)?.text).toBe("Thank you. What about number 1?");
  });
});

describe("a match that cannot be found", () => {
  beforeEach(async () => {
    talk.calls.next = [question(1, ids(7))];
    await talk.answers("everything at once");
  });

  test("is looked for once more after 1 s", async () => {
    talk.calls.outcomes = [new ApiError("Server returned 502", { status: 502 })];
    talk.send({ type: "person.finds" });
    await talk.until(() => talk.view().alert !== null);
    expect(talk.view()).toMatchObject({
      alert: "Something went wrong. Let me try again...",
      find: { label: "Processing..." },
    });
    await talk.until(() => talk.view().screen === "result");
  });

  test("twice ends in the error screen, and what was said can be gone on with", async () => {
    const fault = new ApiError("Server returned 502", { status: 502 });
    talk.calls.outcomes = [fault, fault];
    talk.send({ type: "person.finds" });
    await talk.until(() => talk.view().screen === "error");
    expect(talk.microphone.isOpen).toBe(false);
    expect(talk.connection.isClosed).toBe(true);
  });

  test.each([
    ["speaks", () => talk.startVoice()],
    ["types", () => talk.send({ type: "person.types", text: "and" })],
  ])("is told of until the person goes on: %s", async (_, deed) => {
    talk.calls.outcomes = [new ApiError("The server cannot be reached.", { status: 0 })];
    talk.send({ type: "person.finds" });
    await talk.untilPhase("listening");
    await talk.pass(60_000);
    expect(talk.view().alert).toBe("The server cannot be reached.");
    deed();
    expect(talk.view().alert).toBeNull();
  });

  test("for a reason that the person can mend leaves them in the talk, with that reason", async () => {
    const reason = "The server cannot be reached. Check your connection and try again.";
    talk.calls.outcomes = [new ApiError(reason, { status: 0 })];
    talk.send({ type: "person.finds" });
    await talk.untilPhase("listening");
    expect(talk.view()).toMatchObject({ alert: reason, find: { disabled: false } });
    await talk.pass(100);
    expect(talk.microphone.isOpen).toBe(true);
    talk.send({ type: "person.finds" });
    await talk.until(() => talk.view().screen === "result");
  });
});
