import { ABUSE } from "./abuse.ts";
import type { Expression } from "./expression.ts";
import { HARM_TO_OTHERS } from "./harm-to-others.ts";
import { HINTS } from "./hints.ts";
import { MEDICAL } from "./medical.ts";
import { OTHER_LANGUAGES } from "./other-languages.ts";
import { PSYCHOSIS } from "./psychosis.ts";
import { SELF_HARM } from "./self-harm.ts";
import { SPANISH } from "./spanish.ts";
import { SUICIDE } from "./suicide.ts";
import { INDIRECT } from "./suicide-more.ts";
import { TOLD_BY_DEEDS } from "./told-by-deeds.ts";

/** Everything that a text is searched for. */
export const EXPRESSIONS: readonly Expression[] = [
  ...SUICIDE,
  ...INDIRECT,
  ...SELF_HARM,
  ...HARM_TO_OTHERS,
  ...ABUSE,
  ...PSYCHOSIS,
  ...MEDICAL,
  ...SPANISH,
  ...OTHER_LANGUAGES,
  ...TOLD_BY_DEEDS,
  ...HINTS,
];
