import type { Factor } from "../../../../../../shared/src/contracts/recommendation.ts";
import type { Candidate, ScoredCandidate } from "../../intelligence.ts";
import { feeText } from "../../matching/weigh-reach.ts";
import type { ClientNeeds } from "../reading/needs.ts";
import { stateName } from "../taxonomy/places.ts";
import { givenName, listed, quoted } from "./phrasing.ts";

function aboutFee({ fee }: ClientNeeds, therapist: Candidate): string | null {
  if (fee === null) return null;
  const name = givenName(therapist.name);
  const text = feeText(therapist);
  const budget = fee.named ? `named about $${fee.most}` : "said that money is tight";
  if (text === null) return `${name} does not state a fee, and you ${budget}: ask about it first.`;
  const most = therapist.feeMax ?? therapist.feeMin ?? 0;
  if (most <= fee.most) return null;
  return `A session with ${name} costs ${text}, and you ${budget}: ask about the fee before you book.`;
}

function aboutPlace({ states }: ClientNeeds, therapist: Candidate): string | null {
  if (states.length === 0 || therapist.states.length > 0) return null;
  return `The profile does not say where ${givenName(therapist.name)} is licensed: ask whether that includes ${states.map(stateName).join(" or ")}.`;
}

function aboutInsurance({ insurance }: ClientNeeds, therapist: Candidate): string | null {
  if (insurance === null) return null;
  return `You mentioned ${quoted(insurance.quote)}; the profile does not say which insurance ${givenName(therapist.name)} takes, so ask before you book.`;
}

function aboutFormat({ formats }: ClientNeeds, therapist: Candidate): string | null {
  const wanted = formats.filter((format) => format.wanted).map(({ id }) => id);
  if (wanted.length === 0 || therapist.formats.length === 0) return null;
  if (therapist.formats.some((format) => wanted.includes(format))) return null;
  return `You asked for sessions ${listed(wanted.map(spoken))}; ${givenName(therapist.name)} works ${listed(therapist.formats.map(spoken))}.`;
}

function spoken(format: string): string {
  return format === "in-person" ? "in person" : `by ${format}`;
}

/** What weighs much and was hardly met. */
function weakest(factors: readonly Factor[], kind: Factor["kind"], below: number): Factor | null {
  const weak = factors.filter(
    (factor) =>
      factor.kind === kind &&
      factor.client &&
      factor.weight >= 4 &&
      factor.points < factor.weight * below,
  );
  return weak.sort((a, b) => b.weight - b.points - (a.weight - a.points))[0] ?? null;
}

/** Less than this share of the first concern is no reason to doubt. */
const WEIGHTY = 0.5;
/** Earns so little even of the first concern that it has to be said. */
const UNMET = 0.2;

function aboutFit({ therapist, factors }: ScoredCandidate): string | null {
  const name = givenName(therapist.name);
  const identity = weakest(factors, "identity", 0.5);
  if (identity?.client) {
    return `You said ${quoted(identity.client.quote)}; the profile does not speak of that, so ask ${name} directly.`;
  }
  const problem = weakest(factors, "problem", 0.4);
  const first = factors.find((factor) => factor.kind === "problem" && factor.client);
  const weighty = problem && first && problem.weight >= first.weight * WEIGHTY;
  const another = problem?.client?.quote !== first?.client?.quote;
  const unmet = problem !== null && problem.points < problem.weight * UNMET;
  if (weighty && problem.client && (another || unmet)) {
    return `${name}'s profile says less about what you put as ${quoted(problem.client.quote)}: ask how often such work comes up there.`;
  }
  const style = weakest(factors, "style", 0.45);
  if (style?.client) {
    return `You said ${quoted(style.client.quote)}; whether ${name} works that way is not certain from the profile, so say it in the first session.`;
  }
  return null;
}

function aboutTimes({ times }: ClientNeeds, therapist: Candidate): string | null {
  if (times === null) return null;
  return `You mentioned ${quoted(times.quote)}; the profile does not state hours, so ask ${givenName(therapist.name)} what is free.`;
}

function practicing(years: number): string {
  if (years < 1) return "less than a year";
  return years === 1 ? "one year" : `${years} years`;
}

/** The one thing to ask about before booking: what is unknown, dearer or less of a fit. */
export function caveatFor(best: ScoredCandidate, needs: ClientNeeds): string {
  const { therapist } = best;
  const name = givenName(therapist.name);
  const early =
    therapist.experience <= 3
      ? `${name} has been practicing for ${practicing(therapist.experience)}: ask about supervision and whom ${name} would bring in.`
      : null;
  return (
    aboutFee(needs, therapist) ??
    aboutInsurance(needs, therapist) ??
    aboutPlace(needs, therapist) ??
    aboutFormat(needs, therapist) ??
    aboutFit(best) ??
    aboutTimes(needs, therapist) ??
    early ??
    `The profile does not state when ${name} has openings: ask before you count on a date.`
  );
}
