import { VOICE_SAMPLE_RATE } from "@rapport/shared/protocol/voice.ts";

/** Frames, about a second: some of them arrive without delay, however busy the page is. */
const WINDOW = 48;

const SAMPLES_PER_MS = VOICE_SAMPLE_RATE / 1_000;

/**
 * When a sample was heard. Frames arrive late whenever the page is busy, never early: the least delay
 * of the last second is the truth. It heals by itself when the sound was interrupted.
 */
export class CaptureClock {
  readonly #starts = new Float64Array(WINDOW).fill(Number.POSITIVE_INFINITY);
  #next = 0;

  /** @param heard samples up to the end of the frame that arrived at `now` */
  arrived(heard: number, now: number): void {
    this.#starts[this.#next] = now - heard / SAMPLES_PER_MS;
    this.#next = (this.#next + 1) % WINDOW;
  }

  /** The sound was interrupted: what was known is no longer true. */
  reset(): void {
    this.#starts.fill(Number.POSITIVE_INFINITY);
  }

  /** @returns milliseconds of the clock that `arrived` is given */
  timeOf(position: number): number {
    let start = Number.POSITIVE_INFINITY;
    for (const each of this.#starts) start = Math.min(start, each);
    return start + position / SAMPLES_PER_MS;
  }
}
