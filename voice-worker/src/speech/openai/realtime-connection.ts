import { WebSocket } from "ws";
import type { SpeechError } from "../ports.ts";
import { cutOff, eventFailure, malformed, refusal, tooLate } from "./failures.ts";
import { parseRealtimeEvent, type RealtimeEvent } from "./realtime-events.ts";

const MAX_EVENT_BYTES = 4 * 1024 * 1024;

export interface RealtimeOptions {
  /** `wss://…/realtime?…` */
  url: string;
  apiKey: string;
  /** The session's configuration, sent first; the connection is ready once it is accepted. */
  session: Record<string, unknown>;
  openMs: number;
}

/** Whoever uses the connection now. After `onDown` there comes nothing more. */
export interface RealtimeUser {
  onEvent(event: RealtimeEvent): void;
  onDown(error: SpeechError): void;
}

/** One configured connection to the Realtime API. */
export class RealtimeConnection {
  readonly openedAt = performance.now();
  user: RealtimeUser | null = null;
  /** Tells the pool that an idle connection is gone. */
  onGone: () => void = () => undefined;
  readonly #socket: WebSocket;
  #isDown = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static open(options: RealtimeOptions): Promise<RealtimeConnection> {
    const socket = new WebSocket(options.url, {
      headers: { Authorization: `Bearer ${options.apiKey}` },
      maxPayload: MAX_EVENT_BYTES,
      perMessageDeflate: false,
      handshakeTimeout: options.openMs,
    });
    const connection = new RealtimeConnection(socket);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => connection.#down(tooLate()), options.openMs);
      connection.user = {
        onEvent(event) {
          if (event.type !== "session.updated") return;
          clearTimeout(late);
          connection.user = null;
          resolve(connection);
        },
        onDown(error) {
          clearTimeout(late);
          reject(error);
        },
      };
      socket.on("open", () =>
        connection.send({ type: "session.update", session: options.session }),
      );
      socket.on("message", (data, isBinary) => connection.#receive(isBinary ? "" : String(data)));
      socket.on("unexpected-response", (_, response) => {
        response.resume();
        connection.#down(refusal(response.statusCode ?? 0));
      });
      socket.on("error", (cause) => connection.#down(cutOff(cause)));
      socket.on("close", () => connection.#down(cutOff()));
    });
  }

  get isUp(): boolean {
    return !this.#isDown && this.#socket.readyState === WebSocket.OPEN;
  }

  send(event: Record<string, unknown>): void {
    if (this.isUp) this.#socket.send(JSON.stringify(event));
  }

  /** Asks for a sign of life; gone when none comes. */
  checkHealth(withinMs: number): void {
    if (!this.isUp) return;
    const late = setTimeout(() => this.#down(tooLate()), withinMs);
    late.unref();
    this.#socket.once("pong", () => clearTimeout(late));
    this.#socket.ping();
  }

  close(): void {
    this.user = null;
    this.#down(cutOff());
  }

  #receive(message: string): void {
    if (this.#isDown) return;
    const event = parseRealtimeEvent(message);
    if (event === "malformed") this.#down(malformed());
    // What a request of ours did to the session is not known after an error: it is not used again.
    else if (event?.type === "error") this.#down(eventFailure(event.error));
    else if (event) this.user?.onEvent(event);
  }

  #down(error: SpeechError): void {
    if (this.#isDown) return;
    this.#isDown = true;
    this.#socket.on("error", () => undefined);
    this.#socket.terminate();
    const { user } = this;
    this.user = null;
    user?.onDown(error);
    this.onGone();
  }
}
