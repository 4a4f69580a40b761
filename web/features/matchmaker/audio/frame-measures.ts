import { VOICE_SAMPLE_RATE } from "@rapport/shared/protocol/voice.ts";
import { Spectrum } from "./spectrum.ts";

/** Samples that are judged together: 21 ms. */
export const FRAME_SAMPLES = 512;

/** Hertz: what a telephone passes on, and enough to understand speech. */
const MID_BAND = { low: 300, high: 3_400 } as const;

const HERTZ_PER_BIN = VOICE_SAMPLE_RATE / FRAME_SAMPLES;

/** What a frame of sound is like; samples count from -1 to 1. */
export interface FrameMeasures {
  /** Root of the mean square. */
  energy: number;
  /** Share of the spectrum's magnitudes that lies in the mid band. */
  midBand: number;
  /** Changes of sign a sample. */
  zeroCrossings: number;
  /** Hertz: the middle of the spectrum, each frequency weighted with its magnitude. */
  centroid: number;
}

/** Measures frame after frame without making anything but the first time. */
export class FrameMeter {
  readonly #spectrum = new Spectrum(FRAME_SAMPLES);
  readonly #measures: FrameMeasures = { energy: 0, midBand: 0, zeroCrossings: 0, centroid: 0 };

  /** @returns an object that the next call changes */
  measure(frame: Float32Array): FrameMeasures {
    let squares = 0;
    let crossings = 0;
    let before = frame[0] ?? 0;
    for (const sample of frame) {
      squares += sample * sample;
      if (sample >= 0 !== before >= 0) crossings += 1;
      before = sample;
    }
    this.#measures.energy = Math.sqrt(squares / frame.length);
    this.#measures.zeroCrossings = crossings / frame.length;
    this.#weigh(frame);
    return this.#measures;
  }

  #weigh(frame: Float32Array): void {
    this.#spectrum.measure(frame);
    let all = 0;
    let mid = 0;
    let weighted = 0;
    const { magnitudes } = this.#spectrum;
    for (let bin = 0; bin < magnitudes.length; bin += 1) {
      const magnitude = magnitudes[bin] ?? 0;
      const hertz = bin * HERTZ_PER_BIN;
      all += magnitude;
      weighted += hertz * magnitude;
      if (hertz >= MID_BAND.low && hertz <= MID_BAND.high) mid += magnitude;
    }
    this.#measures.midBand = all === 0 ? 0 : mid / all;
    this.#measures.centroid = all === 0 ? 0 : weighted / all;
  }
}
