import { createActor, SimulatedClock } from "xstate";
import { createMeterBoard } from "../machine/meter-board.ts";
import type { SessionEvent } from "../machine/session-events.ts";
import { sessionMachine } from "../machine/session-machine.ts";
import type { SessionRecord } from "../machine/session-record.ts";
import { viewOf } from "../machine/view-of.ts";
import type { MatchmakerPorts, OwnSpeech, PageEvent, PageWatch } from "../ports.ts";
import { FakeMicrophone, FakePlayer } from "./fake-audio.ts";
import { FakeCalls } from "./fake-calls.ts";
import { FakeConnection, type Heard } from "./fake-connection.ts";

/** In steps of this, milliseconds: what waits for a promise goes on between two of them. */
const STEP = 10;

/** Lets everything that waits for a promise go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

export const noOwnSpeech: OwnSpeech = {
  canHear: () => false,
  canSpeak: () => false,
  hear: () => ({ stop: () => undefined, drop: () => undefined }),
  speak: () => ({ level: () => 0, bands: () => undefined, stop: () => 0 }),
};

interface TalkOptions {
  ownSpeech?: OwnSpeech;
  kept?: SessionRecord | null;
}

/** The outside as a test wants it, in simulated time. */
export function fakePorts(ownSpeech: OwnSpeech = noOwnSpeech) {
  const clock = new SimulatedClock();
  const microphone = new FakeMicrophone();
  const connection = new FakeConnection(clock);
  const player = new FakePlayer(clock);
  const calls = new FakeCalls(clock);
  let emitPage: (event: PageEvent) => void = () => undefined;
  const page: PageWatch = {
    watch(emit) {
      emitPage = emit;
      return () => undefined;
    },
  };
  const ports = {
    microphone,
    connection,
    player,
    calls,
    ownSpeech,
    page,
  } satisfies MatchmakerPorts;
  return { clock, ports, showPage: (event: PageEvent) => emitPage(event) };
}

/** A session with a person, a worker and an API that do what the test says. */
export function createTalk({ ownSpeech, kept = null }: TalkOptions = {}) {
  const { clock, ports, showPage } = fakePorts(ownSpeech);
  const { microphone, connection, player, calls } = ports;
  const actor = createActor(sessionMachine, {
    clock,
    input: { ports, meters: createMeterBoard(), kept },
  });
  const view = () => viewOf(actor.getSnapshot());
  const send = (event: SessionEvent) => actor.send(event);
  const pass = async (ms: number) => {
    await settle();
    for (let passed = 0; passed < ms; passed += STEP) {
      clock.increment(Math.min(STEP, ms - passed));
      await settle();
    }
  };
  /** Until something is so, at most so long. */
  const until = async (isSo: () => boolean, atMost = 10_000) => {
    for (let passed = 0; !isSo() && passed < atMost; passed += STEP) await pass(STEP);
    if (!isSo()) throw new Error(`It did not come; the page shows ${JSON.stringify(view())}`);
  };
  const untilPhase = (phase: string) => until(() => view().phase === phase);

  return {
    clock,
    microphone,
    connection,
    player,
    calls,
    actor,
    view,
    send,
    pass,
    until,
    untilPhase,
    record: () => actor.getSnapshot().context.record,
    showPage,
    start() {
      actor.start();
    },
    /** Into the session, up to the end of the greeting. */
    async begin({ withMicrophone = true } = {}) {
      actor.start();
      await pass(500);
      send({ type: "person.starts" });
      send({ type: "person.accepts", withMicrophone });
      await untilPhase("listening");
      await pass(500);
    },
    startVoice: () => microphone.tell({ type: "voice.started" }),
    stopVoice: () => microphone.tell({ type: "voice.stopped", silentMs: 0 }),
    /** The person speaks for a second and is silent then. */
    async says(heard: Heard) {
      connection.hears.push(heard);
      microphone.tell({ type: "voice.started" });
      await pass(1_000);
      microphone.tell({ type: "voice.stopped", silentMs: 0 });
    },
    /** The person says it, and everything happens until they have the word again. */
    async answers(text: string) {
      await this.says({ text });
      await untilPhase("analyzing");
      await untilPhase("listening");
      await pass(1_000);
    },
  };
}

export type Talk = ReturnType<typeof createTalk>;
