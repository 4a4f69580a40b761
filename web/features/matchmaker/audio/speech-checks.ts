import type { FrameMeasures } from "./frame-measures.ts";

/** How many of the five checks a frame of speech passes at least. */
export const CHECKS_NEEDED = 3;

const ENERGY = 0.05;
const MID_BAND = 0.25;
const NOISE_RATIO = 0.4;
const ZERO_CROSSINGS = { least: 0.03, most: 0.35 } as const;
/** Hertz. */
const CENTROID = { least: 800, most: 4_500 } as const;

/**
 * How many of the five checks of speech a frame passes.
 *
 * @param floor the energy of the room without a voice
 */
export function passedChecks(measures: FrameMeasures, floor: number): number {
  const { energy, midBand, zeroCrossings, centroid } = measures;
  // One by one rather than in a list: this runs for every frame.
  let passed = 0;
  if (energy > ENERGY) passed += 1;
  if (midBand > MID_BAND) passed += 1;
  if (energy > 0 && floor / energy < NOISE_RATIO) passed += 1;
  if (zeroCrossings >= ZERO_CROSSINGS.least && zeroCrossings <= ZERO_CROSSINGS.most) passed += 1;
  if (centroid >= CENTROID.least && centroid <= CENTROID.most) passed += 1;
  return passed;
}
