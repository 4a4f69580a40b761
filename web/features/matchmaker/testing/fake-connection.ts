import type { SimulatedClock } from "xstate";
import type {
  Connection,
  ConnectionEvent,
  ConnectionHandle,
  Reply,
  WorkerEngines,
} from "../ports.ts";

/** What an utterance ends with. */
export type Heard = { text: string; tone?: string } | { error: string } | "hangs";

const MP3 = new Uint8Array([0xff, 0xf3]);

/** The voice worker as a test wants it: what it hears is put before it, what it speaks takes its time. */
export class FakeConnection implements Connection {
  engines: WorkerEngines = { speechToText: "fake", textToSpeech: "fake" };
  /** What the next utterances are heard as. */
  hears: Heard[] = [];
  transcriptMs = 100;
  /** How long a reply is; null: nobody says. */
  durationMs: (reply: Reply) => number | null = () => 2_000;
  /** `breaks`: the first sound comes, and nothing more. */
  speech: "speaks" | "hangs" | "fails" | "breaks" = "speaks";
  breaksMs = 1_000;
  /** Whether there is a worker. */
  reachable = true;
  isConnected = false;
  isClosed = false;
  /** All that was asked, in order. */
  readonly started: string[] = [];
  readonly stopped: string[] = [];
  readonly dropped: string[] = [];
  readonly audio: string[] = [];
  readonly replies: Reply[] = [];
  readonly cancelled: string[] = [];
  readonly #clock: SimulatedClock;
  #emit: (event: ConnectionEvent) => void = () => undefined;

  constructor(clock: SimulatedClock) {
    this.#clock = clock;
  }

  open(emit: (event: ConnectionEvent) => void): ConnectionHandle {
    this.isClosed = false;
    this.isConnected = false;
    this.#emit = (event) => {
      if (!this.isClosed) emit(event);
    };
    return {
      connect: () => this.connect(),
      startListening: (utterance) => {
        this.started.push(utterance);
        this.tell({ type: "hearing.ready", utterance });
      },
      sendAudio: (utterance) => this.audio.push(utterance),
      stopListening: (utterance) => this.#hear(utterance),
      dropUtterance: (utterance) => this.dropped.push(utterance),
      speak: (reply) => this.#speak(reply),
      cancel: (reply) => this.cancelled.push(reply),
      close: () => {
        this.isClosed = true;
      },
    };
  }

  connect(): void {
    if (this.isConnected || !this.reachable) return;
    this.isConnected = true;
    this.#after(10, { type: "connection.ready", engines: this.engines });
  }

  lose(): void {
    this.isConnected = false;
    this.tell({ type: "connection.lost" });
  }

  tell(event: ConnectionEvent): void {
    this.#emit(event);
  }

  /** What the person says is understood so far. */
  partial(text: string): void {
    const utterance = this.started.at(-1) ?? "";
    this.tell({ type: "hearing.transcript", utterance, text, final: false, tone: "neutral" });
  }

  #hear(utterance: string): void {
    this.stopped.push(utterance);
    const heard = this.hears.shift() ?? { error: "No audio detected." };
    if (heard === "hangs") return;
    this.#after(
      this.transcriptMs,
      "error" in heard
        ? { type: "hearing.failed", utterance, error: heard.error, code: undefined }
        : {
            type: "hearing.transcript",
            utterance,
            text: heard.text,
            final: true,
            tone: heard.tone ?? "neutral",
          },
    );
  }

  #speak(reply: Reply): void {
    this.replies.push(reply);
    const { id } = reply;
    if (this.speech === "hangs") return;
    if (this.speech === "fails") {
      this.#after(50, { type: "reply.failed", reply: id });
      return;
    }
    this.#after(50, { type: "reply.audio", reply: id, mp3: MP3 });
    if (this.speech === "breaks") this.#after(this.breaksMs, { type: "reply.failed", reply: id });
    else this.#after(60, { type: "reply.complete", reply: id, durationMs: this.durationMs(reply) });
  }

  #after(ms: number, event: ConnectionEvent): void {
    this.#clock.setTimeout(() => {
      const id = "utterance" in event ? event.utterance : "reply" in event ? event.reply : null;
      const isForgotten = id !== null && [...this.dropped, ...this.cancelled].includes(id);
      if (!isForgotten) this.tell(event);
    }, ms);
  }
}
