import type { ClientNeeds, StyleWish } from "../offline/reading/needs.ts";
import { STYLE_POLES } from "../offline/taxonomy/style.ts";
import type { TherapistReading } from "./therapist-reading.ts";
import { UNKNOWN, WEIGHTS, type Weighed } from "./weighing.ts";

/** Strong wishes on two dimensions make the manner count in full. */
const FULL = 1.3;
/** Below this share a therapist's manner is what the person walked away from. */
const REPEATS_IT = 0.25;
/** The wishes shown one by one; weaker ones are weighed with the last. */
const SHOWN = 4;

export function wishLabel(wish: StyleWish): string {
  const found = STYLE_POLES.find(
    ({ dimension, pole }) => dimension === wish.dimension && pole === wish.pole,
  );
  return found?.wish ?? wish.dimension;
}

/** How far the therapist's manner meets a wish, 0 to 1; repeating what drove them away earns nothing. */
function meets(wish: StyleWish, reading: TherapistReading): number {
  const found = reading.style.get(wish.dimension);
  if (found === undefined) return UNKNOWN;
  const share = (1 + wish.pole * found.value) / 2;
  return wish.fromExperience && share < REPEATS_IT ? 0 : share;
}

/** What is only to be kept clear of counts by this much of a wish. */
const KEPT_CLEAR = 0.4;

/** Whether the therapist works as the person fears; it is weighed, and never told as a wish of theirs. */
function keepsClear(needs: ClientNeeds, reading: TherapistReading): Weighed[] {
  const asked = new Set(needs.style.map(({ dimension }) => dimension));
  const avoids = needs.avoids.filter(({ dimension }) => !asked.has(dimension)).slice(0, SHOWN);
  if (avoids.length === 0) return [];
  const sum = avoids.reduce((total, { strength }) => total + strength, 0);
  const met = avoids.reduce((total, one) => total + one.strength * meets(one, reading), 0);
  return [
    {
      kind: "style",
      label: "Away from what would make you leave",
      weight: WEIGHTS.style * KEPT_CLEAR * Math.min(1, sum / FULL),
      share: met / sum,
      client: null,
      therapist: null,
    },
  ];
}

/** The manner a person asked for, by how strongly; an answer without wishes weighs nothing. */
export function weighStyle(needs: ClientNeeds, reading: TherapistReading): Weighed[] {
  const clear = keepsClear(needs, reading);
  const wishes = needs.style.slice(0, SHOWN);
  const sum = wishes.reduce((total, { strength }) => total + strength, 0);
  if (sum === 0) return clear;
  const weight = WEIGHTS.style * Math.min(1, sum / FULL);
  const asked = wishes.map(
    (wish): Weighed => ({
      kind: "style",
      label: wishLabel(wish),
      weight: (weight * wish.strength) / sum,
      share: meets(wish, reading),
      client: wish.evidence,
      therapist: reading.style.get(wish.dimension)?.evidence ?? null,
    }),
  );
  return [...asked, ...clear];
}
