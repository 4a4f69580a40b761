import { beforeEach, expect, test } from "vitest";
import { ids, question } from "../testing/samples.ts";
import { createTalk, type Talk } from "../testing/talk.ts";

let talk: Talk;

beforeEach(async () => {
  talk = createTalk();
  await talk.begin();
  await talk.answers("I sleep badly");
});

test.each([
  [
    "gone",
    "You have logged out in another tab. What you said here is no longer kept in this browser.",
  ],
  ["taken", "This conversation goes on in another tab."],
] as const)("a conversation that is %s ends here at once, and nothing of it stays", (what, why) => {
  talk.startVoice();
  talk.send({ type: `kept.${what}` });
  expect(talk.view()).toMatchObject({
    screen: "ended",
    alert: why,
    kept: null,
    captions: [],
    insights: 0,
    phase: null,
  });
  expect(talk.record().turns).toEqual([]);
  expect(talk.microphone.isOpen).toBe(false);
  expect(talk.player.playing).toBe(0);
});

test("after that another conversation can begin, from nothing", async () => {
  talk.send({ type: "kept.gone" });
  talk.send({ type: "person.starts" });
  talk.send({ type: "person.accepts", withMicrophone: false });
  await talk.untilPhase("listening");
  expect(talk.view()).toMatchObject({ alert: null, insights: 0 });
  expect(talk.view().captions.map(({ text }) => text)).toEqual(["Hi! How are you feeling today?"]);
});

test("a match on the screen goes, too, and another conversation can be heard and spoken", async () => {
  talk.calls.next = [question(1, ids(7))];
  await talk.answers("everything at once");
  talk.send({ type: "person.finds" });
  await talk.until(() => talk.view().screen === "result");
  talk.send({ type: "kept.gone" });
  expect(talk.view()).toMatchObject({
    screen: "ended",
    alert: expect.stringContaining("You have logged out in another tab."),
    result: null,
    insights: 0,
  });
  expect(talk.record().turns).toEqual([]);
  await talk.begin();
  await talk.answers("I sleep badly");
  expect(talk.record().turns.map(({ answer }) => answer)).toEqual(["I sleep badly"]);
  expect(talk.player.playing).toBe(0);
});

test("an answer that was asked for before comes to nothing", async () => {
  talk.send({ type: "person.writes", text: "and I drink" });
  talk.send({ type: "kept.gone" });
  await talk.pass(5_000);
  expect(talk.record().turns).toEqual([]);
  expect(talk.view().screen).toBe("ended");
});
