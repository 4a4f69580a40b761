/** Decibels: the standard deviation of level over a few frames that voices have, and machines have not. */
const LEAST_SPREAD = 0.4;

/**
 * Whether a sound keeps its level as only machines do: hiss and tones that begin all of a sudden are
 * far above a room's floor until, seconds later, they are the floor themselves.
 */
export class Steadiness {
  readonly #levels: Float32Array;
  #next = 0;
  #count = 0;

  /** @param frames how many are compared */
  constructor(frames: number) {
    this.#levels = new Float32Array(frames);
  }

  hear(energy: number): boolean {
    this.#levels[this.#next] = 20 * Math.log10(energy + 1e-6);
    this.#next = (this.#next + 1) % this.#levels.length;
    this.#count = Math.min(this.#count + 1, this.#levels.length);
    return this.#count === this.#levels.length && this.#spread() < LEAST_SPREAD;
  }

  #spread(): number {
    let sum = 0;
    let squares = 0;
    for (const level of this.#levels) {
      sum += level;
      squares += level * level;
    }
    const mean = sum / this.#levels.length;
    return Math.sqrt(Math.max(0, squares / this.#levels.length - mean * mean));
  }
}
