/** Whom the experts speak of. `other`: colleagues, relatives and whoever else is neither. */
export type Role = "client" | "therapist" | "other";

const list = (words: string) => words.split(/\s+/);

const CLIENT = list(
  "client clients patient patients people person persons someone somebody anyone anybody everyone everybody folks folk men women man woman couple couples teenager teenagers teens veteran veterans newcomer newcomers caller callers applicant applicants individual individuals adults",
);
const THERAPIST = list(
  "therapist therapists clinician clinicians counselor counselors counsellor counsellors provider providers practitioner practitioners psychologist psychologists psychiatrist psychiatrists colleague colleagues analyst analysts shrink",
);
const OTHER = list(
  "supervisor supervisors supervisee supervisees trainee trainees parent parents caregiver caregivers carer carers partner partners spouse spouses family families relatives husband wife teacher teachers school schools doctor doctors gp gps physician physicians nurse nurses midwife midwives physiotherapist physiotherapists coach coaches employer employers lawyer lawyers mother father mothers fathers manager managers team teams staff receptionist referrer referrers interpreter interpreters",
);

const ROLES = new Map<string, Role>([
  ...OTHER.map((word) => [word, "other"] as const),
  ...CLIENT.map((word) => [word, "client"] as const),
  ...THERAPIST.map((word) => [word, "therapist"] as const),
]);

/** The role a noun names; null for every other word. */
export function roleOf(word: string): Role | null {
  return ROLES.get(word.replace(/'s?$/, "")) ?? null;
}

const SINGULAR_ROLE = new Set(
  list(
    "client patient person someone somebody anyone anybody everyone everybody man woman teenager veteran newcomer caller applicant individual therapist clinician counselor counsellor provider practitioner psychologist psychiatrist colleague analyst shrink supervisor supervisee trainee parent caregiver carer partner spouse teacher doctor gp physician couple",
  ),
);

export const isSingularRole = (word: string) => SINGULAR_ROLE.has(word);

/** Words in a regular expression for whoever may be asked. */
export const ADDRESSEE = `(?:(?:all|both|each|every|any|the|a|an|your|my|our|new|prospective|potential|most|these|those|their|of|couple|young|older|child|other|future|would-be) ){0,4}(?:${[...CLIENT, ...THERAPIST, ...OTHER].join("|")})`;
