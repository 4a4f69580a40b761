import { beforeEach, describe, expect, test } from "vitest";
import { ids, OUTCOME, question, SERIOUS, SUMMARY } from "../testing/samples.ts";
import { createTalk, type Talk } from "../testing/talk.ts";
import { READY } from "./texts.ts";

let talk: Talk;

beforeEach(async () => {
  talk = createTalk();
  await talk.begin();
});

const spoken = () => talk.connection.replies.map(({ text, tone }) => [text, tone]);
const announcements = () => spoken().filter(([text]) => text?.endsWith(READY));

describe("readiness", () => {
  test("is announced once, warmly and with the summary, and then the assistant listens", async () => {
    talk.calls.next = [question(1, ids(6)), question(2, ids(8).slice(6)), question(3, ["other"])];
    await talk.answers("six at once");
    expect(announcements()).toEqual([]);
    await talk.says({ text: "two more" });
    await talk.until(() => announcements().length === 1);
    expect(talk.view().phase).toBe("ai-speaking");
    expect(announcements()).toEqual([[`${SUMMARY.summary} ${READY}`, "warm"]]);
    await talk.untilPhase("listening");
    await talk.answers("and more");
    await talk.pass(5_000);
    expect(announcements()).toHaveLength(1);
    expect(talk.view().phase).toBe("listening");
    expect(talk.record().asked.questionId).toBe("q3");
  });

  test("follows the question that is being said", async () => {
    talk.calls.next = [question(1, ids(7))];
    await talk.answers("everything at once");
    expect(spoken().map(([text]) => text)).toEqual([
      "Hi! How are you feeling today?",
      "Thank you. What about number 1?",
      `${SUMMARY.summary} ${READY}`,
    ]);
  });

  test.each(["hangs", new Error("no")] as const)(
    "is announced without the summary when that does not come (%s)",
    async (summary) => {
      talk.calls.next = [question(1, ids(7))];
      talk.calls.summaries = [summary];
      await talk.says({ text: "everything at once" });
      await talk.until(() => announcements().length === 1);
      expect(announcements()[0]?.[0]).toBe(READY);
    },
  );

  test("waits for the person to finish", async () => {
    talk.calls.next = [question(1, ids(7))];
    talk.calls.summaries = [SUMMARY];
    await talk.says({ text: "everything at once" });
    await talk.untilPhase("ai-speaking");
    talk.connection.hears.push({ text: "wait" });
    talk.startVoice();
    await talk.pass(4_000);
    expect(announcements()).toEqual([]);
    talk.stopVoice();
    await talk.until(() => announcements().length === 1);
  });

  test("is not announced a second time in a session that is gone on with", async () => {
    talk.calls.next = [question(1, ids(7))];
    await talk.answers("everything at once");
    const again = createTalk({ kept: talk.record() });
    again.start();
    again.send({ type: "person.goes-on-with-kept" });
    again.send({ type: "person.accepts", withMicrophone: false });
    await again.untilPhase("listening");
    await again.pass(5_000);
    expect(again.connection.replies.map(({ text }) => text).slice(1)).toEqual([
      "Welcome back. Thank you. What about number 1?",
    ]);
    expect(again.view().find).toMatchObject({ label: "Find My Therapist", disabled: false });
  });
});

describe("a message that is written", () => {
  test("while readiness waits to be told does not double it", async () => {
    talk.calls.next = [question(1, ids(7)), new Error("no"), new Error("no")];
    await talk.says({ text: "everything at once" });
    await talk.untilPhase("ai-speaking");
    await talk.pass(300);
    talk.send({ type: "person.writes", text: "one more thing" });
    await talk.until(() => announcements().length > 0);
    await talk.pass(20_000);
    expect(announcements()).toHaveLength(1);
    expect(talk.calls.summarised).toHaveLength(1);
  });

  test("opens no microphone anew", async () => {
    talk.send({ type: "person.writes", text: "I sleep badly" });
    await talk.untilPhase("ai-speaking");
    talk.send({ type: "person.writes", text: "since March" });
    await talk.pass(5_000);
    expect(talk.microphone.asked).toHaveLength(1);
  });
});

describe("readiness that the person speaks over", () => {
  const begunReadiness = async () => {
    talk.calls.next = [question(1, ids(7))];
    await talk.says({ text: "everything at once" });
    await talk.until(() => announcements().length === 1 && talk.player.playing === 1);
  };
  const speaksOver = async (afterMs: number) => {
    await talk.pass(afterMs);
    await talk.says({ text: "one more thing" });
  };

  test("before its news were heard comes again after the next question", async () => {
    talk.connection.durationMs = () => 6_000;
    await begunReadiness();
    await speaksOver(300);
    await talk.until(() => announcements().length === 2);
    expect(spoken().slice(-2)).toEqual([
      ["Thank you. What about number 2?", "calm"],
      [`${SUMMARY.summary} ${READY}`, "warm"],
    ]);
    expect(talk.record().readinessTold).toBe(true);
  });

  test("after the summary comes again without it", async () => {
    talk.connection.durationMs = () => 6_000;
    await begunReadiness();
    await speaksOver(2_500);
    await talk.until(() => announcements().length === 2);
    expect(announcements().at(-1)).toEqual([READY, "warm"]);
  });

  test.each([
    ["nearly to its end", 5_000],
    ["to the end of its news", 4_600],
  ])("%s was heard, and does not come again", async (_, afterMs) => {
    talk.connection.durationMs = () => 6_000;
    await begunReadiness();
    await speaksOver(afterMs);
    await talk.untilPhase("analyzing");
    await talk.untilPhase("listening");
    await talk.pass(8_000);
    expect(announcements()).toHaveLength(1);
  });

  test("is said three times at most: the button says it, too", async () => {
    talk.connection.durationMs = () => 6_000;
    await begunReadiness();
    for (let time = 2; time <= 3; time += 1) {
      await speaksOver(300);
      await talk.until(() => announcements().length === time);
    }
    await speaksOver(300);
    await talk.untilPhase("analyzing");
    await talk.untilPhase("listening");
    await talk.pass(10_000);
    expect(announcements()).toHaveLength(3);
  });

  test("and skipped by the button does not come again", async () => {
    await begunReadiness();
    await talk.pass(300);
    talk.send({ type: "person.interrupts", read: true });
    await talk.answers("one more thing");
    await talk.pass(5_000);
    expect(announcements()).toHaveLength(1);
  });

  test("is told after a reload, when the reload came before that", async () => {
    talk.connection.durationMs = () => 6_000;
    await begunReadiness();
    await talk.pass(300);
    talk.startVoice();
    const again = createTalk({ kept: talk.record() });
    again.start();
    again.send({ type: "person.goes-on-with-kept" });
    again.send({ type: "person.accepts", withMicrophone: false });
    await again.until(() => again.connection.replies.some(({ text }) => text.endsWith(READY)));
  });
});

describe("words that speak of danger", () => {
  const check = question(1, ids(7), SERIOUS);

  beforeEach(async () => {
    talk.calls.next = [check];
    await talk.answers("I do not want to live");
  });

  test("are answered, the notice stands, and matching waits until the person goes on", async () => {
    expect(spoken().at(-1)?.[0]).toBe(check.spokenText);
    expect(talk.view()).toMatchObject({ safety: SERIOUS, find: { disabled: true } });
    expect(announcements()).toEqual([]);
    talk.send({ type: "person.finds" });
    await talk.pass(1_000);
    expect(talk.calls.finalized).toEqual([]);
    await talk.answers("I am safe now");
    expect(talk.view().safety).toEqual(SERIOUS);
    talk.send({ type: "person.goes-on-from-safety" });
    expect(talk.view()).toMatchObject({ safety: null, find: { disabled: false } });
    await talk.until(() => announcements().length === 1);
  });

  test("stop nobody a second time for what they went on from", async () => {
    talk.send({ type: "person.goes-on-from-safety" });
    talk.calls.next = [question(2, [], SERIOUS)];
    await talk.answers("I still think of it");
    expect(talk.view().safety).toBeNull();
  });

  test("that are found at the end hold the match back until the person goes on", async () => {
    talk.send({ type: "person.goes-on-from-safety" });
    const graver = { ...SERIOUS, kinds: ["suicide" as const, "abuse" as const] };
    talk.calls.outcomes = [{ ...OUTCOME, safety: graver }];
    talk.send({ type: "person.finds" });
    await talk.until(() => talk.view().safety !== null);
    expect(talk.view()).toMatchObject({ screen: "active", phase: "listening" });
    talk.send({ type: "person.goes-on-from-safety" });
    expect(talk.view()).toMatchObject({ screen: "result", result: { message: OUTCOME.message } });
  });

  test("are kept through a reload", async () => {
    const again = createTalk({ kept: talk.record() });
    again.start();
    again.send({ type: "person.goes-on-with-kept" });
    again.send({ type: "person.accepts", withMicrophone: false });
    expect(again.view()).toMatchObject({ safety: SERIOUS, find: { disabled: true } });
  });
});
