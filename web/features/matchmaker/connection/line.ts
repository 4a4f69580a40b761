import type { ClientMessage, ReadyMessage, ServerMessage } from "@rapport/shared/protocol/voice.ts";
import { VOICE_CLOSE } from "@rapport/shared/protocol/voice.ts";
import { VoiceSocket } from "./voice-socket.ts";

export interface LineOptions {
  createSocket(): WebSocket;
  /** The token to show, null for a visitor. Rejects when that cannot be told now. */
  token(): Promise<string | null>;
  /** One in place of a token that the worker refused. */
  renewToken(refused: string): Promise<string | null>;
}

export interface LineEvents {
  onReady(ready: ReadyMessage): void;
  onMessage(message: ServerMessage): void;
  onAudio(mp3: Uint8Array<ArrayBuffer>): void;
  /** Told once, however many attempts fail until the next `onReady`. */
  onLost(code: number): void;
}

/** Milliseconds between two attempts, the last of them from then on; a third more or less by chance. */
const DELAYS = [0, 200, 500, 1_000];

/** A line to the worker that is opened when it is needed and opened again when it breaks. */
export class Line {
  readonly #options: LineOptions;
  readonly #events: LineEvents;
  readonly #ended = new AbortController();
  #socket: VoiceSocket | null = null;
  #ready = false;
  #wanted = false;
  #told = false;
  #attempts = 0;
  #token: string | null = null;
  #refused: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions, events: LineEvents) {
    this.#options = options;
    this.#events = events;
    const { signal } = this.#ended;
    // A socket may take minutes to find out what the browser knows at once.
    globalThis.addEventListener("offline", () => this.#dropSocket(), { signal });
    globalThis.addEventListener("online", () => this.#hurry(), { signal });
  }

  get ready(): boolean {
    return this.#ready;
  }

  /** Makes sure that there is a line, or will be. */
  connect(): void {
    if (this.#wanted || this.#ended.signal.aborted) return;
    this.#wanted = true;
    this.#attempts = 0;
    this.#schedule();
  }

  send(message: ClientMessage): void {
    if (this.#ready) this.#socket?.send(message);
  }

  sendAudio(pcm: Uint8Array<ArrayBuffer>): void {
    if (this.#ready) this.#socket?.sendAudio(pcm);
  }

  /** Opens a new one in place of one on which the worker no longer answers. */
  renew(): void {
    this.#dropSocket();
  }

  close(): void {
    this.#ended.abort();
    this.#wanted = false;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
    this.#ready = false;
  }

  #schedule(): void {
    const delay = DELAYS[Math.min(this.#attempts, DELAYS.length - 1)] ?? 0;
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#attempt(), delay * (2 / 3 + Math.random() / 3));
  }

  async #attempt(): Promise<void> {
    const attempt = this.#attempts;
    try {
      const refused = this.#refused;
      this.#refused = null;
      const { token, renewToken } = this.#options;
      const shown = refused === null ? await token() : await renewToken(refused);
      // Meanwhile it was closed, or hurried on to another attempt.
      if (!this.#wanted || attempt !== this.#attempts || this.#socket !== null) return;
      this.#open(shown);
    } catch {
      if (this.#wanted && attempt === this.#attempts) this.#gone(0);
    }
  }

  #open(token: string | null): void {
    this.#token = token;
    this.#socket = new VoiceSocket(this.#options.createSocket(), token, {
      onReady: (ready) => {
        this.#ready = true;
        this.#told = false;
        this.#attempts = 0;
        this.#events.onReady(ready);
      },
      onMessage: (message) => this.#events.onMessage(message),
      onAudio: (mp3) => this.#events.onAudio(mp3),
      onGone: (code) => this.#gone(code),
    });
  }

  #gone(code: number): void {
    this.#socket = null;
    this.#ready = false;
    if (code === VOICE_CLOSE.notAuthorized) this.#refused = this.#token;
    // The worker ended what nobody used: the next who needs it opens it again.
    if (code === VOICE_CLOSE.sessionOver) this.#wanted = false;
    else this.#schedule();
    if (this.#told) return;
    this.#told = true;
    this.#events.onLost(code);
  }

  #dropSocket(): void {
    if (this.#socket === null) return;
    this.#socket.close();
    this.#gone(0);
  }

  #hurry(): void {
    if (!this.#wanted || this.#ready) return;
    this.#socket?.close();
    this.#socket = null;
    this.#attempts = 0;
    this.#schedule();
  }
}
