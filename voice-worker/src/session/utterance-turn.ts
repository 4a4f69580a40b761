import { VOICE_SAMPLE_RATE } from "../../../shared/src/protocol/voice.ts";
import { Loudness } from "../speech/loudness.ts";
import type { SpeechToText, Utterance } from "../speech/ports.ts";
import { within } from "../within.ts";
import type { SessionObserver } from "./observer.ts";
import { Recording } from "./recording.ts";
import { mayRetry, recognitionTrouble } from "./speech-trouble.ts";
import { Trouble } from "./trouble.ts";

/** Seconds of audio that wait for a recogniser; it is refused or there long before. */
const BACKLOG_SECONDS = 15;

export interface UtteranceOptions {
  engine: SpeechToText;
  utteranceSeconds: number;
  transcriptTimeoutMs: number;
  retryAudioSeconds: number;
  observer: SessionObserver;
  onReady: () => void;
  onPartial: ((text: string) => void) | null;
  /** The longest utterance is full: it ends here, whatever else is said. */
  onFull: () => void;
}

/** One utterance, from `start-listening` to its transcript. */
export class UtteranceTurn {
  readonly #options: UtteranceOptions;
  readonly #abort = new AbortController();
  readonly #loudness = new Loudness();
  readonly #most: number;
  readonly #recogniser: Promise<Utterance>;
  #recording: Recording;
  #utterance: Utterance | null = null;
  #length = 0;
  #attempts = 0;

  constructor(options: UtteranceOptions) {
    this.#options = options;
    this.#most = Math.floor(options.utteranceSeconds * VOICE_SAMPLE_RATE);
    const kept = Math.max(BACKLOG_SECONDS, options.retryAudioSeconds);
    this.#recording = new Recording(kept * VOICE_SAMPLE_RATE);
    this.#recogniser = this.#open();
    // Whoever waits for it is told; until then nobody may be waiting.
    this.#recogniser.catch(() => undefined);
  }

  /** Rejects with a `Trouble` when no recogniser could be had. */
  async opened(): Promise<void> {
    await this.#recogniser;
  }

  /** @param pcm copied by who keeps it: it is overwritten by what comes next */
  write(pcm: Int16Array): void {
    const room = this.#most - this.#length;
    if (room <= 0 || this.#abort.signal.aborted) return;
    const heard = pcm.length > room ? pcm.subarray(0, room) : pcm;
    this.#length += heard.length;
    this.#loudness.hear(heard);
    this.#recording.add(heard);
    this.#utterance?.write(heard);
    if (this.#length >= this.#most) this.#options.onFull();
  }

  /**
   * What was said, within the time that a transcript may take.
   *
   * @throws Trouble when nothing was heard, no words were found or the engine failed
   */
  async transcript(): Promise<string> {
    try {
      if (!this.#loudness.heard) throw new Trouble("no-audio");
      const text = await within(this.#options.transcriptTimeoutMs, this.#recognise());
      if (text === null) throw new Trouble("timeout");
      if (text === "") throw new Trouble("empty");
      return text;
    } finally {
      this.cancel();
    }
  }

  /** Frees everything at once. */
  cancel(): void {
    this.#abort.abort();
    this.#utterance?.cancel();
    this.#recording.forget();
  }

  async #recognise(): Promise<string> {
    try {
      const utterance = await this.#recogniser;
      return (await utterance.finish()).trim();
    } catch (error) {
      if (!this.#mayTryAgain(error)) throw recognitionTrouble(error);
      try {
        const second = await this.#open();
        return (await second.finish()).trim();
      } catch (again) {
        throw recognitionTrouble(again);
      }
    }
  }

  /** Gets a recogniser, at the second attempt if need be, and gives it what was said so far. */
  async #open(): Promise<Utterance> {
    try {
      return await this.#attempt();
    } catch (error) {
      if (!this.#mayTryAgain(error)) throw recognitionTrouble(error);
      return await this.#attempt().catch((again: unknown) => {
        throw recognitionTrouble(again);
      });
    }
  }

  #mayTryAgain(error: unknown): boolean {
    if (this.#attempts > 1 || this.#abort.signal.aborted || !this.#recording.whole) return false;
    if (!mayRetry(error)) return false;
    this.#options.observer.retried("speech-to-text");
    return true;
  }

  async #attempt(): Promise<Utterance> {
    const { engine, onPartial, onReady, retryAudioSeconds } = this.#options;
    this.#attempts += 1;
    this.#utterance?.cancel();
    this.#utterance = null;
    const { signal } = this.#abort;
    const utterance = await engine.listen({ signal, ...(onPartial ? { onPartial } : {}) });
    if (signal.aborted) {
      utterance.cancel();
      throw signal.reason;
    }
    for (const piece of this.#recording.pieces()) utterance.write(piece);
    this.#utterance = utterance;
    if (retryAudioSeconds === 0) this.#recording.forget();
    onReady();
    return utterance;
  }
}
