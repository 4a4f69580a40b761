import { writeFile } from "node:fs/promises";
import { writeWav } from "../../voice-worker/src/speech/wav.ts";
import { spoken } from "../../voice-worker/src/testing/spoken.ts";

const RATE = 24_000;

/** Seconds of silence that a browser needs to begin, and for the pause that ends an utterance. */
const BEFORE = 1.5;
const AFTER = 2.5;

export interface SpokenOptions {
  /** Of flite. */
  voice?: string;
  /** Seconds of silence after each text, beside the little that surrounds it anyway. */
  after?: number;
  /** Ends each text with its last loud sample, so that there is no doubt when that is. */
  crisp?: boolean;
  /** What is heard before the first text: 24 kHz, samples from -1 to 1. */
  first?: Float32Array;
}

/** Of the loudest sample: what is quieter at the end of a voice is its fading away. */
const LOUD = 0.2;

/**
 * Writes what a browser is to take for its microphone: the sentences, each followed by a pause.
 *
 * @param path of the file, a WAV
 */
export async function writeSpoken(
  path: string,
  texts: readonly string[],
  { voice = "slt", after = AFTER, crisp = false, first = new Float32Array() }: SpokenOptions = {},
): Promise<void> {
  const parts: Int16Array[] = [
    new Int16Array(BEFORE * RATE),
    Int16Array.from(first, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767),
  ];
  for (const text of texts) {
    const speech = await spoken(text, voice);
    parts.push(crisp ? upToLastLoud(speech) : speech, new Int16Array(Math.round(after * RATE)));
  }
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  await writeFile(path, writeWav({ samples, sampleRate: RATE }));
}

function upToLastLoud(speech: Int16Array): Int16Array {
  const loudest = speech.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return speech.subarray(
    0,
    speech.findLastIndex((sample) => Math.abs(sample) > LOUD * loudest) + 1,
  );
}
