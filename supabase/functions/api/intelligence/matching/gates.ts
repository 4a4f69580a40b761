import type { Candidate } from "../intelligence.ts";
import type { ClientNeeds, ProblemNeed, Wish } from "../offline/reading/needs.ts";
import { IDENTITIES } from "../offline/taxonomy/identities.ts";
import { stateName } from "../offline/taxonomy/places.ts";
import { NEEDS_SPECIALIST, type ProblemId, problemOf } from "../offline/taxonomy/problems.ts";
import { audienceOf, isAmong } from "./audience.ts";
import type { TherapistReading } from "./therapist-reading.ts";
import { competence } from "./weigh-problems.ts";

/**
 * A condition that a therapist passes or not. `firm` gates leave a therapist out; the others are
 * wishes about reach (fee, format) that cost rank. `label` reads well after "nobody here".
 */
export interface Gate {
  kind: "state" | "identity" | "language" | "format" | "fee" | "problem" | "audience";
  firm: boolean;
  label: string;
  passes(therapist: Candidate, reading: TherapistReading): boolean;
}

/** Below this the first problem is a guess, and a refusal of it decides nothing. */
const SURE = 0.6;
/** Less than this is what any therapist brings to anything. */
const LEAST_COMPETENCE = 0.2;
/** What wants a specialist is not taken on by who only works near it. */
const LEAST_OF_SPECIALISTS = 0.3;

const leastFor = (id: ProblemId) =>
  NEEDS_SPECIALIST.has(id) ? LEAST_OF_SPECIALISTS : LEAST_COMPETENCE;
/** A budget that is only named, not set as a limit, stretches by so much. */
const STRETCH = 1.2;

const traitLabel = (id: string) => IDENTITIES.find((trait) => trait.id === id)?.label ?? id;

function stateGate(states: readonly string[]): Gate {
  return {
    kind: "state",
    firm: true,
    label: `is licensed in ${states.map(stateName).join(" or ")}`,
    passes: ({ states: licensed }) =>
      licensed.length === 0 || licensed.some((state) => states.includes(state)),
  };
}

const GENDERS = ["woman", "man", "non-binary"];

function identityGate({ id, wanted }: Wish): Gate {
  if (!wanted) {
    return {
      kind: "identity",
      firm: true,
      label: `is anything but ${traitLabel(id)}`,
      passes: (_, { identity }) => {
        if ((identity.get(id)?.value ?? 0) >= 1) return false;
        // Who must not be a man has to be known to be something else; a name proves nothing.
        const others = GENDERS.filter((gender) => gender !== id);
        return (
          !GENDERS.includes(id) || others.some((other) => (identity.get(other)?.value ?? 0) >= 1)
        );
      },
    };
  }
  return {
    kind: "identity",
    firm: true,
    label: `says of themselves that they are ${traitLabel(id)}`,
    passes: (_, { identity }) => (identity.get(id)?.value ?? 0) >= 1,
  };
}

function languageGate({ id }: Wish): Gate {
  return {
    kind: "language",
    firm: true,
    label: `works in ${id}`,
    passes: ({ languages }) => languages.includes(id),
  };
}

function formatGates(formats: readonly Wish[]): Gate[] {
  const wanted = formats.filter((format) => format.wanted);
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  return [
    {
      kind: "format",
      firm: wanted.some(({ must }) => must),
      label: `offers sessions ${ids.map((id) => (id === "in-person" ? "in person" : `by ${id}`)).join(" or ")}`,
      passes: ({ formats: offered }) =>
        offered.length === 0 || offered.some((format) => ids.includes(format)),
    },
  ];
}

function feeGate(most: number, must: boolean): Gate {
  const limit = must ? most : most * STRETCH;
  return {
    kind: "fee",
    firm: must,
    label: `has a fee of $${most} or less`,
    passes: ({ feeMin }) => feeMin === null || feeMin <= limit,
  };
}

/**
 * Whoever takes on none of what the person surely brings is not a match, however well the manner
 * fits. A refusal of the first problem decides alone.
 */
function problemGate(brought: readonly ProblemNeed[]): Gate[] {
  const [first] = brought;
  if (first === undefined) return [];
  return [
    {
      kind: "problem",
      firm: true,
      label: `takes on ${problemOf(first.id).label}`,
      passes: (_, reading) =>
        !reading.refused.has(first.id) &&
        // A profile that names no problem at all is unknown, not unfit.
        (reading.problems.size === 0 ||
          brought.some(({ id }) => competence(id, reading).value >= leastFor(id))),
    },
  ];
}

/** A practice for particular people is no first address for somebody who is not one of them. */
function audienceGate(needs: ClientNeeds): Gate {
  return {
    kind: "audience",
    firm: false,
    label: "works with people like you first of all",
    passes: (therapist) => isAmong(audienceOf(therapist), needs),
  };
}

/** All that decides who is considered at all, and what costs rank when it is missed. */
export function gatesOf(needs: ClientNeeds): Gate[] {
  const gates: Gate[] = [audienceGate(needs)];
  if (needs.states.length > 0) gates.push(stateGate(needs.states));
  for (const wish of needs.identity) if (wish.must) gates.push(identityGate(wish));
  for (const wish of needs.languages) if (wish.must) gates.push(languageGate(wish));
  gates.push(...formatGates(needs.formats));
  if (needs.fee) gates.push(feeGate(needs.fee.most, needs.fee.must));
  const current = needs.problems.filter(({ past }) => !past);
  // The first problem has to be sure: else nobody can say what the person comes for.
  // Who has to be spoken to in a language is better off with who speaks it than with nobody.
  const spoken = needs.languages.some(({ must, wanted }) => must && wanted);
  if (!spoken && current[0]?.sure && current[0].strength >= SURE) {
    gates.push(...problemGate(current.filter(({ sure, strength }) => sure && strength >= SURE)));
  }
  return gates;
}
