import type { ClientEvidence } from "../../../../../../shared/src/contracts/recommendation.ts";
import type { ProblemId } from "../taxonomy/problems.ts";
import type { StyleDimension } from "../taxonomy/style-pole.ts";
import type { Whose } from "./circumstances.ts";

/** A problem that a person brings. `strength` 0 to 1, the first concern near 1. */
export interface ProblemNeed {
  id: ProblemId;
  strength: number;
  whose: Whose;
  /** Told plainly enough to speak of it to the person; else only a guess from single words. */
  sure: boolean;
  /** Told as over; worth knowing, but not what the person comes for. */
  past: boolean;
  evidence: ClientEvidence;
}

/** A wish about manner: one end of a dimension, and how strongly it was stated, 0 to 1. */
export interface StyleWish {
  dimension: StyleDimension;
  pole: 1 | -1;
  strength: number;
  /** Learned from a therapy that failed, or from what would make the person leave: firm. */
  fromExperience: boolean;
  evidence: ClientEvidence;
}

/** A wish for something that is there or not: a trait, a language, a format, a method. */
export interface Wish {
  id: string;
  /** False for what the person does not want. */
  wanted: boolean;
  /** 0 to 1. */
  strength: number;
  /** Stated as a condition, not a preference. */
  must: boolean;
  evidence: ClientEvidence;
}

/** What the person can pay a session, in US dollars. */
export interface FeeWish {
  most: number;
  /** Whether the person named the amount; else it is what a tight budget may be assumed to manage. */
  named: boolean;
  must: boolean;
  evidence: ClientEvidence;
}

/** All that the answers ask of a therapist. Lists are strongest first. */
export interface ClientNeeds {
  /** What the person told of themselves, without the practical side and what went wrong before. */
  story: string;
  problems: ProblemNeed[];
  /** Named only to say that it is not so. */
  ruledOut: ProblemId[];
  style: StyleWish[];
  /** The opposite of what would make the person leave: kept clear of, never told as their wish. */
  avoids: StyleWish[];
  identity: Wish[];
  modalities: Wish[];
  languages: Wish[];
  formats: Wish[];
  populations: Wish[];
  /** Identities that the person tells as their own, asked for in a therapist or not. */
  belongsTo: string[];
  /** Two-letter codes the person may mean; more than one when a place name is ambiguous. */
  states: string[];
  stateEvidence: ClientEvidence | null;
  fee: FeeWish | null;
  /** The insurance that the person named; no profile states which it takes. */
  insurance: ClientEvidence | null;
  /** A time of the week that the person named. */
  times: ClientEvidence | null;
  /** What would be different, in their words. */
  goal: ClientEvidence | null;
}
