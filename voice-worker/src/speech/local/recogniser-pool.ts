import { SpeechError, type Utterance } from "../ports.ts";
import { PooledUtterance, type PoolLimits, type UtteranceHost } from "./pooled-utterance.ts";
import type { Recogniser } from "./recogniser.ts";

export interface PoolOptions extends PoolLimits {
  size: number;
  /** Utterances that may wait for a recogniser. */
  maxWaiting: number;
  /** Makes one; `onDeath` when it died, so that another takes its place. */
  start: (onDeath: () => void) => Promise<Recogniser>;
}

const RESTART_MS = 500;

/**
 * Shares few recognisers among many who speak. An utterance that gets one is decoded as it is
 * spoken. While all are taken the others are kept as audio, and decoded, ten times as fast as they
 * were spoken, in the order in which people stopped speaking, for those wait in silence; then come
 * those who still speak. The last recogniser is only lent to someone who still speaks: it is taken
 * back when somebody else is done, so that no one waits for a stranger's long story.
 */
export class RecogniserPool implements UtteranceHost {
  readonly limits: PoolLimits;
  readonly #options: PoolOptions;
  readonly #free: Recogniser[] = [];
  readonly #waiting: PooledUtterance[] = [];
  readonly #running = new Set<PooledUtterance>();
  #closed = false;
  #bufferedSamples = 0;

  private constructor(options: PoolOptions) {
    this.#options = options;
    this.limits = options;
  }

  /** Resolves once all are warm; rejects when one does not start. */
  static async open(options: PoolOptions): Promise<RecogniserPool> {
    const pool = new RecogniserPool(options);
    const started = await Promise.allSettled(
      Array.from({ length: options.size }, () => pool.#startOne()),
    );
    const failed = started.find((one) => one.status === "rejected");
    if (failed) {
      await pool.close();
      throw failed.reason;
    }
    return pool;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  listen(signal: AbortSignal, onPartial?: (text: string) => void): Utterance {
    if (this.#closed) throw new SpeechError("unavailable", "The recognisers are closed.", false);
    if (this.#free.length === 0 && this.#waiting.length >= this.#options.maxWaiting) {
      throw new SpeechError("busy", "All recognisers are taken and the queue is full.", false);
    }
    const utterance = new PooledUtterance(this, onPartial, signal);
    this.#waiting.push(utterance);
    this.#serve();
    return utterance;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const one of [...this.#waiting, ...this.#running]) one.cancel();
    await Promise.all(this.#free.splice(0).map((one) => one.close()));
  }

  /** An utterance of those who wait was finished; someone may have to make room for it. */
  finished(utterance: PooledUtterance): void {
    if (this.#running.has(utterance)) return;
    const at = this.#waiting.indexOf(utterance);
    if (at === -1) return;
    this.#waiting.splice(at, 1);
    const firstOpen = this.#waiting.findIndex((one) => !one.isFinished);
    this.#waiting.splice(firstOpen === -1 ? this.#waiting.length : firstOpen, 0, utterance);
    if (this.#free.length === 0) this.#takeBack();
    this.#serve();
  }

  /** An utterance is over. Its recogniser, if it had one that lives, serves the next. */
  over(utterance: PooledUtterance, recogniser: Recogniser | null): void {
    this.#running.delete(utterance);
    const at = this.#waiting.indexOf(utterance);
    if (at !== -1) this.#waiting.splice(at, 1);
    if (!recogniser) return;
    if (this.#closed) return void recogniser.close();
    this.#free.push(recogniser);
    this.#serve();
  }

  /** Counts audio that waits; false when there is no room for it. */
  reserve(samples: number): boolean {
    if (this.#bufferedSamples + samples > this.limits.maxBufferedSamples) return false;
    this.#bufferedSamples += samples;
    return true;
  }

  release(samples: number): void {
    this.#bufferedSamples -= samples;
  }

  #takeBack(): void {
    for (const one of this.#running) {
      const recogniser = one.giveBack();
      if (!recogniser) continue;
      this.#running.delete(one);
      this.#waiting.push(one);
      this.#free.push(recogniser);
      return;
    }
  }

  #serve(): void {
    while (this.#free.length > 0) {
      const next = this.#waiting.shift();
      const recogniser = next && this.#free.pop();
      if (!next || !recogniser) return;
      this.#running.add(next);
      next.take(recogniser, this.#free.length === 0);
    }
  }

  async #startOne(): Promise<void> {
    let self: Recogniser | null = null;
    self = await this.#options.start(() => {
      const at = self ? this.#free.indexOf(self) : -1;
      if (at !== -1) this.#free.splice(at, 1);
      this.#replace();
    });
    if (this.#closed) return self.close();
    this.#free.push(self);
    this.#serve();
  }

  #replace(): void {
    if (this.#closed) return;
    this.#startOne().catch(() => {
      setTimeout(() => this.#replace(), RESTART_MS).unref();
    });
  }
}
