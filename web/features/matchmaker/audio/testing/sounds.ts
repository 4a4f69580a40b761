import { readFileSync } from "node:fs";
import { VOICE_SAMPLE_RATE } from "@rapport/shared/protocol/voice.ts";

const WAV_HEADER_BYTES = 44;

/** What the recorded voices say: a woman's, "I worry about my sister", and a man's, "My work is very hard now". */
export const VOICES = ["slt", "rms"] as const;

/** A recorded voice, 24 kHz, samples from -1 to 1. */
export function speech(voice: (typeof VOICES)[number]): Float32Array {
  const file = readFileSync(new URL(`speech-${voice}.wav`, import.meta.url));
  const pcm = new Int16Array(new Uint8Array(file.subarray(WAV_HEADER_BYTES)).buffer);
  return Float32Array.from(pcm, (sample) => sample / 32_768);
}

/** Numbers from -1 to 1 that are the same every time. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

const made = (seconds: number, sample: (i: number, time: number) => number) =>
  Float32Array.from({ length: Math.round(seconds * VOICE_SAMPLE_RATE) }, (_, i) =>
    sample(i, i / VOICE_SAMPLE_RATE),
  );

export const silence = (seconds: number) => made(seconds, () => 0);

export function whiteNoise(seconds: number, seed = 1): Float32Array {
  const next = random(seed);
  return made(seconds, next);
}

/** Noise that loses 3 dB an octave, as rooms, wind and traffic do (Paul Kellet's filter). */
export function pinkNoise(seconds: number, seed = 2): Float32Array {
  const next = random(seed);
  let low = 0;
  let middle = 0;
  let high = 0;
  return made(seconds, () => {
    const white = next();
    low = 0.99765 * low + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    high = 0.57 * high + white * 1.0526913;
    return low + middle + high + white * 0.1848;
  });
}

export const tone = (hertz: number, seconds: number) =>
  made(seconds, (_, time) => Math.sin(2 * Math.PI * hertz * time));

/** What mains leave in a bad cable. */
export const hum = (seconds: number) =>
  made(seconds, (_, time) =>
    [50, 100, 150, 250, 350].reduce(
      (sum, hertz, i) => sum + Math.sin(2 * Math.PI * hertz * time) / (i + 1),
      0,
    ),
  );

/** Keys or a pen, 5 ms each, so many a second. */
export function clicks(seconds: number, aSecond = 2): Float32Array {
  const next = random(3);
  return made(seconds, (_, time) => (time % (1 / aSecond) < 0.005 ? next() : 0));
}

export function energyOf(sound: Float32Array): number {
  return Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
}

/** The same sound at another energy. */
export function atEnergy(sound: Float32Array, energy: number): Float32Array {
  const factor = energy / energyOf(sound);
  return sound.map((sample) => sample * factor);
}

/** One after the other. */
export function joined(...sounds: Float32Array[]): Float32Array {
  const all = new Float32Array(sounds.reduce((sum, sound) => sum + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    all.set(sound, at);
    at += sound.length;
  }
  return all;
}

/** Both at once, as long as the first. */
export const mixed = (sound: Float32Array, other: Float32Array) =>
  sound.map((sample, i) => sample + (other[i] ?? 0));
