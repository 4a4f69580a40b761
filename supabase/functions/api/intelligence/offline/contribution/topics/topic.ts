/**
 * What experts ask and speak about, with good questions on it for both sides. `said` finds it in
 * words, as in `text/phrases.ts`; a problem of the taxonomy is found by its own words as well.
 */
export interface Topic {
  /** The id of a problem of the taxonomy, or of a theme. */
  id: string;
  /** Reads well after "about". */
  name: string;
  said: readonly string[];
  client: readonly string[];
  therapist: readonly string[];
}
