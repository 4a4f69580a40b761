/** Speech in. One engine serves every session of a worker. */
export interface SpeechToText {
  readonly name: string;
  /** Utterances that wait for a recogniser. */
  readonly waiting: number;
  /** How much of an utterance is worth keeping for a second attempt; 0 where audio is decoded here, as it comes. */
  readonly retryAudioSeconds: number;
  /**
   * Starts one utterance. `onPartial` gets what was understood so far, each time it changes.
   * Rejects SpeechError "busy" when no recogniser comes free in time. The signal is this
   * utterance's own: engines listen to it, and a signal has only so many listeners.
   */
  listen(options: { onPartial?: (text: string) => void; signal: AbortSignal }): Promise<Utterance>;
  close(): Promise<void>;
}

/** What one person says between start and stop. */
export interface Utterance {
  /**
   * 24 kHz mono PCM16. Never throws; what went wrong comes out of finish(). The samples are the
   * caller's again when this returns, and are overwritten: copy what is to be kept.
   */
  write(pcm: Int16Array): void;
  /** Everything said; "" when no words were found. Rejects SpeechError. */
  finish(): Promise<string>;
  /** Frees at once; finish() then rejects. Idempotent. */
  cancel(): void;
}

/** A piece of speech: mono PCM16 at `sampleRate` hertz. */
export interface SpokenAudio {
  samples: Int16Array;
  sampleRate: number;
}

/** Speech out. One engine serves every session of a worker. */
export interface TextToSpeech {
  readonly name: string;
  /**
   * PCM as it is made; the sample rate never changes within one reply. Throws SpeechError;
   * aborting the signal, or leaving the loop, stops the engine at once.
   */
  speak(options: { text: string; tone: string; signal: AbortSignal }): AsyncIterable<SpokenAudio>;
  close(): Promise<void>;
}

/** What a worker can do; null says that it has no such engine. */
export interface Engines {
  speechToText: SpeechToText | null;
  textToSpeech: TextToSpeech | null;
}

/**
 * - `busy`: every recogniser or voice is taken and the queue is full.
 * - `timeout`: the engine did not answer in time.
 * - `unavailable`: the engine cannot be reached, or is shutting down.
 * - `failed`: the engine took the work and failed, or the work was cancelled.
 */
export type SpeechErrorCode = "busy" | "timeout" | "unavailable" | "failed";

/** What can go wrong between us and an engine. The message never repeats what was said. */
export class SpeechError extends Error {
  override readonly name = "SpeechError";

  constructor(
    readonly code: SpeechErrorCode,
    message: string,
    /** Whether a second try makes sense. */
    readonly retryable: boolean,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** What the work rejects with that its signal, or cancel(), ended. */
export const cancelled = () => new SpeechError("failed", "The work was cancelled.", false);
