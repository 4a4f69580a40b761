import type { VoiceMeter } from "../ports.ts";

/** How many bars stand in the circle. */
export const BARS = 32;

/** One voice as it is drawn: what was measured, smoothed so that it moves and does not flicker. */
export interface VoiceShape {
  level: number;
  readonly bands: Float32Array;
  readonly measured: Float32Array;
}

/** Milliseconds in which a voice that gets louder, or quieter, is followed for the most part. */
const RISE = 35;
const FALL = 170;

/** A frame after a pause (a hidden tab) continues as if it had been this long. */
const LONGEST_STEP = 100;

export function createVoiceShape(): VoiceShape {
  return { level: 0, bands: new Float32Array(BARS), measured: new Float32Array(BARS) };
}

export function silenceVoice(shape: VoiceShape): void {
  shape.level = 0;
  shape.bands.fill(0);
}

/** Moves the shape towards what the meter says now; without a meter towards silence. */
export function followVoice(shape: VoiceShape, meter: VoiceMeter | null, elapsed: number): void {
  const step = Math.min(elapsed, LONGEST_STEP);
  const rise = 1 - Math.exp(-step / RISE);
  const fall = 1 - Math.exp(-step / FALL);
  if (meter) meter.bands(shape.measured);
  else shape.measured.fill(0);
  shape.level = towards(shape.level, meter ? meter.level() : 0, rise, fall);
  for (let band = 0; band < BARS; band += 1) {
    shape.bands[band] = towards(shape.bands[band] ?? 0, shape.measured[band] ?? 0, rise, fall);
  }
}

function towards(from: number, measured: number, rise: number, fall: number): number {
  const to = Math.min(1, Math.max(0, measured));
  return from + (to - from) * (to > from ? rise : fall);
}

/**
 * Which band a bar shows. The low voices stand at the bottom, the high ones on top, and neighbours in
 * the spectrum face each other, so that the figure is nearly the same on both sides.
 *
 * @param bar counted clockwise from the top
 */
export function bandOfBar(bar: number): number {
  const half = BARS / 2;
  return bar < half ? BARS - 1 - 2 * bar : 2 * (bar - half);
}
