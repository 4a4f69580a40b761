import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { fakeSpeechToText } from "./speech/fakes/fake-speech-to-text.ts";
import { fakeTextToSpeech } from "./speech/fakes/fake-text-to-speech.ts";
import { useTestWorkers } from "./testing/test-worker.ts";

/** Milliseconds; a thousand sockets take their time on a machine that is busy. */
const LONG = 30_000;

const startWorker = useTestWorkers();

describe("a session over a socket", () => {
  it("hears and speaks with a client that knows the first version alone", async () => {
    const { connect } = await startWorker();
    const client = await connect();
    expect(await client.utter()).toBe("I feel fine today");
    client.say({ type: "tts", text: "Hello", voice: "alloy" });
    await client.next("tts-audio-complete");
    expect(client.messages.map(({ type }) => type)).toEqual([
      "listening-ready",
      "transcript",
      "tts-audio-start",
      "tts-audio-chunk",
      "tts-audio-chunk",
      "tts-audio-complete",
    ]);
  });

  it("is one of twenty, each with its own text", async () => {
    const texts = Array.from({ length: 20 }, (_, n) => `text number ${n}`);
    const engine = fakeSpeechToText({ texts, finishDelayMs: 5 });
    const { connect } = await startWorker({
      engines: { speechToText: engine, textToSpeech: null },
    });
    const clients = await Promise.all(texts.map(() => connect()));
    const heard = await Promise.all(clients.map((client) => client.utter()));
    expect(heard.toSorted()).toEqual(texts.toSorted());
    expect(new Set(clients.flatMap((client) => client.messages.length))).toEqual(new Set([2]));
  });

  it("sends audio as bytes to who asked for them", async () => {
    const { connect } = await startWorker();
    const client = await connect();
    client.say({ type: "hello", version: 1, binary: true });
    client.say({ type: "tts", text: "Hello" });
    await client.next("tts-audio-complete");
    expect(Buffer.concat(client.audio)).toHaveLength(14_400);
  });
});

describe("what operators ask", () => {
  it("is answered with engines, sessions and counts", async () => {
    const { http, connect, metric } = await startWorker();
    const client = await connect();
    await client.utter();
    client.say({ type: "stop-listening" });
    await client.next("error");
    const health = await fetch(`${http}/healthz`);
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({
      status: "ok",
      engines: { speechToText: "fake", textToSpeech: "fake" },
      sessions: 1,
    });
    expect((await fetch(`${http}/readyz`)).status).toBe(200);
    expect(await metric("voice_sessions")).toBe(1);
    expect(await metric('voice_stage_seconds_count{stage="transcript"}')).toBe(1);
    expect(await metric('voice_errors_total{code="not-listening"}')).toBe(1);
    await client.leave();
    await vi.waitFor(async () => expect(await metric("voice_sessions")).toBe(0));
  });

  it.each([
    ["/nothing", "GET", 404],
    ["/ws", "GET", 426],
    ["/healthz", "POST", 405],
  ])("at %s with %s is answered %i", async (path, method, status) => {
    const { http } = await startWorker();
    expect((await fetch(`${http}${path}`, { method })).status).toBe(status);
  });
});

describe("the door", () => {
  const refusalOf = async (worker: Awaited<ReturnType<typeof startWorker>>, headers = {}) =>
    (await worker.connect({ headers })).closed;

  it("lets in pages of the same host and of named origins, and programs", async () => {
    const worker = await startWorker({}, { ALLOWED_ORIGINS: "https://app.example" });
    for (const origin of [worker.http, "https://app.example", undefined]) {
      const client = await worker.connect(origin ? { headers: { origin } } : {});
      expect(await client.utter()).toBe("I feel fine today");
    }
    for (const origin of ["https://evil.example", "null"]) {
      expect((await refusalOf(worker, { origin })).code).toBe(4403);
    }
  });

  it("lets in so many of an address, as our proxies tell it", async () => {
    const worker = await startWorker(
      {},
      { VOICE_MAX_SESSIONS_PER_ADDRESS: "2", TRUST_FORWARDED_FOR: "1" },
    );
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const first = await worker.connect(from("1.1.1.1"));
    await worker.connect(from("9.9.9.9, 1.1.1.1"));
    const third = await worker.connect(from("1.1.1.1"));
    expect(await third.closed).toEqual({
      code: 4429,
      reason: "Too many sessions from this address.",
    });
    expect(await (await worker.connect(from("2.2.2.2"))).utter()).toBe("I feel fine today");
    await first.leave();
    await vi.waitFor(async () => {
      const again = await worker.connect(from("1.1.1.1"));
      expect(await again.utter()).toBe("I feel fine today");
    });
  });

  it(
    "lets in so many in all, and none is hurt by a burst of others",
    async () => {
      const worker = await startWorker({}, { VOICE_MAX_SESSIONS: "5" });
      const clients = await Promise.all(Array.from({ length: 5 }, () => worker.connect()));
      const burst = await Promise.all(Array.from({ length: 1_000 }, () => worker.connect()));
      const codes = new Set(
        (await Promise.all(burst.map(({ closed }) => closed))).map((c) => c.code),
      );
      // Those beyond the few that are told the reason are refused before they are sockets at all.
      codes.delete(1006);
      expect([...codes]).toEqual([4503]);
      for (const client of clients) expect(await client.utter()).toBe("I feel fine today");
      expect(worker.server.sessions).toBe(5);
    },
    LONG,
  );

  it("stays shut for what is no handshake, and counts none of it", async () => {
    const worker = await startWorker({}, { VOICE_MAX_SESSIONS: "1" });
    for (const lines of ["", "sec-websocket-key: x\r\n", "sec-websocket-version: 99\r\n"]) {
      const socket = connect(worker.server.port, "127.0.0.1");
      socket.write(
        `GET /ws HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n${lines}\r\n`,
      );
      socket.resume();
      await once(socket, "close");
    }
    expect(await (await worker.connect()).utter()).toBe("I feel fine today");
  });
});

describe("a connection", () => {
  it("is closed with a reason for a message that is too large, the others go on", async () => {
    const worker = await startWorker();
    const [client, other] = [await worker.connect(), await worker.connect()];
    client.socket.send("x".repeat(300_000));
    expect(await client.closed).toEqual({ code: 4413, reason: "The message is too large." });
    expect(await other.utter()).toBe("I feel fine today");
  });

  it("is cut for a frame of 40 MB, long before it is there", async () => {
    const worker = await startWorker();
    const [client, other] = [await worker.connect(), await worker.connect()];
    client.socket.send(Buffer.alloc(40 * 1024 * 1024));
    expect([1006, 1009]).toContain((await client.closed).code);
    // It leaves no socket behind that waits half a minute for an answer.
    await vi.waitFor(() => expect(worker.server.sessions).toBe(1), { timeout: 15_000 });
    expect(await other.utter()).toBe("I feel fine today");
  });

  it("is closed when its time is over, and when nothing is said", async () => {
    const quick = { VOICE_PING_SECONDS: "0.2" };
    const long = await startWorker({}, { ...quick, VOICE_SESSION_MINUTES: "0.001" });
    expect((await (await long.connect()).closed).code).toBe(4408);
    const idle = await startWorker({}, { ...quick, VOICE_IDLE_MINUTES: "0.001" });
    expect((await (await idle.connect()).closed).code).toBe(4408);
  });

  it("that is half open is cut", async () => {
    const { connect, server } = await startWorker({}, { VOICE_PING_SECONDS: "0.05" });
    const client = await connect({ autoPong: false });
    expect((await client.closed).code).toBe(1006);
    await vi.waitFor(() => expect(server.sessions).toBe(0), { timeout: 15_000 });
  });

  it("that answers pings stays", async () => {
    const { connect } = await startWorker({}, { VOICE_PING_SECONDS: "0.2" });
    const client = await connect();
    for (let pings = 0; pings < 5; pings++) await once(client.socket, "ping");
    expect(await client.utter()).toBe("I feel fine today");
  });
});

describe("a client that reads slowly", () => {
  const endless = () => fakeTextToSpeech({ msPerCharacter: 1_000_000, pieceMs: 1_000 });

  it("makes the reply wait, and is let go in the end", async () => {
    const textToSpeech = endless();
    const worker = await startWorker(
      { engines: { speechToText: fakeSpeechToText(), textToSpeech } },
      { VOICE_SLOW_READER_SECONDS: "0.3" },
    );
    const [slow, other] = [await worker.connect(), await worker.connect()];
    slow.socket.pause();
    slow.say({ type: "tts", text: "Hello" });
    expect(await other.utter()).toBe("I feel fine today");
    await vi.waitFor(() => expect(worker.server.sessions).toBe(1), { timeout: 15_000 });
    expect(textToSpeech.speaking).toBe(0);
    expect(await worker.metric('voice_sessions_closed_total{code="4409"}')).toBe(1);
    expect(await other.utter()).toBe("I feel fine today");
  });

  it(
    "gets everything when it goes on in time",
    async () => {
      const worker = await startWorker({
        engines: {
          speechToText: null,
          textToSpeech: fakeTextToSpeech({ msPerCharacter: 20_000, pieceMs: 1_000 }),
        },
      });
      const client = await worker.connect();
      client.say({ type: "hello", version: 1, binary: true });
      await client.next("ready");
      client.socket.pause();
      client.say({ type: "tts", text: "Hello" });
      await vi.waitFor(async () => expect(client.socket.isPaused).toBe(true));
      client.socket.resume();
      await client.next("tts-audio-complete");
      expect(Buffer.concat(client.audio)).toHaveLength(5 * 20 * 48_000);
    },
    LONG,
  );
});

it("tells operators how many utterances wait for a recogniser", async () => {
  const speechToText = fakeSpeechToText({ listenDelayMs: LONG });
  const worker = await startWorker({ engines: { speechToText, textToSpeech: null } });
  const queue = () => worker.metric("voice_recogniser_queue");
  const clients = await Promise.all([worker.connect(), worker.connect()]);
  for (const client of clients) client.say({ type: "start-listening" });
  await vi.waitFor(async () => expect(await queue()).toBe(2), { timeout: 15_000 });
  clients[0]?.socket.terminate();
  await vi.waitFor(async () => expect(await queue()).toBe(1), { timeout: 15_000 });
});

describe("a worker that stops", () => {
  it("lets an utterance under way come to its transcript, and takes nobody new", async () => {
    const engine = fakeSpeechToText({ finishDelayMs: 150 });
    const worker = await startWorker(
      { engines: { speechToText: engine, textToSpeech: null } },
      { VOICE_DRAIN_SECONDS: "15" },
    );
    const [talking, idle] = [await worker.connect(), await worker.connect()];
    talking.say({ type: "start-listening" });
    await talking.next("listening-ready");
    talking.speak(1);
    const stopped = worker.server.drain();
    expect(await idle.closed).toEqual({ code: 4503, reason: "The worker is about to stop." });
    expect((await fetch(`${worker.http}/readyz`)).status).toBe(503);
    expect((await (await worker.connect()).closed).code).toBe(4503);
    talking.say({ type: "stop-listening" });
    expect((await talking.next("transcript")).transcript.text).toBe("I feel fine today");
    expect((await talking.closed).code).toBe(4503);
    await stopped;
    await expect(fetch(`${worker.http}/readyz`)).rejects.toThrow();
  });

  it("waits no longer than it may", async () => {
    const worker = await startWorker({}, { VOICE_DRAIN_SECONDS: "0.2" });
    const client = await worker.connect();
    client.say({ type: "start-listening" });
    await client.next("listening-ready");
    const began = performance.now();
    await worker.server.drain();
    expect(performance.now() - began).toBeLessThan(3_000);
    expect((await client.closed).code).toBe(4503);
  });
});

it("a socket at another address than /ws is refused", async () => {
  const { ws } = await startWorker();
  const socket = new WebSocket(ws.replace("/ws", "/other"));
  const [error] = await once(socket, "error");
  expect(String(error)).toContain("404");
});
