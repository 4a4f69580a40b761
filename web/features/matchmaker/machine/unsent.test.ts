import { beforeEach, describe, expect, test } from "vitest";
import { question, SERIOUS } from "../testing/samples.ts";
import { createTalk, type Talk } from "../testing/talk.ts";

const WRONG = "Something went wrong. Let me try again...";
const KEPT = `${WRONG} What you said is kept here.`;

let talk: Talk;

beforeEach(async () => {
  talk = createTalk();
  await talk.begin({ withMicrophone: false });
});

/** So many calls from now on fail. */
const breakCalls = (count: number) => {
  talk.calls.next = Array.from({ length: count }, () => new Error("no"));
};
const writes = (text: string) => talk.send({ type: "person.writes", text });
const transcripts = () => talk.calls.asked.map(({ request }) => request.transcript);
const answers = () => talk.record().turns.map(({ answer }) => answer);
const said = () => talk.view().captions.map(({ text }) => text);

/** Writes, and everything fails, until the person has the word again. */
async function writesInVain(text: string) {
  writes(text);
  await talk.until(() => talk.view().alert === KEPT && talk.view().phase === "listening");
}

describe("what could not be sent", () => {
  test("is told of, kept, and sent again by itself; then nothing is wrong any more", async () => {
    breakCalls(2);
    await writesInVain("I sleep badly");
    expect(talk.view().status).toBe("Still trying to get through...");
    expect(talk.record()).toMatchObject({ unsent: ["I sleep badly"], words: [], turns: [] });
    await talk.untilPhase("ai-speaking");
    await talk.pass(200);
    expect(transcripts()).toEqual(["I sleep badly", "I sleep badly", "I sleep badly"]);
    expect(talk.view().alert).toBeNull();
    expect(talk.record()).toMatchObject({ unsent: [], turns: [{ answer: "I sleep badly" }] });
    expect(said().filter((text) => text === "I sleep badly")).toHaveLength(1);
  });

  test("is tried again less and less often, and at once when the network is back", async () => {
    breakCalls(100);
    await writesInVain("I sleep badly");
    await talk.pass(200_000);
    const tries = transcripts().length;
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThan(20);
    talk.calls.next = [];
    talk.showPage({ type: "page.online" });
    await talk.pass(300);
    expect(answers()).toEqual(["I sleep badly"]);
    expect(talk.view().alert).toBeNull();
  });

  test("leaves the person at rest: it listens meanwhile and does not seem to think", async () => {
    breakCalls(100);
    await writesInVain("I sleep badly");
    const phases = new Set<string | null>();
    const watch = talk.actor.subscribe(() => phases.add(talk.view().phase));
    await talk.pass(60_000);
    watch.unsubscribe();
    expect([...phases]).toEqual(["listening"]);
  });

  test("is never glued to what is said next: each is asked about, in its order, and the last is answered", async () => {
    breakCalls(2);
    await writesInVain("My wife left");
    writes("My sister knows");
    await talk.until(() => answers().length === 2);
    expect(transcripts().slice(2)).toEqual(["My wife left", "My sister knows"]);
    expect(talk.record().turns).toEqual([
      {
        questionId: "initial_question",
        question: "Hi! How are you feeling today?",
        answer: "My wife left",
      },
      // Its question came too late to be heard by anybody.
      { questionId: "q1", question: "", answer: "My sister knows" },
    ]);
    expect(talk.connection.replies.map(({ text }) => text)).toEqual([
      "Hi! How are you feeling today?",
      "Thank you. What about number 2?",
    ]);
  });

  test("is sent first also when the person goes on speaking", async () => {
    talk = createTalk();
    await talk.begin();
    breakCalls(2);
    await talk.says({ text: "My wife left" });
    await talk.until(() => talk.view().alert === KEPT);
    expect(talk.view().status).toBe("Listening...");
    await talk.says({ text: "My sister knows" });
    await talk.until(() => answers().length === 2);
    expect(answers()).toEqual(["My wife left", "My sister knows"]);
    expect(transcripts().slice(-2)).toEqual(["My wife left", "My sister knows"]);
  });

  test("may be several messages", async () => {
    breakCalls(100);
    for (const text of ["one", "two", "three"]) await writesInVain(text);
    expect(talk.record().unsent).toEqual(["one", "two", "three"]);
    talk.calls.next = [];
    talk.showPage({ type: "page.online" });
    await talk.until(() => answers().length === 3);
    expect(answers()).toEqual(["one", "two", "three"]);
    await talk.pass(100);
    expect(talk.view().captions.at(-1)?.text).toBe("Thank you. What about number 3?");
  });

  test("holds up nothing when it is the message itself that cannot be answered", async () => {
    breakCalls(2);
    await writesInVain("a message that breaks the server");
    talk.calls.next = [new Error("no"), new Error("no"), question(1, ["i1"])];
    writes("My sister knows");
    await talk.until(() => answers().length === 2);
    expect(answers()).toEqual(["a message that breaks the server", "My sister knows"]);
    expect(talk.calls.asked.at(-1)?.request.previousQA.map(({ answer }) => answer)).toEqual([
      "a message that breaks the server",
      "My sister knows",
    ]);
  });

  test("is read for danger all the same, when it is sent", async () => {
    breakCalls(2);
    await writesInVain("I want to kill myself");
    talk.calls.next = [question(1, [], SERIOUS)];
    writes("are you there");
    await talk.until(() => answers().length === 2);
    expect(talk.view().safety).toEqual(SERIOUS);
  });

  test("is an answer, too, when the match is asked for", async () => {
    talk.calls.next = [question(1, ["a", "b", "c", "d", "e", "f", "g"])];
    writes("everything at once");
    await talk.until(() => talk.view().find.disabled === false);
    await talk.untilPhase("listening");
    breakCalls(2);
    await writesInVain("and this");
    talk.send({ type: "person.finds" });
    await talk.until(() => talk.view().screen === "result");
    expect(talk.calls.finalized.at(-1)?.previousQA.map(({ answer }) => answer)).toEqual([
      "everything at once",
      "and this",
    ]);
  });

  test("is kept through a reload, and sent then", async () => {
    breakCalls(100);
    await writesInVain("My wife left");
    await writesInVain("My sister knows");
    const again = createTalk({ kept: talk.record() });
    again.start();
    expect(again.view().kept).toEqual({ answers: 2 });
    again.send({ type: "person.goes-on-with-kept" });
    again.send({ type: "person.accepts", withMicrophone: false });
    expect(again.view().captions.map(({ text }) => text)).toEqual([
      "Hi! How are you feeling today?",
      "My wife left",
      "My sister knows",
    ]);
    await again.until(() => again.record().turns.length === 2);
    expect(again.record().turns.map(({ answer }) => answer)).toEqual([
      "My wife left",
      "My sister knows",
    ]);
  });

  test("does not keep the person from ending the session", async () => {
    breakCalls(100);
    await writesInVain("My wife left");
    talk.send({ type: "person.ends" });
    expect(talk.view()).toMatchObject({ screen: "ended", kept: { answers: 1 } });
    const tries = transcripts().length;
    await talk.pass(60_000);
    expect(transcripts()).toHaveLength(tries);
  });
});

test("what went wrong for want of a network is no longer told once it is back", async () => {
  talk.calls.next = [question(1, ["a", "b", "c", "d", "e", "f", "g"])];
  writes("everything at once");
  await talk.until(() => talk.view().find.disabled === false);
  const { ApiError } = await import("@/lib/api-error.ts");
  talk.calls.outcomes = [new ApiError("The server cannot be reached.", { status: 0 })];
  talk.send({ type: "person.finds" });
  await talk.until(() => talk.view().alert === "The server cannot be reached.");
  talk.showPage({ type: "page.online" });
  expect(talk.view().alert).toBeNull();
});
