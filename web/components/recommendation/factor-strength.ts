import type { Factor } from "@rapport/shared/contracts/recommendation.ts";

/**
 * How well a factor speaks for the therapist: a word, and 0 to 5 dots. A fit is only claimed where the
 * therapist's own words bear it out; what is merely unknown earns points, but is no fit.
 */
export function strengthOf({ points, weight, client, therapist }: Factor): {
  word: string;
  dots: number;
} {
  if (!therapist) return { word: client ? "Not in the profile" : "Not mentioned", dots: 0 };
  const share = weight > 0 ? Math.min(1, Math.max(0, points / weight)) : 0;
  const word = share >= 0.75 ? "Strong fit" : share >= 0.4 ? "Good fit" : "Partial fit";
  return { word, dots: Math.max(1, Math.round(share * 5)) };
}
