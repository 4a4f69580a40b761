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

export const EXPERT_PASSWORD_MIN_LENGTH = 6;

export const EXPERT_PASSWORD_MAX_LENGTH = 200;

/** How many may set a password for the expert pages: the first this many who come. */
export const EXPERT_PASSWORDS = 3;

/** The longest instruction that refines a contribution, in characters. */
export const REFINEMENT_LIMIT = 4_000;

/** How many questions, and how many insights, one contribution holds at most. */
export const CONTRIBUTION_ITEMS_LIMIT = 100;

/** How long the screen that says that a password was set stays. */
export const REGISTRATION_SUCCESS_MS = 3_000;

/** From a contribution's save to the page that shows it. */
export const NAVIGATION_AFTER_SAVE_MS = 500;

/** Whole years. */
export const AGE = { min: 18, max: 100 } as const;

/** Whole years. */
export const EXPERIENCE = { min: 0, max: 70 } as const;

/** What the text of an answer begins with that was concluded and not given. */
export const INFERRED_PREFIX = "[Inferred] ";

/** After this long without an end, the making of a profile has died and may be started again. */
export const GENERATION_STALE_MS = 2 * 60 * 1000;

/** How many of a client's recommendations the client area shows, newest first. */
export const RECOMMENDATIONS_SHOWN = 20;

/** What a person types to have the account deleted. */
export const DELETION_WORD = "DELETE";

/** How many turns of a conversation one request carries at most. */
export const VOICE_TURNS_LIMIT = 200;

/** How many inferred answers, or their ids, one request carries at most. */
export const INFERRED_LIMIT = 200;

/** With fewer questions of experts than this for clients, a conversation adds built-in ones. */
export const VOICE_QUESTIONS_MIN = 12;

/** How many insights open the way to a match. */
export const INSIGHTS_TO_MATCH = 7;
