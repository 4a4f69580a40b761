/*
 * The numbers of a voice session, milliseconds unless the name says otherwise. Those of capture and
 * protocol stand in `shared/src/protocol/voice.ts`.
 */

/** Distinct answered questions that unlock the matching. */
export const INSIGHTS_NEEDED = 7;

/** Insights at which the progress bar is full and its label switches. */
export const INSIGHTS_FOR_FULL_PROGRESS = 5;

/** Of silence after the last voiced sample: then the utterance is over. */
export const SILENCE_MS = 1_500;

/** From the end of an utterance to `stop-listening`. */
export const STOP_LISTENING_MS = 100;

/** Of silence after which the next question is asked for, in case the utterance is over. */
export const SPECULATION_MS = 400;

/** How often that is done in one utterance at most: each is a call. */
export const SPECULATIONS = 3;

/** How often listening is tried again after a failure, and how long after it. */
export const LISTENING_RETRIES = 3;
export const LISTENING_RETRY_MS = 1_000;

/** Until a refused microphone is asked for again. */
export const PERMISSION_RETRY_MS = 2_000;

/** Until a recogniser that ended by itself, with nothing said, is started again. */
export const REOPEN_MS = 50;

/** How long a transcript is waited for. */
export const TRANSCRIPT_PATIENCE_MS = 5_000;

/**
 * How long an utterance may be thought about, its transcript included, before the person has the word
 * again. Together with the wait for a first sound it stays below 10 s.
 */
export const ANALYZING_LIMIT_MS = 6_500;

/** How often one answer is asked about. */
export const ASK_ATTEMPTS = 2;

/**
 * Until what could not be sent is tried again: doubled each time, up to the longest. Nobody tells the page
 * that a server is back: for so long at most it still says that something is wrong.
 */
export const RESEND_MS = 3_000;
export const LONGEST_RESEND_MS = 15_000;

/** How often the announcement of readiness is said at most, when the person speaks over it. */
export const READINESS_TELLINGS = 3;

/** How long the first sound of a reply is waited for; its caption stands there meanwhile. */
export const SPEECH_START_MS = 3_000;

/** The longest that a reply may take once it can be heard: so much, and so much a character. */
export const SPEECH_LIMIT = { baseMs: 4_000, msPerCharacter: 150 } as const;

/** How fast speech is where nobody says how long a reply is. */
export const SPEECH_MS_PER_CHARACTER = 65;

/** How long the summary is waited for before readiness is announced without it. */
export const SUMMARY_PATIENCE_MS = 4_000;

/** How often the match is asked for, and how long after a failure. */
export const FIND_ATTEMPTS = 2;
export const FIND_RETRY_MS = 1_000;
