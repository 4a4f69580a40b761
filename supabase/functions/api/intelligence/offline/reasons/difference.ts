import type { Candidate } from "../../intelligence.ts";
import { readTherapist } from "../../matching/therapist-reading.ts";
import { feeText } from "../../matching/weigh-reach.ts";
import { STYLE_POLES } from "../taxonomy/style.ts";
import type { StyleDimension } from "../taxonomy/style-pole.ts";
import { givenName, oneOf, quoted, withSingleStops } from "./phrasing.ts";

/** Closer than this on a dimension, two therapists work alike. */
const APART = 0.6;

function contrast(first: Candidate, other: Candidate): string | null {
  const a = readTherapist(first);
  const b = readTherapist(other);
  let widest: { dimension: StyleDimension; gap: number; pole: 1 | -1; quote: string } | null = null;
  for (const [dimension, { value, evidence }] of b.style) {
    const gap = Math.abs(value - (a.style.get(dimension)?.value ?? 0));
    const clear = Math.abs(value) >= 0.35;
    if (clear && gap >= APART && gap > (widest?.gap ?? 0)) {
      widest = { dimension, gap, pole: value > 0 ? 1 : -1, quote: evidence.quote };
    }
  }
  if (widest === null) return null;
  const { dimension, pole, quote } = widest;
  const wish = STYLE_POLES.find((one) => one.dimension === dimension && one.pole === pole)?.wish;
  return `${givenName(other.name)} offers more of this than ${givenName(first.name)}: ${wish ?? "another manner"} (${quoted(quote, 90)}).`;
}

function cheaper(first: Candidate, other: Candidate): string | null {
  const [a, b] = [first.feeMin, other.feeMin];
  const text = feeText(other);
  return a !== null && b !== null && text !== null && b <= a - 30
    ? `The fee is lower: ${text}.`
    : null;
}

/** In what an alternative differs from the first recommendation, in one or two sentences. */
export function differenceFrom(first: Candidate, other: Candidate): string {
  const name = givenName(other.name);
  const focus =
    first.specialty === other.specialty || other.specialty === ""
      ? null
      : oneOf(other.id, [
          `${name}'s focus is another one: ${quoted(other.specialty)}.`,
          `${name} comes from a different corner: ${quoted(other.specialty)}.`,
        ]);
  const said = [focus, contrast(first, other), cheaper(first, other)].filter((one) => one !== null);
  if (said.length > 0) return withSingleStops(said.slice(0, 2).join(" "));
  if (other.style === "") return `${name}'s profile says little yet about the way of working.`;
  return withSingleStops(
    `${name} describes the way of working in other words: ${quoted(other.style)}.`,
  );
}
