import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { checkEvent } from "./realtime-rules.ts";

export const FAKE_KEY = "sk-for-tests";

/** How the server treats the next request; what is not good is a fault that the real one shows. */
export type RealtimeBehaviour =
  | "good"
  | "cut"
  | "silent"
  | "malformed"
  | "bad-audio"
  | "server-error"
  | "rate-limit"
  | "failed"
  /** Sound comes, and then the connection is lost. */
  | "cut-midway"
  /** Reads something else than it was given. */
  | "misread";

/** A local server that speaks OpenAI's Realtime API as strictly as OpenAI does. */
export interface FakeRealtime {
  /** `ws://…/v1` */
  readonly baseUrl: string;
  /** What was wrong with what it was sent; a test that expects nothing asserts it. */
  readonly faults: string[];
  /** Addresses of the connections so far, oldest first. */
  readonly connections: string[];
  /** Requests for a reading, oldest first. */
  readonly readings: { text: string; instructions: string }[];
  readonly open: number;
  /** What the next utterance says. */
  say(text: string): void;
  behave(...behaviours: RealtimeBehaviour[]): void;
  /** The next handshakes are refused with these statuses. */
  refuse(...statuses: number[]): void;
  /** Cuts every connection. */
  cutAll(): void;
  stop(): Promise<void>;
}

interface State {
  kind: string | null;
  bytes: number;
  items: number;
}

export async function startFakeRealtime(): Promise<FakeRealtime> {
  const faults: string[] = [];
  const connections: string[] = [];
  const readings: { text: string; instructions: string }[] = [];
  const behaviours: RealtimeBehaviour[] = [];
  const refusals: number[] = [];
  let text = "i feel fine";

  const server = createServer((_, response) => void response.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, socket, head) => {
    const status =
      refusals.shift() ?? (request.headers.authorization === `Bearer ${FAKE_KEY}` ? 0 : 401);
    if (status !== 0) {
      socket.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
      return;
    }
    const address = request.url ?? "";
    connections.push(address);
    sockets.handleUpgrade(request, socket, head, (client) => serve(client, address));
  });

  function serve(client: WebSocket, address: string): void {
    const state: State = { kind: null, bytes: 0, items: 0 };
    const send = (event: Record<string, unknown>) =>
      client.send(JSON.stringify({ event_id: "event_1", ...event }));
    send({ type: "session.created", session: {} });
    client.on("message", (data) => {
      const event = JSON.parse(String(data));
      const fault = checkEvent(event, address, state);
      if (fault) {
        faults.push(fault);
        send({
          type: "error",
          error: { type: "invalid_request_error", code: null, message: fault },
        });
        return;
      }
      switch (event.type) {
        case "session.update":
          state.kind = event.session.type;
          return send({ type: "session.updated", session: event.session });
        case "input_audio_buffer.append":
          state.bytes += Buffer.from(event.audio, "base64").length;
          return;
        case "input_audio_buffer.clear":
          state.bytes = 0;
          return send({ type: "input_audio_buffer.cleared" });
        case "input_audio_buffer.commit":
          return transcribe(client, state, send);
        case "response.create":
          return read(client, event.response, send);
      }
    });
  }

  /** True when the behaviour was a fault that is over with this. */
  function misbehave(
    client: WebSocket,
    behaviour: RealtimeBehaviour,
    send: (event: Record<string, unknown>) => void,
  ): boolean {
    if (behaviour === "cut") client.terminate();
    else if (behaviour === "malformed") client.send("{not json");
    else if (behaviour === "server-error") send({ type: "error", error: { type: "server_error" } });
    else if (behaviour === "rate-limit") {
      send({ type: "error", error: { type: "requests", code: "rate_limit_exceeded" } });
    } else return behaviour === "silent";
    return true;
  }

  function transcribe(
    client: WebSocket,
    state: State,
    send: (event: Record<string, unknown>) => void,
  ): void {
    const behaviour = behaviours.shift() ?? "good";
    state.bytes = 0;
    state.items += 1;
    const item_id = `item_${state.items}`;
    const prefix = "conversation.item.input_audio_transcription";
    send({ type: "input_audio_buffer.committed", item_id, previous_item_id: null });
    if (misbehave(client, behaviour, send)) return;
    if (behaviour === "failed") {
      send({ type: `${prefix}.failed`, item_id, error: {} });
      return;
    }
    const half = text.length >> 1;
    const part = { item_id, content_index: 0 };
    send({ type: `${prefix}.delta`, ...part, delta: text.slice(0, half) });
    send({ type: `${prefix}.delta`, ...part, delta: text.slice(half) });
    send({ type: `${prefix}.completed`, ...part, item_id: "item_of_another", transcript: "wrong" });
    send({ type: `${prefix}.completed`, ...part, transcript: ` ${text}\n` });
  }

  function read(
    client: WebSocket,
    response: { instructions: string; input: { content: { text: string }[] }[] },
    send: (event: Record<string, unknown>) => void,
  ): void {
    const behaviour = behaviours.shift() ?? "good";
    const wanted = response.input[0]?.content[0]?.text ?? "";
    readings.push({ text: wanted, instructions: response.instructions });
    send({ type: "response.created", response: { id: "resp_1", status: "in_progress" } });
    if (misbehave(client, behaviour, send)) return;
    // Pieces of an odd number of bytes: half a sample each time.
    const sound = Buffer.alloc(9_602, 1);
    for (let from = 0; from < sound.length; from += 3_201) {
      const delta = sound.subarray(from, from + 3_201).toString("base64");
      const type = "response.output_audio.delta";
      send({ type, delta: behaviour === "bad-audio" ? "***" : delta });
      if (behaviour === "cut-midway") {
        client.terminate();
        return;
      }
    }
    const transcript = behaviour === "misread" ? `Well, ${wanted}` : wanted;
    send({ type: "response.output_audio_transcript.done", transcript });
    const status = behaviour === "failed" ? "failed" : "completed";
    send({ type: "response.done", response: { id: "resp_1", status } });
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `ws://127.0.0.1:${port}/v1`,
    faults,
    connections,
    readings,
    get open() {
      return sockets.clients.size;
    },
    say: (next) => {
      text = next;
    },
    behave: (...next) => void behaviours.push(...next),
    refuse: (...statuses) => void refusals.push(...statuses),
    cutAll: () => {
      for (const client of sockets.clients) client.terminate();
    },
    stop: () =>
      new Promise((stopped) => {
        for (const client of sockets.clients) client.terminate();
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
