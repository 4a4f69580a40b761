import fc from "fast-check";
import { expect, test } from "vitest";
import { ids, OUTCOME, question, SERIOUS } from "../testing/samples.ts";
import { createTalk, type Talk } from "../testing/talk.ts";

/** Anything that can happen to a session, from the person, the browser, the worker or the API. */
const deeds: Record<string, (talk: Talk) => void> = {
  starts: ({ send }) => send({ type: "person.starts" }),
  "goes on": ({ send }) => send({ type: "person.goes-on-with-kept" }),
  accepts: ({ send }) => send({ type: "person.accepts", withMicrophone: true }),
  "accepts typing": ({ send }) => send({ type: "person.accepts", withMicrophone: false }),
  declines: ({ send }) => send({ type: "person.declines" }),
  writes: ({ send }) => send({ type: "person.writes", text: "some words" }),
  mutes: ({ send }) => send({ type: "person.mutes", muted: true }),
  unmutes: ({ send }) => send({ type: "person.mutes", muted: false }),
  chooses: ({ send }) => send({ type: "person.chooses-microphone", deviceId: "headset" }),
  retries: ({ send }) => send({ type: "person.retries-microphone" }),
  "skips what was read": ({ send }) => send({ type: "person.interrupts", read: true }),
  "skips what is out of sight": ({ send }) => send({ type: "person.interrupts", read: false }),
  finds: ({ send }) => send({ type: "person.finds" }),
  "goes on from safety": ({ send }) => send({ type: "person.goes-on-from-safety" }),
  ends: ({ send }) => send({ type: "person.ends" }),
  "voice starts": ({ startVoice }) => startVoice(),
  "voice stops": ({ stopVoice }) => stopVoice(),
  "is understood": ({ connection }) => connection.partial("some words"),
  "chunk comes": ({ microphone }) => microphone.chunk(),
  "microphone lost": ({ microphone }) => microphone.tell({ type: "microphone.lost" }),
  "sound suspended": ({ microphone }) => microphone.tell({ type: "microphone.suspended" }),
  "sound resumed": ({ microphone }) => microphone.tell({ type: "microphone.resumed" }),
  "microphone refused": ({ microphone }) => microphone.faults.push("not-allowed"),
  "microphone missing": ({ microphone }) => microphone.faults.push("not-found"),
  "microphone broken": ({ microphone }) => microphone.faults.push("other"),
  "microphone hangs": ({ microphone }) => microphone.faults.push("hangs"),
  "devices change": ({ microphone }) => microphone.changeDevices(),
  "socket lost": ({ connection }) => connection.lose(),
  "worker gone": ({ connection }) => {
    connection.reachable = false;
    connection.lose();
  },
  "worker back": ({ connection }) => {
    connection.reachable = true;
    connection.connect();
  },
  "worker hears": ({ connection }) => connection.hears.push({ text: "I sleep badly" }),
  "worker hears nothing": ({ connection }) =>
    connection.hears.push({ error: "No audio detected." }),
  "worker times out": ({ connection }) => connection.hears.push({ error: "a timeout" }),
  "worker is busy": ({ connection }) => connection.hears.push({ error: "busy" }),
  "worker hangs": ({ connection }) => connection.hears.push("hangs"),
  "utterance fails": ({ connection }) =>
    connection.tell({
      type: "hearing.failed",
      utterance: connection.started.at(-1) ?? "",
      error: "busy",
      code: "busy",
    }),
  "utterance ends": ({ connection }) =>
    connection.tell({
      type: "hearing.transcript",
      utterance: connection.started.at(-1) ?? "",
      text: "as long as it may be",
      final: true,
      tone: "neutral",
    }),
  "speech hangs": ({ connection }) => {
    connection.speech = "hangs";
  },
  "speech fails": ({ connection }) => {
    connection.speech = "fails";
  },
  "speech breaks": ({ connection }) => {
    connection.speech = "breaks";
  },
  "speech works": ({ connection }) => {
    connection.speech = "speaks";
  },
  "player is silent": ({ player }) => {
    player.fault = "silent";
  },
  "player fails": ({ player }) => {
    player.fault = "fails";
  },
  "player works": ({ player }) => {
    player.fault = null;
  },
  "question fails": ({ calls }) => calls.next.push(new Error("no")),
  "question hangs": ({ calls }) => calls.next.push("hangs"),
  "question breaks": ({ calls }) => calls.next.push({ spokenOnly: "And work?" }),
  "question is slow": ({ calls }) => {
    calls.spokenMs = 3_000;
    calls.completeMs = 5_000;
  },
  "seven at once": ({ calls }) => calls.next.push(question(1, ids(7))),
  danger: ({ calls }) => calls.next.push(question(1, ids(7), SERIOUS)),
  "summary hangs": ({ calls }) => calls.summaries.push("hangs"),
  "match fails": ({ calls }) => calls.outcomes.push(new Error("no")),
  "match with danger": ({ calls }) => calls.outcomes.push({ ...OUTCOME, safety: SERIOUS }),
  "page hidden": ({ showPage }) => showPage({ type: "page.hidden" }),
  "page shown": ({ showPage }) => showPage({ type: "page.shown" }),
  "network back": ({ showPage }) => showPage({ type: "page.online" }),
  types: ({ send }) => send({ type: "person.types", text: "some wor" }),
  "taken elsewhere": ({ send }) => send({ type: "kept.taken" }),
  "kept gone": ({ send }) => send({ type: "kept.gone" }),
};

const RUNS = 150;

const step = fc.record({
  deed: fc.constantFrom(...Object.keys(deeds)),
  waitMs: fc.constantFrom(0, 0, 50, 150, 500, 1_600, 4_000),
});

const RESTING = ["listening", "complete", "idle", "error"];

/** Where the session is, in the words of its states. */
function placeOf(talk: Talk): string {
  const { screen, phase } = talk.view();
  if (screen === "result") return "complete";
  // The notice waits for the person as the idle screen does.
  if (screen === "notice" || screen === "ended") return "idle";
  return phase ?? screen;
}

function watchSilence(talk: Talk) {
  const broken: string[] = [];
  talk.actor.subscribe(() => {
    if (placeOf(talk) === "analyzing" && talk.player.playing > 0) broken.push("it speaks");
  });
  return broken;
}

async function run(steps: readonly { deed: string; waitMs: number }[], begun: boolean) {
  const talk = createTalk();
  // Few words: how long somebody may speak is nothing that this is about.
  talk.connection.durationMs = () => 1_000;
  talk.connection.breaksMs = 500;
  const broken = watchSilence(talk);
  if (begun) await talk.begin();
  else talk.start();
  for (const { deed, waitMs } of steps) {
    deeds[deed]?.(talk);
    await talk.pass(waitMs);
    if (placeOf(talk) === "analyzing" && talk.player.playing > 0) broken.push(deed);
  }
  let passed = 0;
  while (!RESTING.includes(placeOf(talk)) && passed < 10_000) {
    await talk.pass(10);
    passed += 10;
    if (placeOf(talk) === "analyzing" && talk.player.playing > 0) broken.push("later");
  }
  expect(talk.actor.getSnapshot().status).toBe("active");
  expect(RESTING).toContain(placeOf(talk));
  expect(broken).toEqual([]);
  talk.actor.stop();
}

const events = fc.array(step, { minLength: 20, maxLength: 20 });

test.each([
  ["before it begins", false],
  ["in the middle of it", true],
])(
  "after any 20 events in any order, %s, a session comes to rest within 10 s, and never speaks while analyzing",
  async (_where, begun) => {
    await fc.assert(
      fc.asyncProperty(events, (steps) => run(steps, begun)),
      { numRuns: RUNS },
    );
  },
  60_000,
);
