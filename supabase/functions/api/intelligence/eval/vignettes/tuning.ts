import { TUNING_BODY_AND_HABITS } from "./tuning/body-and-habits.ts";
import { crossroadsVignettes } from "./tuning/crossroads.ts";
import { crossroadsPeopleVignettes } from "./tuning/crossroads-people.ts";
import { everydayVignettes } from "./tuning/everyday.ts";
import { everydayBodyVignettes } from "./tuning/everyday-body.ts";
import { TUNING_MANNER } from "./tuning/manner.ts";
import { metAgainVignettes } from "./tuning/met-again.ts";
import { TUNING_MIND } from "./tuning/mind.ts";
import { TUNING_PEOPLE_AND_LIFE } from "./tuning/people-and-life.ts";
import { spokenLivesVignettes } from "./tuning/spoken-lives.ts";
import { spokenPeopleVignettes } from "./tuning/spoken-people.ts";
import type { Vignette } from "./vignette.ts";

/** The cases to look at while the matching is being worked on. */
export const TUNING: Vignette[] = [
  ...TUNING_MIND,
  ...TUNING_BODY_AND_HABITS,
  ...TUNING_PEOPLE_AND_LIFE,
  ...TUNING_MANNER,
  ...everydayVignettes,
  ...everydayBodyVignettes,
  ...crossroadsVignettes,
  ...crossroadsPeopleVignettes,
  ...spokenLivesVignettes,
  ...spokenPeopleVignettes,
  ...metAgainVignettes,
];
