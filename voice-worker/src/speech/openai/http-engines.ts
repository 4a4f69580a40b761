import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError, toFile } from "openai";
import { within } from "../../within.ts";
import { cancelled, SpeechError, type SpeechToText, type TextToSpeech } from "../ports.ts";
import { writeWav } from "../wav.ts";
import { cutOff, malformed, refusal, tooLate } from "./failures.ts";
import { PcmBytes } from "./pcm-bytes.ts";
import { manner } from "./reading.ts";
import { RETRY_AUDIO_SECONDS } from "./retry-audio.ts";

const SAMPLE_RATE = 24_000;

export interface HttpOptions {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
}

/** No retries of its own: the session decides, for a person is waiting. */
const clientOf = ({ baseUrl, apiKey, timeoutMs }: HttpOptions) =>
  new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: timeoutMs });

/** `/audio/transcriptions`: the whole utterance once it is over. */
export function httpSpeechToText(
  options: HttpOptions & { maxUtteranceSeconds: number },
): SpeechToText {
  const client = clientOf(options);
  const closing = new AbortController();

  async function transcribe(samples: Int16Array, signal: AbortSignal): Promise<string> {
    if (samples.length === 0) return "";
    try {
      const file = await toFile(writeWav({ samples, sampleRate: SAMPLE_RATE }), "speech.wav", {
        type: "audio/wav",
      });
      const body = { file, model: options.model, response_format: "json" } as const;
      const { text } = await client.audio.transcriptions.create(body, { signal });
      if (typeof text !== "string") throw malformed();
      return text.trim();
    } catch (error) {
      throw failureOf(error, signal);
    }
  }

  return {
    name: `openai:${options.model}`,
    retryAudioSeconds: RETRY_AUDIO_SECONDS,
    waiting: 0,
    async listen({ signal: outer }) {
      const stop = new AbortController();
      const signal = AbortSignal.any([outer, stop.signal, closing.signal]);
      if (signal.aborted) throw cancelled();
      const kept: Int16Array[] = [];
      let length = 0;
      return {
        write(pcm) {
          if (signal.aborted || length + pcm.length > options.maxUtteranceSeconds * SAMPLE_RATE)
            return;
          kept.push(pcm.slice());
          length += pcm.length;
        },
        async finish() {
          if (signal.aborted) throw cancelled();
          const all = new Int16Array(length);
          let at = 0;
          for (const pcm of kept.splice(0)) {
            all.set(pcm, at);
            at += pcm.length;
          }
          return transcribe(all, signal);
        },
        cancel() {
          kept.length = 0;
          stop.abort();
        },
      };
    },
    close: async () => closing.abort(),
  };
}

/** `/audio/speech`: raw PCM, played on as it comes. */
export function httpTextToSpeech(options: HttpOptions & { voice: string }): TextToSpeech {
  const client = clientOf(options);
  const closing = new AbortController();
  return {
    name: `openai:${options.model}`,
    async *speak({ text, tone, signal: outer }) {
      const over = new AbortController();
      const signal = AbortSignal.any([outer, over.signal, closing.signal]);
      try {
        const answer = await client.audio.speech.create(
          {
            model: options.model,
            voice: options.voice,
            input: text,
            instructions: `Speak ${manner(tone)}.`,
            response_format: "pcm",
          },
          { signal },
        );
        if (!answer.body || /json|text/.test(answer.headers.get("content-type") ?? "")) {
          throw malformed();
        }
        const pcm = new PcmBytes();
        const reader = answer.body.getReader();
        for (;;) {
          // The client's time-out covers the headers alone; a body that stops is the other half.
          const part = await within(options.timeoutMs, reader.read());
          if (part === null) throw tooLate();
          if (part.done) break;
          const samples = pcm.push(part.value);
          if (samples.length > 0) yield { samples, sampleRate: SAMPLE_RATE };
        }
      } catch (error) {
        throw failureOf(error, outer);
      } finally {
        over.abort();
      }
    },
    close: async () => closing.abort(),
  };
}

function failureOf(error: unknown, signal: AbortSignal): SpeechError {
  if (error instanceof SpeechError) return error;
  if (signal.aborted || error instanceof APIUserAbortError) return cancelled();
  if (error instanceof APIConnectionTimeoutError) return tooLate();
  if (error instanceof APIError && error.status !== undefined) return refusal(error.status);
  if (error instanceof SyntaxError) return malformed();
  // Kept apart from its cause, which may hold the text or the key.
  return cutOff();
}
