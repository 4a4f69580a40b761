const MP3 = "audio/mpeg";

/** Seconds of silence with which every MP3 of the worker begins: an encoder needs them, an ear does not. */
const ENCODER_DELAY = 1_105 / 24_000;

/** Bytes that are appended at once. */
const APPEND_BYTES = 131_072;

/** Feeds a media source with MP3 as it arrives. */
export class MediaFeed {
  readonly source: MediaSource;
  readonly #onFailure: () => void;
  readonly #waiting: Uint8Array<ArrayBuffer>[] = [];
  #buffer: SourceBuffer | null = null;
  #complete = false;
  #failed = false;

  /** @returns null where the browser streams no MP3 */
  static open(onFailure: () => void): MediaFeed | null {
    // iPhones have none but the managed kind.
    const { ManagedMediaSource } = globalThis as { ManagedMediaSource?: typeof MediaSource };
    const Source = globalThis.MediaSource ?? ManagedMediaSource;
    return Source?.isTypeSupported(MP3) ? new MediaFeed(new Source(), onFailure) : null;
  }

  private constructor(source: MediaSource, onFailure: () => void) {
    this.source = source;
    this.#onFailure = onFailure;
    source.addEventListener("sourceopen", () => this.#attempt(() => this.#open()), { once: true });
  }

  append(mp3: Uint8Array<ArrayBuffer>): void {
    this.#waiting.push(mp3);
    this.#attempt(() => this.#advance());
  }

  /** All of it has been appended. */
  complete(): void {
    this.#complete = true;
    this.#attempt(() => this.#advance());
  }

  #open(): void {
    const buffer = this.source.addSourceBuffer(MP3);
    // Frames of MP3 carry no times: each is played after the one before it.
    buffer.mode = "sequence";
    // What then lies before zero is outside of the append window, and not played.
    buffer.timestampOffset = -ENCODER_DELAY;
    buffer.addEventListener("updateend", () => this.#attempt(() => this.#advance()));
    buffer.addEventListener("error", () => this.#fail());
    this.#buffer = buffer;
    this.#advance();
  }

  #advance(): void {
    const buffer = this.#buffer;
    if (buffer === null || buffer.updating || this.source.readyState !== "open") return;
    const next = this.#nextPiece();
    if (next !== null) buffer.appendBuffer(next);
    else if (this.#complete) this.source.endOfStream();
  }

  /** What waits, joined: few and large pieces are quicker than many small ones. */
  #nextPiece(): Uint8Array<ArrayBuffer> | null {
    const total = this.#waiting.reduce((sum, { length }) => sum + length, 0);
    if (total === 0) return null;
    const piece = new Uint8Array(Math.min(total, APPEND_BYTES));
    let filled = 0;
    while (filled < piece.length) {
      const first = this.#waiting.shift();
      if (first === undefined) break;
      const part = first.subarray(0, piece.length - filled);
      piece.set(part, filled);
      filled += part.length;
      if (part.length < first.length) this.#waiting.unshift(first.subarray(part.length));
    }
    return piece;
  }

  #attempt(step: () => void): void {
    if (this.#failed) return;
    try {
      step();
    } catch {
      this.#fail();
    }
  }

  #fail(): void {
    if (this.#failed) return;
    this.#failed = true;
    this.#onFailure();
  }
}
