import type { PlaybackEvent, StreamHandle } from "../ports.ts";
import { isNearlyDone, playingTime } from "./early-listening.ts";
import type { Loudspeaker } from "./loudspeaker.ts";
import { MediaFeed } from "./media-feed.ts";

/** Milliseconds between two looks at how far the playing is; the element itself tells every 265. */
const LOOK_EVERY = 20;

/** Milliseconds that the browser may take to let the page sound. */
const RESUME_PATIENCE = 1_000;

/** One reply, streamed where the browser can, and otherwise played once all of it is there. */
export class StreamPlayback implements StreamHandle {
  readonly #speaker: Loudspeaker;
  readonly #emitTo: (event: PlaybackEvent) => void;
  readonly #ended = new AbortController();
  readonly #arrived: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;
  #complete = false;
  #durationMs: number | null = null;
  #feed: MediaFeed | null = null;
  #address: string | null = null;
  #buffered = false;
  #started = false;
  #nearlyDone = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(speaker: Loudspeaker, emit: (event: PlaybackEvent) => void) {
    this.#speaker = speaker;
    this.#emitTo = emit;
    const { signal } = this.#ended;
    const { element } = speaker;
    element.addEventListener("ended", () => this.#finish("playback.ended"), { signal });
    element.addEventListener("error", () => this.#fallBack(), { signal });
    speaker.open();
    this.#feed = MediaFeed.open(() => this.#fallBack());
    if (this.#feed === null) this.#buffered = true;
    else this.#load(this.#feed.source);
  }

  append(mp3: Uint8Array<ArrayBuffer>): void {
    if (this.#over || this.#complete) return;
    this.#arrived.push(mp3);
    this.#bytes += mp3.length;
    this.#feed?.append(mp3);
  }

  complete(durationMs: number | null): void {
    if (this.#over || this.#complete) return;
    this.#complete = true;
    this.#durationMs = durationMs ?? playingTime(this.#bytes);
    this.#feed?.complete();
    if (this.#buffered) this.#playBuffered();
  }

  stop(): number {
    if (this.#over) return 0;
    const heard = this.#started ? Math.max(0, this.#playedMs - this.#speaker.latency) : 0;
    this.#speaker.silence();
    this.#close();
    return heard;
  }

  level(): number {
    return this.#over ? 0 : this.#speaker.meter.level();
  }

  bands(into: Float32Array): void {
    if (this.#over) into.fill(0);
    else this.#speaker.meter.bands(into);
  }

  get #over(): boolean {
    return this.#ended.signal.aborted;
  }

  get #playedMs(): number {
    return 1_000 * this.#speaker.element.currentTime;
  }

  #load(source: Blob | MediaSource, from = 0): void {
    const { element } = this.#speaker;
    this.#release();
    this.#address = URL.createObjectURL(source);
    element.src = this.#address;
    if (from > 0) element.currentTime = from;
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY);
    const address = this.#address;
    this.#start().catch(() => {
      // A source that was changed for another rejects its start, and is no failure.
      if (address === this.#address) this.#finish("playback.failed");
    });
  }

  async #start(): Promise<void> {
    const { element } = this.#speaker;
    const playing = element.play();
    if (!this.#speaker.running) {
      const late = new Promise<void>((resolve) => setTimeout(resolve, RESUME_PATIENCE));
      await Promise.race([this.#speaker.resume(), late]);
      // The element would play on into a context that lets nothing out.
      if (!this.#speaker.running) throw new Error("The page may not sound.");
    }
    await playing;
  }

  #look(): void {
    const playedMs = this.#playedMs;
    if (playedMs === 0) return;
    if (!this.#started) {
      this.#started = true;
      this.#emitTo({ type: "playback.started" });
    }
    if (this.#nearlyDone || this.#over) return;
    const progress = {
      playedMs,
      durationMs: this.#durationMs,
      arrivedMs: playingTime(this.#bytes),
    };
    if (!isNearlyDone(progress)) return;
    this.#nearlyDone = true;
    this.#emitTo({ type: "playback.nearly-done" });
  }

  /** Streaming failed: all of it is played from one piece, from where the streaming came to. */
  #fallBack(): void {
    if (this.#over) return;
    if (this.#buffered) {
      this.#finish("playback.failed");
      return;
    }
    this.#buffered = true;
    this.#feed = null;
    if (this.#complete) this.#playBuffered();
  }

  #playBuffered(): void {
    if (this.#bytes === 0) {
      this.#finish("playback.failed");
      return;
    }
    const from = this.#started ? this.#speaker.element.currentTime : 0;
    this.#load(new Blob(this.#arrived, { type: "audio/mpeg" }), from);
  }

  #finish(type: "playback.ended" | "playback.failed"): void {
    if (this.#over) return;
    this.#close();
    this.#emitTo({ type });
  }

  #close(): void {
    this.#ended.abort();
    clearInterval(this.#timer);
    this.#speaker.rest();
    this.#release();
  }

  #release(): void {
    if (this.#address !== null) URL.revokeObjectURL(this.#address);
    this.#address = null;
  }
}
