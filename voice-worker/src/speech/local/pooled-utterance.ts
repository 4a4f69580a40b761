import { cancelled, SpeechError, type Utterance } from "../ports.ts";
import type { Recogniser } from "./recogniser.ts";

/** Bounds of what is kept of those who wait; samples at 24 kHz. */
export interface PoolLimits {
  maxSamplesAnUtterance: number;
  maxBufferedSamples: number;
  /** From finish() to the text, waiting included. */
  finishMs: number;
}

/** The pool, as one utterance sees it. */
export interface UtteranceHost {
  readonly limits: PoolLimits;
  finished(utterance: PooledUtterance): void;
  over(utterance: PooledUtterance, recogniser: Recogniser | null): void;
  reserve(samples: number): boolean;
  release(samples: number): void;
}

interface Settle {
  resolve: (text: string) => void;
  reject: (error: SpeechError) => void;
}

/** One utterance: its audio goes to its recogniser, or is kept until it has one. */
export class PooledUtterance implements Utterance {
  readonly #host: UtteranceHost;
  readonly #onPartial: ((text: string) => void) | undefined;
  readonly #signal: AbortSignal;
  readonly #result: Promise<string>;
  #settle: Settle = { resolve: () => undefined, reject: () => undefined };
  #recogniser: Recogniser | null = null;
  /** Audio that waits for a recogniser, or that one on loan may have to be given again. */
  #kept: Int16Array[] = [];
  #keptSamples = 0;
  #isLent = false;
  #samples = 0;
  #isFinished = false;
  #isOver = false;
  #partial = "";
  #deadline: NodeJS.Timeout | undefined;
  readonly #onAbort = () => this.cancel();

  constructor(
    host: UtteranceHost,
    onPartial: ((text: string) => void) | undefined,
    signal: AbortSignal,
  ) {
    this.#host = host;
    this.#onPartial = onPartial;
    this.#signal = signal;
    this.#result = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    // Whoever cancels may never ask for the text.
    this.#result.catch(() => undefined);
    signal.addEventListener("abort", this.#onAbort, { once: true });
  }

  get isFinished(): boolean {
    return this.#isFinished;
  }

  write(pcm: Int16Array): void {
    if (this.#isOver || this.#isFinished || pcm.length === 0) return;
    this.#samples += pcm.length;
    if (this.#samples > this.#host.limits.maxSamplesAnUtterance) {
      this.#fail(new SpeechError("failed", "The utterance is too long.", false));
      return;
    }
    if (!this.#recogniser || this.#isLent) this.#keep(pcm.slice());
    // A copy, for the caller may use its buffer again, and the thread takes this one away.
    this.#recogniser?.audio(pcm.slice());
  }

  finish(): Promise<string> {
    if (this.#isOver || this.#isFinished) return this.#result;
    this.#isFinished = true;
    this.#deadline = setTimeout(() => this.#late(), this.#host.limits.finishMs);
    if (this.#recogniser) {
      this.#isLent = false;
      this.#dropKept();
      this.#recogniser.finish();
    } else {
      this.#host.finished(this);
    }
    return this.#result;
  }

  cancel(): void {
    this.#fail(cancelled());
  }

  /** The pool's turn: everything kept is decoded now. A lent recogniser may be taken back. */
  take(recogniser: Recogniser, isLast: boolean): void {
    this.#recogniser = recogniser;
    this.#isLent = isLast && !this.#isFinished;
    recogniser.start({
      onPartial: (text) => this.#tellPartial(text),
      onText: (text) => this.#end(() => this.#settle.resolve(text)),
      onFailure: (error) => {
        this.#recogniser = null;
        this.#fail(error);
      },
    });
    if (this.#isOver) return;
    for (const pcm of this.#kept) recogniser.audio(this.#isLent ? pcm.slice() : pcm);
    if (!this.#isLent) this.#dropKept();
    if (this.#isFinished) recogniser.finish();
  }

  /** Gives a lent recogniser back, to wait on; null when this one's is not lent. */
  giveBack(): Recogniser | null {
    const recogniser = this.#recogniser;
    if (!recogniser || !this.#isLent) return null;
    recogniser.cancel();
    this.#recogniser = null;
    this.#isLent = false;
    return recogniser;
  }

  /** After a recogniser was given back the next starts anew; nobody sees words go away for that. */
  #tellPartial(text: string): void {
    if (text.length < this.#partial.length) return;
    this.#partial = text;
    this.#onPartial?.(text);
  }

  #keep(pcm: Int16Array): void {
    if (this.#host.reserve(pcm.length)) {
      this.#kept.push(pcm);
      this.#keptSamples += pcm.length;
    } else if (this.#isLent) {
      this.#isLent = false;
      this.#dropKept();
    } else {
      this.#fail(new SpeechError("busy", "Too many wait for a recogniser.", false));
    }
  }

  #dropKept(): void {
    this.#host.release(this.#keptSamples);
    this.#kept = [];
    this.#keptSamples = 0;
  }

  #late(): void {
    this.#fail(
      this.#recogniser
        ? new SpeechError("timeout", "The recogniser took too long.", true)
        : new SpeechError("busy", "No recogniser came free in time.", false),
    );
  }

  #fail(error: SpeechError): void {
    if (this.#isOver) return;
    this.#recogniser?.cancel();
    this.#end(() => this.#settle.reject(error));
  }

  #end(settle: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#deadline);
    this.#signal.removeEventListener("abort", this.#onAbort);
    this.#dropKept();
    const recogniser = this.#recogniser;
    this.#recogniser = null;
    settle();
    this.#host.over(this, recogniser);
  }
}
