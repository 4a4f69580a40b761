/** The share of the last frames that is quieter than the floor. */
const QUIETEST = 0.1;

/** Below this a frame is no room but a microphone that is muted or still warms up. */
const NOTHING = 1e-5;

/** Frames, half a second, after which one of them that was quieter by chance counts no more. */
const ENOUGH = 24;

/** How loud a room is without a voice: the tenth percentile of the last frames' energies. */
export class NoiseFloor {
  readonly #recent: Float32Array;
  readonly #sorted: Float32Array;
  #next = 0;
  #count = 0;

  /** @param frames how many are looked at */
  constructor(frames: number) {
    this.#recent = new Float32Array(frames);
    this.#sorted = new Float32Array(frames);
  }

  /** Whether enough was heard of the room. */
  get isKnown(): boolean {
    return this.#count >= ENOUGH;
  }

  /** Takes the frame along. @returns the floor, this frame included */
  hear(energy: number): number {
    if (energy > NOTHING) {
      this.#recent[this.#next] = energy;
      this.#next = (this.#next + 1) % this.#recent.length;
      this.#count = Math.min(this.#count + 1, this.#recent.length);
    }
    if (this.#count === 0) return 0;
    this.#sorted.set(this.#recent);
    const sorted = this.#sorted.subarray(0, this.#count).sort();
    return sorted[Math.floor((this.#count - 1) * QUIETEST)] ?? 0;
  }
}
