import { VOICE_SAMPLE_RATE } from "@rapport/shared/protocol/voice.ts";
import { FRAME_SAMPLES } from "../frame-measures.ts";
import { SpeechDetector } from "../speech-detector.ts";

/** Whole frames of a sound, in order. */
export function* framesOf(sound: Float32Array): Generator<Float32Array> {
  for (let from = 0; from + FRAME_SAMPLES <= sound.length; from += FRAME_SAMPLES) {
    yield sound.subarray(from, from + FRAME_SAMPLES);
  }
}

/** 16-bit samples as the audio thread sends them. */
export const asPcm = (sound: Float32Array) =>
  Int16Array.from(sound, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff));

/** A stretch that was taken for speech, in seconds. */
export interface Heard {
  from: number;
  to: number;
}

/** What a detector takes for speech in a sound. */
export function heardIn(sound: Float32Array): Heard[] {
  const detector = new SpeechDetector();
  const heard: Heard[] = [];
  const end = () =>
    heard.push({
      from: detector.onset / VOICE_SAMPLE_RATE,
      to: detector.lastVoiced / VOICE_SAMPLE_RATE,
    });
  for (const frame of framesOf(sound)) if (detector.hear(frame) === "stopped") end();
  if (detector.speaking) end();
  return heard;
}
