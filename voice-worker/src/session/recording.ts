/** The beginning of an utterance, kept for a recogniser that comes late or is asked again. */
export class Recording {
  readonly #limit: number;
  #pieces: Int16Array[] = [];
  #length = 0;
  #whole = true;

  /** @param limit samples; longer than this it forgets everything */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether nothing was forgotten. */
  get whole(): boolean {
    return this.#whole;
  }

  /** Keeps a copy. */
  add(pcm: Int16Array): void {
    if (!this.#whole) return;
    if (this.#length + pcm.length > this.#limit) {
      this.forget();
      return;
    }
    this.#pieces.push(pcm.slice());
    this.#length += pcm.length;
  }

  pieces(): readonly Int16Array[] {
    return this.#pieces;
  }

  forget(): void {
    this.#pieces = [];
    this.#length = 0;
    this.#whole = false;
  }
}
