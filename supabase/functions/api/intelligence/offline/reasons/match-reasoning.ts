import type {
  ClientEvidence,
  Factor,
} from "../../../../../../shared/src/contracts/recommendation.ts";
import type { Candidate, ScoredCandidate } from "../../intelligence.ts";
import { givenName, oneOf, quoted, withSingleStops } from "./phrasing.ts";

/** A factor that speaks for the therapist: enough of its weight earned, and words on both sides. */
type Shown = Factor & {
  client: NonNullable<Factor["client"]>;
  therapist: NonNullable<Factor["therapist"]>;
};

const EARNED: Record<Factor["kind"], number> = {
  problem: 0.45,
  style: 0.6,
  identity: 0.6,
  modality: 0.6,
  goals: 0.6,
  convenience: 0.9,
};

function speaksFor(factor: Factor): factor is Shown {
  return (
    factor.client !== null &&
    factor.therapist !== null &&
    factor.weight > 0 &&
    factor.points / factor.weight >= EARNED[factor.kind]
  );
}

/** The best factor of a kind whose words were not used yet. */
function best(factors: readonly Factor[], kind: Factor["kind"], used: Set<string>): Shown | null {
  const found = factors
    .filter(speaksFor)
    .filter(
      (factor) =>
        factor.kind === kind && !used.has(factor.client.quote) && !used.has(factor.therapist.quote),
    )
    // Of problems the first concern speaks first; else what was met best.
    .sort((a, b) => (kind === "problem" ? b.weight - a.weight : b.points - a.points))[0];
  if (found === undefined) return null;
  used.add(found.client.quote);
  used.add(found.therapist.quote);
  return found;
}

/** From this share of a problem's weight on, it is what the therapist does, not merely near it. */
const CENTRAL = 0.7;

const isLanguage = ({ kind, therapist }: Factor) =>
  kind === "identity" && therapist?.field === "availability";

const centralTo = ({ points, weight }: Factor) => points / weight >= CENTRAL;

/** How the person gave the words that are quoted. */
export type Verb = "said" | "wrote";

function aboutProblem(factor: Shown, verb: Verb, of: Candidate, seed: string): string {
  const { client, therapist } = factor;
  const [name, mine, own] = [givenName(of.name), quoted(client.quote), quoted(therapist.quote)];
  if (!centralTo(factor)) {
    return oneOf(seed, [
      `You ${verb} ${mine}. ${name}'s work is not far from that: ${own}.`,
      `What you describe, ${mine}, borders on what ${name} does: ${own}.`,
    ]);
  }
  if (therapist.field === "description") {
    return oneOf(seed, [
      `You ${verb} ${mine}. ${name} writes of such days: ${own}.`,
      `What you describe, ${mine}, is close to what ${name} tells of the work: ${own}.`,
      `${mine}, you told us. ${name} puts it this way: ${own}.`,
    ]);
  }
  if (therapist.field === "tags") {
    return oneOf(seed, [
      `You ${verb} ${mine}. ${name} names ${own} among the things worked with most.`,
      `What you describe, ${mine}, is something ${name} takes on by name: ${own}.`,
    ]);
  }
  return oneOf(seed, [
    `You ${verb} ${mine}. That is what ${name} specializes in: ${own}.`,
    `What you describe, ${mine}, is where ${name} is at home: ${own}.`,
    `${mine}, you told us, and that stands at the center of ${name}'s work: ${own}.`,
  ]);
}

function alsoProblem({ client, therapist }: Shown, of: Candidate, seed: string): string {
  const [name, mine, own] = [givenName(of.name), quoted(client.quote), quoted(therapist.quote)];
  return oneOf(seed, [
    `You also mentioned ${mine}, and ${name} names that too: ${own}.`,
    `The other thing, ${mine}, would not be new here either: ${own}.`,
  ]);
}

function aboutStyle({ client, therapist, label }: Shown, of: Candidate, seed: string): string {
  const [name, mine, own] = [givenName(of.name), quoted(client.quote), quoted(therapist.quote)];
  return oneOf(seed, [
    `From ${mine} we took that you would do well with ${label}; ${name} says: ${own}.`,
    `${mine} sounds like a wish for ${label}, and ${name} works that way: ${own}.`,
    `As for manner, you said ${mine}, which to us means ${label}; ${name}'s own words are ${own}.`,
  ]);
}

function aboutIdentity({ client, therapist, label }: Shown, of: Candidate): string {
  const name = givenName(of.name);
  const mine = quoted(client.quote);
  if (therapist.field === "availability") {
    return `You said ${mine}, and ${name} offers ${label.replace(/^Sessions/, "sessions")}.`;
  }
  if (therapist.field === "tags") {
    return `You said ${mine}; ${name} names ${quoted(therapist.quote)} among those served.`;
  }
  return `You said ${mine}; ${name} writes: ${quoted(therapist.quote)}.`;
}

function aboutGoal({ client, therapist }: Shown, of: Candidate): string {
  return `You hope for ${quoted(client.quote)}; ${givenName(of.name)}'s way of getting somewhere is ${quoted(therapist.quote)}.`;
}

/** A new profile may not say yet how its therapist works. */
function describesManner(of: Candidate, name: string): string[] {
  if (of.style === "") return [];
  return [`${name} describes the way of working like this: ${quoted(of.style)}.`];
}

/** For somebody of whom nothing can be quoted: what the therapist says, and no pretence of knowing more. */
function plainly(of: Candidate, seed: string): string[] {
  const name = givenName(of.name);
  const opening = oneOf(seed, [
    "You do not have to explain it all before you start.",
    "You do not have to be able to name it before you start.",
  ]);
  const focus = of.specialty === "" ? [] : [`The focus there is ${quoted(of.specialty)}.`];
  return [opening, ...describesManner(of, name), ...focus];
}

/**
 * Why these two may work well together, in two to four sentences of plain English. Each reason rests
 * on words of both sides; nothing is promised and nobody is diagnosed.
 */
export function matchReasoning(
  { therapist, factors }: ScoredCandidate,
  seed: string,
  verbOf: (words: ClientEvidence) => Verb,
): string {
  const used = new Set<string>();
  const key = `${seed} ${therapist.id}`;
  // A language that was asked for and is spoken is said first: its words may be all that was told.
  const language = best(factors.filter(isLanguage), "identity", used);
  const problem = best(factors, "problem", used);
  const style = best(factors, "style", used);
  const identity = language ?? best(factors, "identity", used);
  const sentences: string[] = [];
  if (problem) sentences.push(aboutProblem(problem, verbOf(problem.client), therapist, key));
  if (identity) sentences.push(aboutIdentity(identity, therapist));
  if (style) sentences.push(aboutStyle(style, therapist, key));
  if (sentences.length < 3) {
    const second = best(factors, "problem", used);
    if (second && problem && centralTo(second)) sentences.push(alsoProblem(second, therapist, key));
  }
  if (sentences.length < 2) {
    const goal = best(factors, "goals", used);
    if (goal) sentences.push(aboutGoal(goal, therapist));
  }
  if (sentences.length === 0) sentences.push(...plainly(therapist, key));
  else if (sentences.length < 2) {
    sentences.push(...describesManner(therapist, givenName(therapist.name)));
  }
  return withSingleStops(sentences.slice(0, 3).join(" "));
}
