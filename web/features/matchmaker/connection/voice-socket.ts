import {
  type ClientMessage,
  parseServerMessage,
  type ReadyMessage,
  type ServerMessage,
  VOICE_PROTOCOL_VERSION,
} from "@rapport/shared/protocol/voice.ts";

export interface VoiceSocketEvents {
  onReady(ready: ReadyMessage): void;
  onMessage(message: ServerMessage): void;
  onAudio(mp3: Uint8Array<ArrayBuffer>): void;
  /** It is gone, or never came to be. `code`: as in a CloseEvent. */
  onGone(code: number): void;
}

/** Milliseconds until an attempt that nobody answers is given up. */
const OPENING_PATIENCE = 4_000;

const NEVER_ANSWERED = 1006;

/** One socket to the worker, from its opening to its end: it greets, and tells what comes. */
export class VoiceSocket {
  readonly #socket: WebSocket;
  readonly #events: VoiceSocketEvents;
  readonly #patience: ReturnType<typeof setTimeout>;
  #gone = false;

  /** @param token of whoever is signed in, null for a visitor */
  constructor(socket: WebSocket, token: string | null, events: VoiceSocketEvents) {
    this.#socket = socket;
    this.#events = events;
    socket.binaryType = "arraybuffer";
    this.#patience = setTimeout(() => this.#end(NEVER_ANSWERED), OPENING_PATIENCE);
    socket.addEventListener("open", () => this.#greet(token));
    socket.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) =>
      this.#read(data),
    );
    socket.addEventListener("close", ({ code }) => this.#end(code));
  }

  send(message: ClientMessage): void {
    if (!this.#gone) this.#socket.send(JSON.stringify(message));
  }

  sendAudio(pcm: Uint8Array<ArrayBuffer>): void {
    if (!this.#gone) this.#socket.send(pcm);
  }

  /** Ends it; nothing is told any more. */
  close(): void {
    this.#gone = true;
    clearTimeout(this.#patience);
    this.#socket.close();
  }

  #greet(token: string | null): void {
    this.send({
      type: "hello",
      version: VOICE_PROTOCOL_VERSION,
      partials: true,
      binary: true,
      ...(token === null ? {} : { token }),
    });
  }

  #read(data: string | ArrayBuffer): void {
    if (this.#gone) return;
    if (typeof data !== "string") {
      this.#events.onAudio(new Uint8Array(data));
      return;
    }
    const parsed = parseServerMessage(data);
    // A worker that is newer than this page may say what the page does not know.
    if (!parsed.ok) return;
    if (parsed.message.type !== "ready") {
      this.#events.onMessage(parsed.message);
      return;
    }
    clearTimeout(this.#patience);
    this.#events.onReady(parsed.message);
  }

  #end(code: number): void {
    if (this.#gone) return;
    this.close();
    this.#events.onGone(code);
  }
}
