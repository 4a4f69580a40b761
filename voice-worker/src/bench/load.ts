import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import { base64, hum } from "../testing/services.ts";

/** Milliseconds between two chunks of a session: each holds a second of audio. */
const SECOND = 1_000;

/** Sockets that are opened at once, so that opening itself is no burst. */
const OPENED_AT_ONCE = 50;

const CHUNK = JSON.stringify({ type: "audio-chunk", audio: base64(hum(1)) });

/** What the worker is told first; a bare server answers it like anything else. */
const GREETING = [
  JSON.stringify({ type: "hello", version: 1, partials: true }),
  JSON.stringify({ type: "start-listening" }),
];

/** Sessions that speak in real time: a chunk a second each, all at moments of their own. */
export interface Load {
  /** Milliseconds from a chunk to the answer to it, of all sessions, for so long. */
  measure(milliseconds: number): Promise<number[]>;
  stop(): void;
}

/** Opens so many sessions. They are quiet until measured. */
export async function openLoad(url: string, sessions: number): Promise<Load> {
  const sockets: WebSocket[] = [];
  while (sockets.length < sessions) {
    const some = Math.min(OPENED_AT_ONCE, sessions - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => open(url)))));
  }
  return {
    async measure(milliseconds) {
      const waits: number[] = [];
      await Promise.all(
        sockets.map(async (socket) => {
          await delay(Math.random() * SECOND);
          await speak(socket, milliseconds, waits);
        }),
      );
      return waits;
    },
    stop() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

async function speak(socket: WebSocket, milliseconds: number, waits: number[]): Promise<void> {
  let sentAt = 0;
  const listen = (data: Buffer) => {
    // The answers to the greeting are none to a chunk.
    if (sentAt === 0 || data.includes("ready")) return;
    waits.push(performance.now() - sentAt);
    sentAt = 0;
  };
  socket.on("message", listen);
  for (const message of GREETING) socket.send(message);
  await delay(SECOND / 2);
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const began = performance.now();
    // An answer that is a second late is as late as can be.
    if (sentAt !== 0) waits.push(began - sentAt);
    sentAt = began;
    socket.send(CHUNK);
    await delay(Math.max(0, SECOND - (performance.now() - began)));
  }
  socket.off("message", listen);
  socket.send('{"type":"stop-listening"}');
}

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return socket;
}
