/** How many bars a voice is drawn with, as the visualiser of the talk has them. */
const BARS = 32;

/** A sentence as the lengths of its bars, from 0 to 1: two breaths with a pause between. */
export const SENTENCE: readonly number[] = Array.from({ length: BARS }, (_, index) => {
  const breath = Math.abs(Math.sin((index / BARS) * Math.PI * 2));
  const syllables = 0.55 + 0.45 * Math.sin(index * 2.1) * Math.cos(index * 0.7);
  return Math.round((0.12 + 0.88 * breath * syllables) * 100) / 100;
});
