import type { SpeechToText } from "../ports.ts";
import { startRecogniser } from "./recogniser.ts";
import { RecogniserPool } from "./recogniser-pool.ts";

const SAMPLES_A_SECOND = 24_000;

export interface LocalSpeechToTextOptions {
  /** Recognisers, 144 MB each; more than the machine has cores only adds waiting. */
  recognisers: number;
  /** Utterances that may wait for one. */
  maxWaiting: number;
  /** Audio of all who wait: 48 kB a second. */
  maxBufferedSeconds: number;
  maxUtteranceSeconds: number;
  /** From the end of an utterance to its text, waiting included. */
  finishMs: number;
  /** Without a sign of life from a recogniser that has work. */
  hangMs: number;
  /** Another program for the recognisers' threads: tests use one that misbehaves. */
  thread?: URL;
}

/** Recognition on this machine. Resolves once every recogniser is loaded and warm. */
export async function openPocketsphinx(options: LocalSpeechToTextOptions): Promise<SpeechToText> {
  const pool = await RecogniserPool.open({
    size: options.recognisers,
    maxWaiting: options.maxWaiting,
    maxBufferedSamples: options.maxBufferedSeconds * SAMPLES_A_SECOND,
    maxSamplesAnUtterance: options.maxUtteranceSeconds * SAMPLES_A_SECOND,
    finishMs: options.finishMs,
    start: (onDeath) =>
      startRecogniser({
        hangMs: options.hangMs,
        onDeath,
        ...(options.thread && { thread: options.thread }),
      }),
  });
  return {
    name: "local:pocketsphinx",
    retryAudioSeconds: 0,
    get waiting() {
      return pool.waiting;
    },
    async listen({ onPartial, signal }) {
      signal.throwIfAborted();
      return pool.listen(signal, onPartial);
    },
    close: () => pool.close(),
  };
}
