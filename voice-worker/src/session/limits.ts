/** How often something may be done. */
export interface Allowance {
  times: number;
  seconds: number;
}

/** What one session may ask of the worker. */
export interface SessionLimits {
  utteranceSeconds: number;
  /** Characters of one reply. */
  textLength: number;
  /** From the end of an utterance to its transcript. */
  transcriptTimeoutMs: number;
  /** From one piece of a reply to the next, the first one included. */
  speechTimeoutMs: number;
  /** How much of an utterance is kept, so that an engine that fails can be asked again. */
  retryAudioSeconds: number;
  messages: Allowance;
  listens: Allowance;
  replies: Allowance;
}

/** Spends an allowance that refills evenly; all of it may be spent at once. */
export class Budget {
  readonly #allowance: Allowance;
  #left: number;
  #at = performance.now();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
    this.#left = allowance.times;
  }

  /** @returns whether there was one left */
  take(): boolean {
    const { times, seconds } = this.#allowance;
    const now = performance.now();
    this.#left = Math.min(times, this.#left + ((now - this.#at) / 1_000) * (times / seconds));
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
