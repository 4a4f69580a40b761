import { cancelled, type SpeechError, type SpokenAudio, type TextToSpeech } from "../ports.ts";
import { cutOff, tooLate } from "./failures.ts";
import { PcmBytes } from "./pcm-bytes.ts";
import { readingInstructions, wordDifferences, wordsOf } from "./reading.ts";
import type { RealtimeConnection } from "./realtime-connection.ts";
import { RealtimePool, type RealtimePoolOptions } from "./realtime-pool.ts";

const SAMPLE_RATE = 24_000;

export interface RealtimeTextToSpeechOptions extends Omit<RealtimePoolOptions, "url" | "session"> {
  baseUrl: string;
  model: string;
  voice: string;
  /** Longest silence of the service before the next piece. */
  silenceMs: number;
  /** How many words of a reply the voice read otherwise than they were written. */
  onRead?: (differences: number, words: number) => void;
}

/** The Realtime API as a reader: each reply is a response of its own, outside any conversation. */
export function realtimeTextToSpeech(options: RealtimeTextToSpeechOptions): TextToSpeech {
  const output = { format: { type: "audio/pcm", rate: SAMPLE_RATE }, voice: options.voice };
  const pool = new RealtimePool({
    ...options,
    url: `${options.baseUrl}/realtime?model=${encodeURIComponent(options.model)}`,
    session: {
      type: "realtime",
      output_modalities: ["audio"],
      audio: { input: { turn_detection: null }, output },
    },
  });
  return {
    name: `openai:${options.model}`,
    async *speak({ text, tone, signal }) {
      const connection = await pool.take(signal);
      let isComplete = false;
      const reading = new Reading(connection, signal, options.silenceMs);
      try {
        connection.send({
          type: "response.create",
          response: {
            conversation: "none",
            output_modalities: ["audio"],
            audio: { output },
            instructions: readingInstructions(tone),
            input: [{ type: "message", role: "user", content: [{ type: "input_text", text }] }],
          },
        });
        const pcm = new PcmBytes();
        for (let bytes = await reading.next(); bytes; bytes = await reading.next()) {
          const samples = pcm.push(bytes);
          if (samples.length > 0) yield { samples, sampleRate: SAMPLE_RATE } satisfies SpokenAudio;
        }
        isComplete = true;
        options.onRead?.(wordDifferences(text, reading.transcript), wordsOf(text).length);
      } finally {
        // A reply under way would go on into the next one's ears.
        if (!isComplete) connection.close();
        reading.close();
        pool.giveBack(connection);
      }
    },
    close: () => pool.close(),
  };
}

/** The events of one response, as pieces of sound to ask for. */
class Reading {
  transcript = "";
  readonly #pieces: Buffer[] = [];
  readonly #signal: AbortSignal;
  readonly #silenceMs: number;
  readonly #onAbort = () => this.#stop(cancelled());
  #isDone = false;
  #error: SpeechError | null = null;
  #wake: () => void = () => undefined;

  constructor(connection: RealtimeConnection, signal: AbortSignal, silenceMs: number) {
    this.#signal = signal;
    this.#silenceMs = silenceMs;
    connection.user = {
      onEvent: (event) => {
        if (event.type === "response.output_audio.delta") {
          this.#pieces.push(Buffer.from(event.delta, "base64"));
        } else if (event.type === "response.output_audio_transcript.done") {
          this.transcript += event.transcript;
        } else if (event.type === "response.done") {
          if (event.response.status === "completed") this.#isDone = true;
          else this.#error = cutOff();
        }
        this.#wake();
      },
      onDown: (error) => this.#stop(error),
    };
    if (!connection.isUp) this.#stop(cutOff());
    if (signal.aborted) this.#stop(cancelled());
    signal.addEventListener("abort", this.#onAbort, { once: true });
  }

  close(): void {
    this.#signal.removeEventListener("abort", this.#onAbort);
  }

  /** Null at the end. */
  async next(): Promise<Buffer | null> {
    const late = setTimeout(() => this.#stop(tooLate()), this.#silenceMs);
    try {
      for (;;) {
        if (this.#error) throw this.#error;
        const piece = this.#pieces.shift();
        if (piece) return piece;
        if (this.#isDone) return null;
        await new Promise<void>((wake) => {
          this.#wake = wake;
        });
      }
    } finally {
      clearTimeout(late);
    }
  }

  #stop(error: SpeechError): void {
    this.#error ??= error;
    this.#wake();
  }
}
