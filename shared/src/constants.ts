/** The product's numbers that more than one runtime must agree on. Milliseconds unless the name says otherwise. */

/** The longest answer, note or thought that one field takes, in characters. */
export const TEXT_LIMIT = 20_000;

/** The largest request body that the API reads, in bytes. */
export const REQUEST_LIMIT_BYTES = 64 * 1024;

export const PASSWORD_MIN_LENGTH = 8;

/** bcrypt, which Supabase Auth hashes with, ignores what follows the 72nd byte. */
export const PASSWORD_MAX_BYTES = 72;

export const NAME_MAX_LENGTH = 100;

/** Keys in the browser's local storage. */
export const STORAGE_KEYS = {
  user: "user",
  authToken: "authToken",
  expertAccess: "therapist_input_auth",
} as const;

export const DICTATION_LANGUAGE = "en-US";

/** A match is the recommended therapist and this many more who differ from it. */
export const ALTERNATIVES = 2;

/** How many therapists at most are weighed one by one; the rest are left out by an indexed query. */
export const SHORTLIST_LIMIT = 30;
