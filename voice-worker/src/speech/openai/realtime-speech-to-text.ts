import { cancelled, type SpeechError, type SpeechToText, type Utterance } from "../ports.ts";
import { cutOff, tooLate } from "./failures.ts";
import type { RealtimeConnection } from "./realtime-connection.ts";
import type { RealtimeEvent } from "./realtime-events.ts";
import { RealtimePool, type RealtimePoolOptions } from "./realtime-pool.ts";
import { RETRY_AUDIO_SECONDS } from "./retry-audio.ts";

/** The service refuses to commit less than 100 ms. */
const MIN_SAMPLES = 2_400;

export interface RealtimeSpeechToTextOptions extends Omit<RealtimePoolOptions, "url" | "session"> {
  /** `wss://…/v1` */
  baseUrl: string;
  model: string;
  /** From finish() to the text. */
  finishMs: number;
}

/** Transcription sessions of the Realtime API: audio goes out as it is spoken, each utterance is one turn. */
export function realtimeSpeechToText(options: RealtimeSpeechToTextOptions): SpeechToText {
  const pool = new RealtimePool({
    ...options,
    url: `${options.baseUrl}/realtime?intent=transcription`,
    session: {
      type: "transcription",
      audio: {
        input: {
          format: { type: "audio/pcm", rate: 24_000 },
          transcription: { model: options.model },
          noise_reduction: { type: "near_field" },
          turn_detection: null,
        },
      },
    },
  });
  return {
    name: `openai:${options.model}`,
    retryAudioSeconds: RETRY_AUDIO_SECONDS,
    waiting: 0,
    async listen({ onPartial, signal }) {
      const connection = await pool.take(signal);
      return new RealtimeUtterance(connection, pool, options.finishMs, signal, onPartial);
    },
    close: () => pool.close(),
  };
}

class RealtimeUtterance implements Utterance {
  readonly #connection: RealtimeConnection;
  readonly #pool: RealtimePool;
  readonly #finishMs: number;
  readonly #signal: AbortSignal;
  readonly #onPartial: ((text: string) => void) | undefined;
  readonly #result: Promise<string>;
  #resolve: (text: string) => void = () => undefined;
  #reject: (error: SpeechError) => void = () => undefined;
  #item: string | null = null;
  #partial = "";
  #samples = 0;
  #isFinished = false;
  #isOver = false;
  #deadline: NodeJS.Timeout | undefined;
  readonly #onAbort = () => this.cancel();

  constructor(
    connection: RealtimeConnection,
    pool: RealtimePool,
    finishMs: number,
    signal: AbortSignal,
    onPartial: ((text: string) => void) | undefined,
  ) {
    this.#connection = connection;
    this.#pool = pool;
    this.#finishMs = finishMs;
    this.#signal = signal;
    this.#onPartial = onPartial;
    this.#result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#result.catch(() => undefined);
    signal.addEventListener("abort", this.#onAbort, { once: true });
    connection.user = {
      onEvent: (event) => this.#receive(event),
      onDown: (error) => this.#fail(error),
    };
    if (!connection.isUp) this.#fail(cutOff());
  }

  write(pcm: Int16Array): void {
    if (this.#isOver || this.#isFinished || pcm.length === 0) return;
    this.#samples += pcm.length;
    const audio = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString("base64");
    this.#connection.send({ type: "input_audio_buffer.append", audio });
  }

  finish(): Promise<string> {
    if (this.#isOver || this.#isFinished) return this.#result;
    this.#isFinished = true;
    if (this.#samples < MIN_SAMPLES) {
      this.#connection.send({ type: "input_audio_buffer.clear" });
      this.#end(() => this.#resolve(""));
    } else {
      this.#deadline = setTimeout(() => this.#fail(tooLate()), this.#finishMs);
      this.#connection.send({ type: "input_audio_buffer.commit" });
    }
    return this.#result;
  }

  cancel(): void {
    this.#fail(cancelled());
  }

  #receive(event: RealtimeEvent): void {
    switch (event.type) {
      case "input_audio_buffer.committed":
        this.#item = event.item_id;
        break;
      case "conversation.item.input_audio_transcription.delta":
        // Words come while the person speaks, before the turn is committed and has its name.
        if (this.#item !== null && event.item_id !== this.#item) break;
        this.#partial += event.delta ?? "";
        if (this.#partial.trim()) this.#onPartial?.(this.#partial.trim());
        break;
      case "conversation.item.input_audio_transcription.completed":
        if (event.item_id !== this.#item) break;
        this.#end(() => this.#resolve(event.transcript.trim()));
        break;
      case "conversation.item.input_audio_transcription.failed":
        if (event.item_id === this.#item) this.#fail(cutOff());
        break;
    }
  }

  /** What is left of this person's words on the connection must never come to the next one. */
  #fail(error: SpeechError): void {
    if (this.#isOver) return;
    this.#connection.close();
    this.#end(() => this.#reject(error));
  }

  #end(settle: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#deadline);
    this.#signal.removeEventListener("abort", this.#onAbort);
    settle();
    this.#pool.giveBack(this.#connection);
  }
}
