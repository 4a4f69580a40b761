import { HELD_OUT_BODY_AND_HABITS } from "./held-out/body-and-habits.ts";
import { HELD_OUT_MANNER } from "./held-out/manner.ts";
import { HELD_OUT_MIND } from "./held-out/mind.ts";
import { HELD_OUT_PEOPLE_AND_LIFE } from "./held-out/people-and-life.ts";
import type { Vignette } from "./vignette.ts";

/**
 * The cases that only measure. Whoever works on the matching does not read them and changes nothing
 * because of a single one of them; that is what `tuning.ts` is for.
 */
export const HELD_OUT: Vignette[] = [
  ...HELD_OUT_MIND,
  ...HELD_OUT_BODY_AND_HABITS,
  ...HELD_OUT_PEOPLE_AND_LIFE,
  ...HELD_OUT_MANNER,
];
