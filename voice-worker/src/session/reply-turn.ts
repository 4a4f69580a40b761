import type { ServerMessage } from "../../../shared/src/protocol/voice.ts";
import { LeadSilence } from "../speech/lead-silence.ts";
import type { Mp3Encoder } from "../speech/mp3-encoder.ts";
import type { TextToSpeech } from "../speech/ports.ts";
import { within } from "../within.ts";
import type { SessionObserver } from "./observer.ts";
import type { Outlet } from "./outlet.ts";
import { mayRetry } from "./speech-trouble.ts";
import { Trouble } from "./trouble.ts";

export interface ReplyOptions {
  engine: TextToSpeech;
  createEncoder: (sampleRate: number) => Promise<Mp3Encoder>;
  speechTimeoutMs: number;
  text: string;
  tone: string;
  id: string | undefined;
  /** After `hello`: binary audio where it was asked for, and how long the reply is. */
  binary: boolean;
  extended: boolean;
  outlet: Outlet;
  observer: SessionObserver;
}

/** Encoded at once, in parts of a second; longer pieces would hold up everybody else's messages. */
const BLOCK = 0.25;

/** One reply, from `tts` to `tts-audio-complete`. */
export class ReplyTurn {
  readonly #options: ReplyOptions;
  readonly #abort = new AbortController();
  #encoder: Mp3Encoder | null = null;
  #seconds = 0;
  #begun = false;

  constructor(options: ReplyOptions) {
    this.#options = options;
  }

  get id(): string | undefined {
    return this.#options.id;
  }

  cancel(): void {
    this.#abort.abort();
  }

  /**
   * Speaks to the end, or until it is cancelled.
   *
   * @throws Trouble when the engine failed
   */
  async run(): Promise<void> {
    const askedAt = performance.now();
    try {
      await this.#speak(askedAt);
    } catch (error) {
      if (this.#abort.signal.aborted) {
        this.#complete(true);
        return;
      }
      // What the client has heard cannot be taken back: from then on there is no second attempt.
      if (this.#begun || !mayRetry(error)) throw spokenTrouble(error);
      this.#options.observer.retried("text-to-speech");
      await this.#speak(askedAt).catch((again: unknown) => {
        if (!this.#abort.signal.aborted) throw spokenTrouble(again);
      });
    }
    this.#complete(this.#abort.signal.aborted);
  }

  async #speak(askedAt: number): Promise<void> {
    const { engine, text, tone, observer, speechTimeoutMs } = this.#options;
    const attempt = new AbortController();
    const signal = AbortSignal.any([this.#abort.signal, attempt.signal]);
    const pieces = engine.speak({ text, tone, signal })[Symbol.asyncIterator]();
    const lead = new LeadSilence();
    let heardAt = 0;
    this.#seconds = 0;
    try {
      for (;;) {
        const piece = await within(speechTimeoutMs, untilAborted(pieces.next(), signal));
        if (piece === null) throw new Error("the engine fell silent");
        if (piece.done) break;
        heardAt ||= performance.now();
        const first = !this.#begun;
        const { samples, sampleRate } = piece.value;
        await this.#encode(lead.cut(samples, sampleRate), sampleRate, signal);
        if (!first || !this.#begun) continue;
        observer.took("first-audio", performance.now() - askedAt);
        observer.took("first-mp3", performance.now() - heardAt);
      }
      this.#finish();
    } finally {
      attempt.abort();
      this.#release();
      // An engine that hangs may never answer this either.
      pieces.return?.(undefined)?.then(undefined, () => undefined);
    }
  }

  async #encode(samples: Int16Array, sampleRate: number, signal: AbortSignal): Promise<void> {
    this.#encoder ??= await this.#options.createEncoder(sampleRate);
    const block = Math.ceil(sampleRate * BLOCK);
    for (let from = 0; from < samples.length; from += block) {
      signal.throwIfAborted();
      const part = samples.subarray(from, from + block);
      this.#send(this.#encoder.encode(part));
      this.#seconds += part.length / sampleRate;
      await this.#options.outlet.untilRead();
      if (from + block < samples.length) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #finish(): void {
    if (!this.#encoder || this.#seconds === 0) throw new Error("the engine said nothing");
    this.#send(this.#encoder.finish());
  }

  #release(): void {
    this.#encoder?.close();
    this.#encoder = null;
  }

  #send(mp3: Uint8Array): void {
    if (mp3.length === 0) return;
    const { outlet, binary } = this.#options;
    if (!this.#begun) outlet.send(this.#message({ type: "tts-audio-start" }));
    this.#begun = true;
    if (binary) {
      outlet.sendAudio(mp3);
      return;
    }
    const audio = Buffer.from(mp3.buffer, mp3.byteOffset, mp3.length).toString("base64");
    outlet.send(this.#message({ type: "tts-audio-chunk", audio }));
  }

  #complete(cancelled: boolean): void {
    const { outlet, extended } = this.#options;
    const durationMs = Math.round(this.#seconds * 1_000);
    const facts = { ...(cancelled ? { cancelled } : {}), ...(extended ? { durationMs } : {}) };
    outlet.send(this.#message({ type: "tts-audio-complete", ...facts }));
  }

  #message<T extends ServerMessage>(message: T): T {
    return this.#options.id === undefined ? message : { ...message, id: this.#options.id };
  }
}

function spokenTrouble(cause: unknown): Trouble {
  return cause instanceof Trouble
    ? cause
    : new Trouble("text-to-speech-failed", undefined, { cause });
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  promise.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
