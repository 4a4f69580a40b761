import type { Meaning } from "./vocabulary/lexicon.ts";

/** Something a therapist said of their work; `weight` by how plainly and how often. */
export interface Claim<M extends Meaning = Meaning> {
  meaning: M;
  weight: number;
}

/** A thing said ten times is no stronger than one said a few times. */
const REPEATED = 0.25;
const ENOUGH = 2;

/** Adds up what is claimed, each meaning once. */
export class Ledger<M extends Meaning> {
  private readonly claims = new Map<string, Claim<M>>();

  add(meaning: M, weight: number): void {
    const known = this.claims.get(meaning.tag);
    if (known === undefined) this.claims.set(meaning.tag, { meaning, weight });
    else if (known.weight < ENOUGH) known.weight = Math.max(known.weight, weight) + REPEATED;
  }

  /** The strongest first; of equals the one said first. */
  sorted(): Claim<M>[] {
    return [...this.claims.values()].sort((a, b) => b.weight - a.weight);
  }
}
