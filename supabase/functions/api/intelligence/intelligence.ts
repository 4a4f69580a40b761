import type { Engine } from "../../../../shared/src/contracts/primitives.ts";
import type { Factor } from "../../../../shared/src/contracts/recommendation.ts";
import type { Safety } from "../../../../shared/src/contracts/safety.ts";
import type { Therapist } from "../../../../shared/src/contracts/therapists.ts";

/** An answer together with the question it answers. */
export interface ClientAnswer {
  questionId: string;
  question: string;
  answer: string;
}

/** A therapist with all that matching may look at. Fees in US dollars a session; `states` as "CA". */
export interface Candidate extends Therapist {
  modalities: string[];
  populations: string[];
  languages: string[];
  formats: ("in-person" | "video" | "phone")[];
  states: string[];
  feeMin: number | null;
  feeMax: number | null;
}

/** A candidate with the deterministic score, 0 to 100, and what it is made of. */
export interface ScoredCandidate {
  therapist: Candidate;
  score: number;
  factors: Factor[];
}

/** One therapist in an engine's ranking, best first. `difference` is empty for the first. */
export interface RankedTherapist {
  therapistId: string;
  matchReasoning: string;
  difference: string;
}

/** At most three therapists, best first, and the one caveat that belongs to the first. */
export interface Ranking {
  therapists: RankedTherapist[];
  caveat: string;
}

export interface RankInput {
  answers: ClientAnswer[];
  /** The shortlist, best score first; at most `SHORTLIST_LIMIT`. */
  candidates: ScoredCandidate[];
}

/** The client's personality profile: paragraphs apart by a blank line, and what was analysed. */
export interface PersonalityProfile {
  personalityProfile: string;
  tags: string[];
  summary: string;
}

/** Words of a person, and the question they answer: "sometimes" alone cannot be read without it. */
export interface RiskText {
  text: string;
  question?: string;
}

/** What a call says of itself, so that the row that keeps its result can say which engine made it. */
export interface Made<T> {
  result: T;
  engine: Engine;
}

/**
 * The intelligent work of the product, behind one interface with two engines. Every text a person
 * wrote is data to it, never instruction.
 */
export interface Intelligence {
  readonly engine: Engine;
  /** Orders the shortlist, says why in words of both sides, and picks two that differ. Rejects on an empty shortlist. */
  rank(input: RankInput): Promise<Made<Ranking>>;
  /** Describes the person from their answers, and only from them. */
  profileClient(answers: ClientAnswer[]): Promise<Made<PersonalityProfile>>;
  /** What the texts say about the person's safety; null when nothing is said. */
  assessRisk(texts: RiskText[]): Promise<Safety | null>;
}
