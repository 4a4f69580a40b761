import { EXPERIENCE, NAME_MAX_LENGTH } from "@rapport/shared/constants.ts";
import { Email, type User } from "@rapport/shared/contracts/accounts.ts";
import type {
  TherapistProfile,
  TherapistProfileRequest,
} from "@rapport/shared/contracts/therapist-profile.ts";
import * as z from "zod/mini";

const YEARS = `Please enter a whole number from ${EXPERIENCE.min} to ${EXPERIENCE.max}`;

function text(limit: number) {
  return z.string().check(z.trim(), z.maxLength(limit, `Please use at most ${limit} characters`));
}

function name(which: string) {
  return text(NAME_MAX_LENGTH).check(z.minLength(1, `Please enter your ${which} name`));
}

/** Written with digits alone: neither "1e1" nor "0x1f" is how people write their years. */
function isYears(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) <= EXPERIENCE.max;
}

/** The personal information as its form holds it; of several mistakes in a field the first is shown. */
export const ProfileValues = z.object({
  firstName: name("first"),
  lastName: name("last"),
  email: z.string().check(
    z.trim(),
    z.minLength(1, "Please enter your email"),
    z.refine((value) => Email.safeParse(value).success, "Please enter a valid email address"),
  ),
  experience: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Please enter your years of experience"),
      z.refine(isYears, YEARS),
    ),
  phone: text(50),
  specialty: text(200),
  address: text(500),
  bio: text(5_000),
});
export type ProfileValues = z.infer<typeof ProfileValues>;

export const PROFILE_FIELDS = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Phone",
  experience: "Years of Experience",
  specialty: "Specialty",
  address: "Address",
  bio: "Bio",
} as const satisfies Record<keyof ProfileValues, string>;

export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as (keyof ProfileValues)[];

/** What the form starts with: the entry, or what the account says as long as there is no entry. */
export function profileValues(profile: TherapistProfile | null, user: User): ProfileValues {
  const { firstName, lastName, email } = profile ?? user;
  return {
    firstName,
    lastName,
    email,
    experience: profile ? String(profile.experience) : "",
    phone: profile?.phone ?? "",
    specialty: profile?.specialty ?? "",
    address: profile?.address ?? "",
    bio: profile?.bio ?? "",
  };
}

/** `version`: that of the entry which the values were made from; undefined when there is none yet. */
export function profileRequest(
  values: ProfileValues,
  version: number | undefined,
): TherapistProfileRequest {
  return {
    ...values,
    experience: Number(values.experience),
    ...(version === undefined ? {} : { version }),
  };
}

/**
 * Brings together what somebody typed and what was stored meanwhile, both changed from `base`. A field
 * that only one side changed takes that side's value; where both did, and differently, the typed
 * value stays and the stored one is a conflict to be shown beside it.
 */
export function mergeValues(
  base: ProfileValues,
  typed: ProfileValues,
  stored: ProfileValues,
): { merged: ProfileValues; conflicts: Partial<ProfileValues> } {
  const merged = { ...typed };
  const conflicts: Partial<ProfileValues> = {};
  for (const field of PROFILE_FIELD_NAMES) {
    const mine = typed[field].trim();
    if (mine === base[field]) merged[field] = stored[field];
    else if (stored[field] !== base[field] && stored[field] !== mine) {
      conflicts[field] = stored[field];
    }
  }
  return { merged, conflicts };
}
