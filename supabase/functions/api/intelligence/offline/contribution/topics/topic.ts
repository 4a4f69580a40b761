/** A question and why it matters: one sentence for the person who is asked. */
export type Asking = readonly [question: string, why: string];

/**
 * What experts ask and speak about, with good questions on it for both sides and what it means when
 * people are matched. `said` finds it in words, as in `text/phrases.ts`; a problem of the taxonomy is
 * found by its own words as well.
 */
export interface Topic {
  /** The id of a problem of the taxonomy, or of a theme. */
  id: string;
  /** Reads well after "about". */
  name: string;
  /** Why it matters to whoever is asked, in one sentence; no other topic says the same. */
  matters: string;
  said: readonly string[];
  client: readonly Asking[];
  therapist: readonly Asking[];
  /** Where a client's answers show it; reads after "Look at". */
  signal: string;
  /** Whom it speaks for, and against: "therapists who …". */
  favor: string;
  avoid: string;
}
