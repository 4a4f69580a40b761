import type { TextToSpeech } from "../ports.ts";
import { delay, type Fault, suffer } from "./faults.ts";

export interface FakeTextToSpeechOptions {
  /** Milliseconds until the first piece, and between pieces. */
  firstDelayMs?: number;
  pieceDelayMs?: number;
  /** Audio a character of text: about what a person speaks. */
  msPerCharacter?: number;
  sampleRate?: number;
  /** Length of one piece, in milliseconds. */
  pieceMs?: number;
  /** One entry a call of speak(); null is a call that goes well. */
  faults?: readonly (Fault | null)[];
  /** A fault comes after so many pieces: in the middle of a reply. */
  piecesBeforeFault?: number;
}

/** What a test may look at. */
export interface FakeTextToSpeech extends TextToSpeech {
  /** What was asked for, oldest first. */
  readonly asked: readonly { text: string; tone: string }[];
  /** Replies under way. */
  readonly speaking: number;
  readonly closed: boolean;
}

const TONE_HZ = 440;

/** A voice of any delay and fault, that hums a note as long as the text; nothing in it is random. */
export function fakeTextToSpeech(options: FakeTextToSpeechOptions = {}): FakeTextToSpeech {
  const { sampleRate = 24_000, msPerCharacter = 60, pieceMs = 200 } = options;
  const faults = [...(options.faults ?? [])];
  const asked: { text: string; tone: string }[] = [];
  let speaking = 0;
  let closed = false;

  return {
    name: "fake",
    asked,
    get speaking() {
      return speaking;
    },
    get closed() {
      return closed;
    },
    async *speak({ text, tone, signal }) {
      asked.push({ text, tone });
      const fault = faults.shift() ?? null;
      speaking += 1;
      try {
        const total = Math.round((text.length * msPerCharacter * sampleRate) / 1000);
        const step = Math.round((pieceMs * sampleRate) / 1000);
        let piece = 0;
        for (let from = 0; from < total; from += step, piece += 1) {
          if (fault && piece >= (options.piecesBeforeFault ?? 0)) await suffer(fault, signal);
          await delay((piece === 0 ? options.firstDelayMs : options.pieceDelayMs) ?? 0, signal);
          yield { samples: hum(from, Math.min(step, total - from), sampleRate), sampleRate };
        }
        if (fault) await suffer(fault, signal);
      } finally {
        speaking -= 1;
      }
    },
    async close() {
      closed = true;
    },
  };
}

function hum(from: number, length: number, sampleRate: number): Int16Array {
  const step = (2 * Math.PI * TONE_HZ) / sampleRate;
  return Int16Array.from({ length }, (_, i) => Math.round(8000 * Math.sin(step * (from + i))));
}
