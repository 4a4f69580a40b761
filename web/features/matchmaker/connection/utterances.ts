import type { VoiceErrorCode } from "@rapport/shared/protocol/voice.ts";
import type { HearingEvent } from "../ports.ts";
import type { Line } from "./line.ts";

/** Milliseconds that the worker may take to end an utterance that nobody wants any more. */
const DROPPED_PATIENCE = 3_000;

interface Utterance {
  id: string;
  /** All that was said so far: a new line hears it from the beginning. */
  audio: Uint8Array<ArrayBuffer>[];
  /** Whether the worker has been told of it on this line. */
  begun: boolean;
  ready: boolean;
  stopped: boolean;
  dropped: boolean;
  /** It failed once, and is heard a second time. */
  again: boolean;
}

/** Errors that a second hearing of the same sound would end with, too. */
const HOPELESS: ReadonlySet<VoiceErrorCode | undefined> = new Set<VoiceErrorCode>([
  "no-audio",
  "empty",
  "bad-audio",
  "speech-to-text-absent",
]);

/**
 * The utterances that were begun and have no transcript yet, one after another: the worker hears one at
 * a time, and does not say of which one it speaks.
 */
export class Utterances {
  readonly #line: Line;
  readonly #emit: (event: HearingEvent) => void;
  readonly #all: Utterance[] = [];
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Line, emit: (event: HearingEvent) => void) {
    this.#line = line;
    this.#emit = emit;
  }

  /** Whether the worker has yet to answer that one begins. */
  get starting(): boolean {
    const [first] = this.#all;
    return first?.begun === true && !first.ready;
  }

  get pending(): boolean {
    return this.#all.length > 0;
  }

  start(id: string): void {
    if (this.#find(id)) return;
    const blank = { begun: false, ready: false, stopped: false, dropped: false, again: false };
    this.#all.push({ id, audio: [], ...blank });
    this.#advance();
  }

  hear(id: string, pcm: Uint8Array<ArrayBuffer>): void {
    const utterance = this.#find(id);
    if (!utterance || utterance.stopped) return;
    utterance.audio.push(pcm);
    if (utterance.begun) this.#line.sendAudio(pcm);
  }

  stop(id: string): void {
    const utterance = this.#find(id);
    if (utterance) this.#stop(utterance);
  }

  drop(id: string): void {
    const utterance = this.#find(id);
    if (!utterance) return;
    utterance.dropped = true;
    utterance.audio = [];
    if (!utterance.begun) {
      this.#remove(utterance);
      return;
    }
    this.#stop(utterance);
    this.#patience = setTimeout(() => this.#line.renew(), DROPPED_PATIENCE);
  }

  /** A new line: what the old one knew is said again. */
  lineReady(): void {
    this.#advance();
  }

  lineLost(): void {
    clearTimeout(this.#patience);
    for (const utterance of [...this.#all]) {
      utterance.begun = false;
      utterance.ready = false;
      if (utterance.dropped) this.#remove(utterance);
    }
  }

  listeningReady(): void {
    const [first] = this.#all;
    if (!first) return;
    first.ready = true;
    if (!first.dropped) this.#emit({ type: "hearing.ready", utterance: first.id });
  }

  transcript(text: string, final: boolean, tone: string): void {
    const [first] = this.#all;
    if (!first) return;
    if (final) this.#remove(first);
    if (!first.dropped) {
      this.#emit({ type: "hearing.transcript", utterance: first.id, text, final, tone });
    }
    this.#advance();
  }

  /**
   * The first one ended without words. While the person speaks on already nobody asks them to say it
   * again: it is heard once more from what was recorded.
   */
  failed(error: string, code: VoiceErrorCode | undefined): void {
    const [first, next] = this.#all;
    const mayHelp = first?.stopped && !first.dropped && !first.again && !HOPELESS.has(code);
    if (first && next && mayHelp && first.audio.length > 0) {
      Object.assign(first, { begun: false, ready: false, again: true });
      this.#advance();
    } else this.refused(error, code);
  }

  /** The first one will not be heard at all. */
  refused(error: string, code?: VoiceErrorCode): void {
    const [first] = this.#all;
    if (!first) return;
    this.#remove(first);
    if (!first.dropped) this.#emit({ type: "hearing.failed", utterance: first.id, error, code });
    this.#advance();
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#all.length = 0;
  }

  #find(id: string): Utterance | undefined {
    return this.#all.find((utterance) => utterance.id === id && !utterance.dropped);
  }

  #stop(utterance: Utterance): void {
    if (utterance.stopped) return;
    utterance.stopped = true;
    if (utterance.begun) this.#line.send({ type: "stop-listening" });
  }

  #remove(utterance: Utterance): void {
    clearTimeout(this.#patience);
    this.#all.splice(this.#all.indexOf(utterance), 1);
  }

  #advance(): void {
    const [first] = this.#all;
    if (!first || first.begun || !this.#line.ready) return;
    first.begun = true;
    this.#line.send({ type: "start-listening" });
    for (const pcm of first.audio) this.#line.sendAudio(pcm);
    if (first.stopped) this.#line.send({ type: "stop-listening" });
  }
}
