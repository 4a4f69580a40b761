import type {
  ClientEvidence,
  FactorKind,
  TherapistEvidence,
} from "../../../../../shared/src/contracts/recommendation.ts";

/** One thing weighed: how much it counts, and what share of that the therapist earns, 0 to 1. */
export interface Weighed {
  kind: FactorKind;
  label: string;
  weight: number;
  share: number;
  client: ClientEvidence | null;
  therapist: TherapistEvidence | null;
}

/**
 * What counts how much, after the literature: competence in the problem first, then manner by how
 * strongly it was stated. They are brought to a sum of 100 for each client.
 */
export const WEIGHTS = {
  problem: 35,
  style: 25,
  identity: 15,
  modality: 10,
  goals: 10,
  convenience: 5,
} as const;

/** What a profile that says nothing of a thing earns: the middle, not nothing. */
export const UNKNOWN = 0.5;
