import { beforeEach, describe, expect, test } from "vitest";
import { createTalk, type Talk } from "../testing/talk.ts";

let talk: Talk;

beforeEach(async () => {
  talk = createTalk();
  await talk.begin();
});

const NOT_CAUGHT = "I didn't catch that. Could you try again?";

/** Says something that comes to nothing while the next words are spoken already, and then those. */
async function saysInVain(fails: { error: string } | { text: string } | "hangs") {
  talk.connection.transcriptMs = 500;
  await talk.says(fails);
  await talk.untilPhase("analyzing");
  await talk.says({ text: "My sister knows" });
}

describe("words that come to nothing while the person speaks on", () => {
  test.each([
    ["a worker that breaks", { error: "The speech recognition failed." }, "Technical hiccup."],
    ["a timeout", { error: "It ran into a timeout." }, "Let's try that again..."],
    ["silence", { error: "No audio detected." }, NOT_CAUGHT],
    ["an empty transcript", { text: " " }, NOT_CAUGHT],
  ])("%s: are told of until the next turn, and the rest is answered", async (_, fails, told) => {
    await saysInVain(fails);
    expect(talk.view()).toMatchObject({ phase: "listening", alert: expect.stringContaining(told) });
    await talk.untilPhase("ai-speaking");
    await talk.untilPhase("listening");
    expect(talk.record().turns.map(({ answer }) => answer)).toEqual(["My sister knows"]);
    expect(talk.view().alert).toContain(told);
    await talk.answers("My wife left");
    expect(talk.view().alert).toBeNull();
  });

  test("a transcript that never comes: are told of, and the rest is answered", async () => {
    await saysInVain("hangs");
    talk.connection.partial("My sister");
    await talk.untilPhase("ai-speaking");
    await talk.untilPhase("listening");
    expect(talk.view().alert).toBe("Let's try that again...");
    expect(talk.view().captions.filter(({ final }) => !final)).toEqual([]);
  });

  test("and nothing else is understood: are told of once, aloud", async () => {
    talk.connection.transcriptMs = 500;
    await talk.says({ error: "No audio detected." });
    await talk.untilPhase("analyzing");
    await talk.says({ error: "No audio detected." });
    await talk.untilPhase("ai-speaking");
    await talk.untilPhase("listening");
    expect(talk.connection.replies.filter(({ text }) => text === NOT_CAUGHT)).toHaveLength(1);
    await talk.answers("My wife left");
    expect(talk.view().alert).toBeNull();
  });
});

test("words added to an answer that come to nothing are told of, and the answer counts", async () => {
  talk.calls.spokenMs = 2_000;
  talk.calls.completeMs = 2_000;
  await talk.says({ text: "My wife left" });
  await talk.untilPhase("analyzing");
  await talk.pass(300);
  await talk.says({ error: "No audio detected." });
  await talk.untilPhase("ai-speaking");
  await talk.untilPhase("listening");
  expect(talk.record().turns.map(({ answer }) => answer)).toEqual(["My wife left"]);
  expect(talk.view().alert).toBe(NOT_CAUGHT);
});

test("who writes instead is told no longer", async () => {
  await saysInVain({ error: "No audio detected." });
  await talk.untilPhase("ai-speaking");
  await talk.untilPhase("listening");
  talk.send({ type: "person.writes", text: "My wife left" });
  expect(talk.view().alert).toBeNull();
});

test("what is understood of the words before leaves what is said now as it is", async () => {
  talk.connection.transcriptMs = 2_000;
  await talk.says({ text: "My wife left" });
  await talk.untilPhase("analyzing");
  talk.startVoice();
  talk.connection.partial("My sister knows");
  await talk.until(() => talk.record().words.length === 1);
  talk.stopVoice();
  await talk.pass(500);
  expect(talk.calls.asked.at(-1)?.request.transcript).toBe("My wife left My sister knows");
});
