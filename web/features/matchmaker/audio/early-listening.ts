/** The share of a clip after which listening may begin, and of a short one. */
const NEARLY_ALL = 0.9;
const NEARLY_ALL_OF_SHORT = 0.8;
const SHORT_MS = 3_000;

/** How long a clip of unknown length is let play. */
const UNKNOWN_MS = 1_000;

/** Bits a millisecond of the worker's MP3. */
const BITS_PER_MS = 128;

/** How long so many bytes of MP3 play. */
export const playingTime = (bytes: number): number => (bytes * 8) / BITS_PER_MS;

export interface Progress {
  /** What has been played. */
  playedMs: number;
  /** Null until it is known. */
  durationMs: number | null;
  /** How long what has arrived plays: the least that an unknown duration can be. */
  arrivedMs: number;
}

/**
 * Whether a clip is so near its end that listening may begin. One that is still arriving has no known
 * length: a second of it is enough, unless more has arrived already than is nearly played.
 */
export function isNearlyDone({ playedMs, durationMs, arrivedMs }: Progress): boolean {
  if (durationMs !== null) return playedMs >= nearEndOf(durationMs);
  return playedMs >= UNKNOWN_MS && playedMs >= nearEndOf(arrivedMs);
}

const nearEndOf = (durationMs: number) =>
  durationMs * (durationMs < SHORT_MS ? NEARLY_ALL_OF_SHORT : NEARLY_ALL);
