import type { TherapistCase } from "./case.ts";
import { BILINGUAL_FAMILY } from "./later/bilingual-family.ts";
import { BLUNT_ADDICTION } from "./later/blunt-addiction.ts";
import { RESERVED_ANALYST } from "./later/reserved-analyst.ts";
import { POETIC_BODY_WORKER } from "./latest/poetic-body-worker.ts";
import { SCHOOL_COUNSELOR } from "./latest/school-counselor.ts";
import { TERSE_SURGEON } from "./latest/terse-surgeon.ts";
import { COUPLES_WITH_HUMOR } from "./tuning/couples-with-humor.ts";
import { VETERAN_TRAUMA } from "./tuning/veteran-trauma.ts";
import { YOUNG_GENERALIST } from "./tuning/young-generalist.ts";

/** The words of the engine were chosen with these at hand. */
export const THERAPIST_TUNING: readonly TherapistCase[] = [
  VETERAN_TRAUMA,
  YOUNG_GENERALIST,
  COUPLES_WITH_HUMOR,
];

/** Written after it, without a look at its words. */
export const THERAPIST_LATER: readonly TherapistCase[] = [
  RESERVED_ANALYST,
  BILINGUAL_FAMILY,
  BLUNT_ADDICTION,
];

/** Written after all of these were mended, and judged sentence by sentence. */
export const THERAPIST_LATEST: readonly TherapistCase[] = [
  TERSE_SURGEON,
  POETIC_BODY_WORKER,
  SCHOOL_COUNSELOR,
];
