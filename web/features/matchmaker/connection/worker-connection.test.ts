// @vitest-environment happy-dom
import { VOICE_CLOSE } from "@rapport/shared/protocol/voice.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ConnectionEvent, Reply } from "../ports.ts";
import { ENGINES, FakeSockets } from "./testing/fake-sockets.ts";
import { workerConnection } from "./worker-connection.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const bytes = (length: number) => new Uint8Array(length);

const reply = (id: string): Reply => ({ id, text: "How are you?", tone: "warm" });

function open(token: string | null = null) {
  const sockets = new FakeSockets();
  const events: ConnectionEvent[] = [];
  const renewToken = vi.fn(async () => "renewed");
  const it = workerConnection({
    createSocket: sockets.create,
    token: async () => token,
    renewToken,
  }).open((event) => events.push(event));
  return {
    it,
    sockets,
    events,
    renewToken,
    types: () => events.map(({ type }) => type),
    /** Lets the newest socket open and be welcomed. */
    async ready() {
      await vi.advanceTimersByTimeAsync(0);
      sockets.last.open();
      sockets.last.welcome();
    },
    /** Time passes until there is a new socket. @returns how much, in milliseconds */
    async untilNewSocket() {
      const before = sockets.all.length;
      let waited = 0;
      while (sockets.all.length === before && waited < 10_000) {
        await vi.advanceTimersByTimeAsync(20);
        waited += 20;
      }
      return waited;
    },
  };
}

async function opened(token: string | null = null) {
  const connection = open(token);
  connection.it.connect();
  await connection.ready();
  return connection;
}

describe("the line", () => {
  test("greets with what the page can take, and tells what the worker has", async () => {
    const { sockets, events } = await opened("token");
    expect(sockets.last.sent).toEqual([
      { type: "hello", version: 1, partials: true, binary: true, token: "token" },
    ]);
    expect(events).toEqual([{ type: "connection.ready", engines: ENGINES }]);
  });

  test("a visitor shows no token, and connecting twice opens one socket", async () => {
    const { it, sockets } = await opened();
    it.connect();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sockets.all).toHaveLength(1);
    expect(sockets.last.sent[0]).not.toHaveProperty("token");
  });

  test("a break is told once, and it is back within two seconds of the worker's return", async () => {
    const { sockets, types, untilNewSocket, ready } = await opened();
    sockets.last.break();
    expect(types().at(-1)).toBe("connection.lost");
    for (let i = 0; i < 20; i += 1) {
      await untilNewSocket();
      sockets.last.break();
    }
    expect(await untilNewSocket()).toBeLessThanOrEqual(1_020);
    await ready();
    expect(types()).toEqual(["connection.ready", "connection.lost", "connection.ready"]);
  });

  test("an attempt that nobody answers is given up for another", async () => {
    const { it, sockets, untilNewSocket } = open();
    it.connect();
    await untilNewSocket();
    expect(await untilNewSocket()).toBeLessThan(5_000);
    expect(sockets.all[0]?.closed).toBe(true);
  });

  test("a refused token is renewed once and shown", async () => {
    const { it, sockets, renewToken, untilNewSocket } = open("old");
    it.connect();
    await untilNewSocket();
    sockets.last.open();
    sockets.last.break(VOICE_CLOSE.notAuthorized);
    await untilNewSocket();
    sockets.last.open();
    expect(renewToken).toHaveBeenCalledExactlyOnceWith("old");
    expect(sockets.last.sent[0]).toMatchObject({ token: "renewed" });
  });

  test("one that the worker ended for want of use comes back when it is needed", async () => {
    const { it, sockets, types, untilNewSocket } = await opened();
    sockets.last.break(VOICE_CLOSE.sessionOver);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets.all).toHaveLength(1);
    expect(types().at(-1)).toBe("connection.lost");
    it.speak(reply("a"));
    expect(await untilNewSocket()).toBeLessThan(100);
  });

  test("the browser's word that it is offline and online again is taken at once", async () => {
    const { sockets, types, untilNewSocket } = await opened();
    window.dispatchEvent(new Event("offline"));
    expect(sockets.last.closed).toBe(true);
    expect(types().at(-1)).toBe("connection.lost");
    for (let i = 0; i < 5; i += 1) {
      await untilNewSocket();
      sockets.last.break();
    }
    window.dispatchEvent(new Event("online"));
    expect(await untilNewSocket()).toBeLessThan(50);
  });

  test("closed, it opens and tells nothing more", async () => {
    const { it, sockets, events } = await opened();
    it.startListening("u");
    it.close();
    it.close();
    expect(sockets.last.closed).toBe(true);
    sockets.last.break();
    sockets.last.tell({ type: "listening-ready" });
    it.connect();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sockets.all).toHaveLength(1);
    expect(events).toHaveLength(1);
  });
});

const transcript = (text: string, final = true) =>
  ({ type: "transcript", transcript: { text, final }, emotion: { tone: "sad" } }) as const;

describe("utterances", () => {
  test("what is said before there is a socket is sent when there is one", async () => {
    const { it, sockets, events, ready } = open();
    it.startListening("u");
    it.sendAudio("u", bytes(48_000));
    await ready();
    it.sendAudio("u", bytes(100));
    it.stopListening("u");
    it.sendAudio("u", bytes(7));
    expect(sockets.last.said).toEqual([
      "hello",
      "start-listening",
      "audio 48000",
      "audio 100",
      "stop-listening",
    ]);
    sockets.last.tell({ type: "listening-ready" });
    sockets.last.tell(transcript("I am", false));
    sockets.last.tell(transcript("I am tired"));
    expect(events.slice(1)).toEqual([
      { type: "hearing.ready", utterance: "u" },
      { type: "hearing.transcript", utterance: "u", text: "I am", final: false, tone: "sad" },
      { type: "hearing.transcript", utterance: "u", text: "I am tired", final: true, tone: "sad" },
    ]);
  });

  test("a break in the middle sends all of it again, and nothing that has its transcript", async () => {
    const { it, sockets, untilNewSocket, ready } = await opened();
    it.startListening("first");
    it.sendAudio("first", bytes(10));
    it.stopListening("first");
    sockets.last.tell(transcript("one"));
    it.startListening("second");
    it.sendAudio("second", bytes(20));
    sockets.last.break();
    it.sendAudio("second", bytes(30));
    it.stopListening("second");
    await untilNewSocket();
    await ready();
    expect(sockets.last.said).toEqual([
      "hello",
      "start-listening",
      "audio 20",
      "audio 30",
      "stop-listening",
    ]);
  });

  test("the next one waits for the transcript of the one before", async () => {
    const { it, sockets, events } = await opened();
    it.startListening("first");
    it.stopListening("first");
    it.startListening("second");
    it.sendAudio("second", bytes(5));
    expect(sockets.last.said).toEqual(["hello", "start-listening", "stop-listening"]);
    sockets.last.tell(transcript("one"));
    expect(sockets.last.said.slice(3)).toEqual(["start-listening", "audio 5"]);
    sockets.last.tell(transcript("two"));
    expect(events.slice(1)).toMatchObject([
      { utterance: "first", text: "one" },
      { utterance: "second", text: "two" },
    ]);
  });

  test("one that is dropped is ended, and nothing is told of it", async () => {
    const { it, sockets, types } = await opened();
    it.startListening("first");
    it.dropUtterance("first");
    it.startListening("second");
    sockets.last.tell({ type: "error", error: "No audio detected.", code: "no-audio" });
    sockets.last.tell({ type: "listening-ready" });
    expect(sockets.last.said.slice(1)).toEqual([
      "start-listening",
      "stop-listening",
      "start-listening",
    ]);
    expect(types().slice(1)).toEqual(["hearing.ready"]);
  });

  test("one that is dropped and that the worker does not end costs the line, not the next one", async () => {
    const { it, sockets, untilNewSocket, ready } = await opened();
    it.startListening("first");
    it.dropUtterance("first");
    it.startListening("second");
    expect(await untilNewSocket()).toBeLessThan(4_000);
    await ready();
    expect(sockets.last.said).toEqual(["hello", "start-listening"]);
  });

  test("an error ends it with its sentence and its code", async () => {
    const { it, sockets, events } = await opened();
    it.startListening("u");
    sockets.last.tell({ type: "error", error: "It took too long: timeout.", code: "timeout" });
    it.sendAudio("u", bytes(5));
    expect(events.at(-1)).toEqual({
      type: "hearing.failed",
      utterance: "u",
      error: "It took too long: timeout.",
      code: "timeout",
    });
    expect(sockets.last.said).toEqual(["hello", "start-listening"]);
  });

  test("one that fails while the next is spoken already is heard once more from its record", async () => {
    const { it, sockets, events } = await opened();
    it.startListening("first");
    it.sendAudio("first", bytes(10));
    it.stopListening("first");
    it.startListening("second");
    it.sendAudio("second", bytes(20));
    const busy = { type: "error", error: "Busy.", code: "busy" } as const;
    sockets.last.tell(busy);
    expect(sockets.last.said.slice(4)).toEqual(["start-listening", "audio 10", "stop-listening"]);
    expect(events).toHaveLength(1);
    sockets.last.tell(transcript("one"));
    sockets.last.tell(transcript("two"));
    expect(events.slice(1)).toMatchObject([
      { utterance: "first", text: "one" },
      { utterance: "second", text: "two" },
    ]);
  });

  test.each([
    ["a second time", "busy", 1],
    ["for want of any sound", "no-audio", 0],
  ] as const)("one that fails %s is told of, and the next is heard", async (_, code, again) => {
    const { it, sockets, events } = await opened();
    it.startListening("first");
    it.sendAudio("first", bytes(10));
    it.stopListening("first");
    it.startListening("second");
    for (let time = 0; time <= again; time += 1) {
      sockets.last.tell({ type: "error", error: "No.", code });
    }
    expect(events.at(-1)).toMatchObject({ type: "hearing.failed", utterance: "first" });
    sockets.last.tell(transcript("two"));
    expect(events.at(-1)).toMatchObject({ utterance: "second", text: "two" });
  });

  test("one that the worker takes for an attack is not sent again", async () => {
    const { it, sockets, types, untilNewSocket, ready } = await opened();
    it.startListening("u");
    sockets.last.break(VOICE_CLOSE.tooLarge);
    expect(types().slice(1)).toEqual(["hearing.failed", "connection.lost"]);
    await untilNewSocket();
    await ready();
    expect(sockets.last.said).toEqual(["hello"]);
  });
});

describe("replies", () => {
  test("are asked for one after another, and their audio is told apart", async () => {
    const { it, sockets, events } = await opened();
    it.speak(reply("a"));
    it.speak(reply("b"));
    expect(sockets.last.sent.slice(1)).toEqual([
      { type: "tts", text: "How are you?", voice: "alloy", id: "a", tone: "warm" },
    ]);
    for (const [id, size] of [["a", 3] as const, ["b", 4] as const]) {
      sockets.last.tell({ type: "tts-audio-start", id });
      sockets.last.tellAudio(size);
      sockets.last.tell({ type: "tts-audio-complete", id, durationMs: 100 * size });
    }
    expect(events.slice(1)).toEqual([
      { type: "reply.audio", reply: "a", mp3: bytes(3) },
      { type: "reply.complete", reply: "a", durationMs: 300 },
      { type: "reply.audio", reply: "b", mp3: bytes(4) },
      { type: "reply.complete", reply: "b", durationMs: 400 },
    ]);
  });

  test("one that is cancelled is heard of no more, and does not hold up the next", async () => {
    const { it, sockets, events } = await opened();
    it.speak(reply("a"));
    it.speak(reply("b"));
    it.speak(reply("c"));
    sockets.last.tell({ type: "tts-audio-start", id: "a" });
    it.cancel("b");
    it.cancel("a");
    expect(sockets.last.said.slice(1)).toEqual(["tts a", "cancel a", "tts c"]);
    sockets.last.tellAudio(3);
    sockets.last.tell({ type: "tts-audio-complete", id: "a", cancelled: true });
    sockets.last.tell({ type: "tts-audio-start", id: "c" });
    sockets.last.tellAudio(5);
    expect(events.slice(1)).toEqual([{ type: "reply.audio", reply: "c", mp3: bytes(5) }]);
  });

  test("a break costs only the one that had begun", async () => {
    const { it, sockets, events, untilNewSocket, ready } = await opened();
    it.speak(reply("a"));
    it.speak(reply("b"));
    sockets.last.tell({ type: "tts-audio-start", id: "a" });
    sockets.last.break();
    expect(events.slice(1)).toEqual([
      { type: "reply.failed", reply: "a" },
      { type: "connection.lost" },
    ]);
    await untilNewSocket();
    await ready();
    expect(sockets.last.said).toEqual(["hello", "tts b"]);
  });

  test("an error of the voice fails the reply, whatever is being heard", async () => {
    const { it, sockets, events } = await opened();
    it.startListening("u");
    sockets.last.tell({ type: "listening-ready" });
    it.speak(reply("a"));
    it.speak(reply("b"));
    sockets.last.tell({ type: "error", error: "No voice.", code: "text-to-speech-failed" });
    expect(events.at(-1)).toEqual({ type: "reply.failed", reply: "a" });
    sockets.last.tell({ type: "error", error: "Too many.", code: "too-many" });
    expect(events.at(-1)).toEqual({ type: "reply.failed", reply: "b" });
    expect(sockets.last.said.slice(-2)).toEqual(["tts a", "tts b"]);
  });
});
