import { DEFAULT_HEARD_TONE, type ServerMessage } from "../../../shared/src/protocol/voice.ts";
import type { SpeechToText } from "../speech/ports.ts";
import { Budget, type SessionLimits } from "./limits.ts";
import type { SessionObserver } from "./observer.ts";
import type { ToneListener } from "./tone-listener.ts";
import { Trouble } from "./trouble.ts";
import { UtteranceTurn } from "./utterance-turn.ts";

export interface ListeningOptions {
  engine: SpeechToText | null;
  limits: SessionLimits;
  observer: SessionObserver;
  listenForTone: () => ToneListener;
  send: (message: ServerMessage) => void;
  onTrouble: (error: unknown) => void;
  /** Called whenever an utterance came to its end. */
  onEnd: () => void;
}

/** An utterance and who hears it. */
interface Current {
  turn: UtteranceTurn;
  tone: ToneListener;
  ready: boolean;
  /** Its transcript is being waited for. */
  ending: boolean;
  /** The client said that it is over. */
  stopped: boolean;
}

/**
 * The hearing half of a session: one utterance at a time. Any trouble ends the utterance, so that the
 * next `start-listening` always finds a clean slate; what is still on its way is then let pass.
 */
export class Listening {
  readonly #options: ListeningOptions;
  readonly #starts: Budget;
  #current: Current | null = null;
  /** What may still be on its way of an utterance that ended before the client said so. */
  #leftovers = false;
  partials = false;

  constructor(options: ListeningOptions) {
    this.#options = options;
    this.#starts = new Budget(options.limits.listens);
  }

  get busy(): boolean {
    return this.#current !== null;
  }

  /** @throws Trouble */
  start(): void {
    const { engine, limits, observer } = this.#options;
    if (!engine) throw new Trouble("speech-to-text-absent");
    if (this.#current) {
      this.drop();
      throw new Trouble("already-listening");
    }
    if (!this.#starts.take()) throw new Trouble("too-many");
    this.#leftovers = false;
    const startedAt = performance.now();
    const turn = new UtteranceTurn({
      engine,
      utteranceSeconds: limits.utteranceSeconds,
      transcriptTimeoutMs: limits.transcriptTimeoutMs,
      retryAudioSeconds: limits.retryAudioSeconds,
      observer,
      onPartial: this.partials ? (text) => this.#tellPartial(current, text) : null,
      onFull: () => void this.#end(current),
      onReady: () => {
        if (current.ready || this.#current !== current) return;
        current.ready = true;
        observer.took("listening-ready", performance.now() - startedAt);
        this.#options.send({ type: "listening-ready" });
      },
    });
    const tone = this.#options.listenForTone();
    const current: Current = { turn, tone, ready: false, ending: false, stopped: false };
    this.#current = current;
    turn.opened().catch((error: unknown) => {
      // Once it is ending, whoever waits for the transcript hears of it.
      if (!current.ending) this.#fail(current, error);
    });
  }

  /** @throws Trouble when the audio is not valid, or nobody listens */
  hear(pcm: Int16Array | null): void {
    const current = this.#current;
    if (!current || current.ending) {
      if (this.#leftovers || current) return;
      this.#leftovers = true;
      throw new Trouble("not-listening");
    }
    if (!pcm) {
      this.drop();
      throw new Trouble("bad-audio");
    }
    try {
      current.tone.hear(pcm);
      current.turn.write(pcm);
    } catch (error) {
      this.#fail(current, error);
    }
  }

  /** @throws Trouble when nobody listens */
  stop(): void {
    const current = this.#current;
    if (current) {
      current.stopped = true;
      void this.#end(current);
      return;
    }
    const told = this.#leftovers;
    this.#leftovers = false;
    if (told) return;
    throw new Trouble("not-listening", "No audio detected: listening had not been started.");
  }

  /** Forgets the utterance under way; nobody is told. */
  drop(): void {
    const current = this.#current;
    if (!current) return;
    current.turn.cancel();
    this.#finish(current);
  }

  async #end(current: Current): Promise<void> {
    if (current.ending) return;
    current.ending = true;
    const endedAt = performance.now();
    try {
      const text = await current.turn.transcript();
      if (this.#current !== current) return;
      this.#options.observer.took("transcript", performance.now() - endedAt);
      this.#options.send({
        type: "transcript",
        transcript: { text, final: true },
        emotion: { tone: current.tone.toneOf(text) },
      });
      this.#finish(current);
    } catch (error) {
      this.#fail(current, error);
    }
  }

  #tellPartial(current: Current, text: string): void {
    if (this.#current !== current || current.ending || text === "") return;
    this.#options.send({
      type: "transcript",
      transcript: { text, final: false },
      emotion: { tone: DEFAULT_HEARD_TONE },
    });
  }

  #fail(current: Current, error: unknown): void {
    current.turn.cancel();
    if (this.#current !== current) return;
    this.#options.onTrouble(error);
    this.#finish(current);
  }

  #finish({ stopped }: Current): void {
    this.#current = null;
    this.#leftovers = !stopped;
    this.#options.onEnd();
  }
}
