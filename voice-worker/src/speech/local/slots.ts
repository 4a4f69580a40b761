import { cancelled, SpeechError } from "../ports.ts";

interface Waiter {
  start: () => void;
}

/** So many at once; the others wait in line, and so many may wait. */
export class Slots {
  #free: number;
  readonly #size: number;
  readonly #maxWaiting: number;
  readonly #line: Waiter[] = [];
  #onIdle: (() => void)[] = [];

  constructor(size: number, maxWaiting: number) {
    this.#free = size;
    this.#size = size;
    this.#maxWaiting = maxWaiting;
  }

  /** Resolves with what gives the slot back. Rejects SpeechError: "busy", or when cancelled. */
  take(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) return Promise.reject(cancelled());
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(this.#giver());
    }
    if (this.#line.length >= this.#maxWaiting) {
      return Promise.reject(new SpeechError("busy", "Too many wait for a voice.", false));
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#line.splice(this.#line.indexOf(waiter), 1);
        reject(cancelled());
      };
      const waiter: Waiter = {
        start: () => {
          signal.removeEventListener("abort", leave);
          resolve(this.#giver());
        },
      };
      this.#line.push(waiter);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  /** Resolves once nothing is at work. */
  idle(): Promise<void> {
    if (this.#free === this.#size) return Promise.resolve();
    return new Promise((resolve) => this.#onIdle.push(resolve));
  }

  #giver(): () => void {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = this.#line.shift();
      if (next) return next.start();
      this.#free += 1;
      if (this.#free === this.#size) for (const tell of this.#onIdle.splice(0)) tell();
    };
  }
}
