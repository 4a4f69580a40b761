import type { ContributionCase } from "./contribution-case.ts";
import { BULLET_NOTES } from "./tuning/bullet-notes.ts";
import { CASE_STORY } from "./tuning/case-story.ts";
import { DICTATED_STREAM } from "./tuning/dictated-stream.ts";
import { HOSTILE } from "./tuning/hostile.ts";
import { MIXED_AUDIENCES } from "./tuning/mixed-audiences.ts";
import { ORDERLY_LIST } from "./tuning/orderly-list.ts";

/**
 * Texts that the rules were written with; they may be read when a rule is changed.
 */
export const TUNING_TEXTS: readonly ContributionCase[] = [
  BULLET_NOTES,
  CASE_STORY,
  DICTATED_STREAM,
  HOSTILE,
  MIXED_AUDIENCES,
  ORDERLY_LIST,
];
