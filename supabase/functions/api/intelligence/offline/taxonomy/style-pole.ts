/** How a therapist works, after the Cooper-Norcross preferences. Each has two ends. */
export const STYLE_DIMENSIONS = [
  "lead",
  "challenge",
  "intensity",
  "past",
  "structure",
  "homework",
  "pace",
  "lightness",
] as const;
export type StyleDimension = (typeof STYLE_DIMENSIONS)[number];

/** One end of a dimension: `+1` or `-1`. `wish` reads well after "You asked for". */
export interface StylePole {
  dimension: StyleDimension;
  pole: 1 | -1;
  wish: string;
  /** What a person asks for or a therapist does; sure enough wherever manner is spoken of. */
  clear: readonly string[];
  /** Words that mean it only in an answer about manner, or from a therapist about themselves. */
  bare: readonly string[];
}
