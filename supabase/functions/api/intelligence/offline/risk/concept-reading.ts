import { compilePhrases, type Effort, findPhrases } from "../text/phrases.ts";
import type { Text } from "../text/tokens.ts";
import { BODY } from "./concepts/body.ts";
import type { Concept } from "./concepts/concept.ts";
import { DEATH_AND_ABSENCE } from "./concepts/death-and-absence.ts";
import { HOME_AND_OTHERS } from "./concepts/home-and-others.ts";
import { OTHERS_IN_DANGER } from "./concepts/others-in-danger.ts";
import { PLANS_AND_MEANS } from "./concepts/plans-and-means.ts";
import { PSYCHOSIS } from "./concepts/psychosis.ts";
import { RULES, type Rule } from "./concepts/rules.ts";
import { denialOf, isOnlyAsked } from "./context/denial.ts";
import { isKeptForAUse, isLossOfAnother, isOwnDeed, whoseIs } from "./context/person.ts";
import { isOfPractice } from "./context/practice.ts";
import type { Span } from "./context/sentence.ts";
import { isLaughedOff, isRejected } from "./context/stance.ts";
import { isSettled } from "./context/time.ts";
import type { Signal } from "./signals.ts";
import { RISK_WORDS } from "./words.ts";

/** A place where an idea is told. */
interface Hit extends Span {
  concept: string;
}

/** Ideas that tell of danger only where they are of the writer, not of somebody who is mourned. */
const OWN_END: ReadonlySet<string> = new Set(["death", "absence", "goneIf"]);

/** All ideas that the rules may name. */
export const CONCEPTS: readonly Concept[] = [
  ...DEATH_AND_ABSENCE,
  ...PLANS_AND_MEANS,
  ...BODY,
  ...HOME_AND_OTHERS,
  ...PSYCHOSIS,
  ...OTHERS_IN_DANGER,
];

const COMPILED = compilePhrases<Concept>(
  CONCEPTS.flatMap((value) => value.phrases.map((phrase) => ({ phrase, value }))),
  RISK_WORDS,
);

/**
 * What ideas near each other say about safety, in whatever words they are told: the second reading
 * beside the known phrases. `spoken` marks the tokens that mean nothing, such as those of a figure
 * of speech; `effort` counts the steps.
 */
export function readConcepts(text: Text, spoken: readonly boolean[], effort: Effort): Signal[] {
  const hits = hitsByConcept(text, spoken, effort);
  const signals: Signal[] = [];
  for (const rule of RULES) {
    for (const first of (rule.ideas[0] ?? []).flatMap((name) => hits.get(name) ?? [])) {
      effort.steps++;
      const together = companions(text, rule, first, hits, effort);
      const signal = together && signalOf(text, rule, together);
      if (signal) signals.push(signal);
    }
  }
  return signals;
}

function hitsByConcept(
  text: Text,
  spoken: readonly boolean[],
  effort: Effort,
): ReadonlyMap<string, Hit[]> {
  const hits = new Map<string, Hit[]>();
  for (const { value, from, to } of findPhrases(COMPILED, text, effort)) {
    if (spoken.slice(from, to + 1).some(Boolean)) continue;
    const known = hits.get(value.name) ?? [];
    const last = known.at(-1);
    if (last?.from === from && last.to === to) continue;
    if (OWN_END.has(value.name) && isLossOfAnother(text, { from, to })) continue;
    if (value.name === "deadly" && isKeptForAUse(text, { from, to })) continue;
    if (value.name === "violence" && isOwnDeed(text, { from, to })) continue;
    if (value.deniable !== false && denialOf(text, { from, to }) === "denied") continue;
    known.push({ concept: value.name, from, to });
    hits.set(value.name, known);
  }
  return hits;
}

/** The nearest hit for each further idea of a rule, none of them sharing words; null when one is missing. */
function companions(
  text: Text,
  rule: Rule,
  first: Hit,
  hits: ReadonlyMap<string, Hit[]>,
  effort: Effort,
): Hit[] | null {
  const found = [first];
  for (const names of rule.ideas.slice(1)) {
    const next = names
      .flatMap((name) => around(hits.get(name) ?? [], first, rule.within, effort))
      .find((hit) => isApart(hit, found) && isNear(text, rule, first, hit));
    if (next === undefined) return null;
    found.push(next);
  }
  return found;
}

/** No phrase is longer than this. */
const LONGEST = 32;

/** The hits that begin near another; `hits` are in order. */
function around(hits: readonly Hit[], { from, to }: Hit, within: number, effort: Effort): Hit[] {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.from ?? 0) < from - within - LONGEST) low = middle + 1;
    else high = middle;
  }
  const near: Hit[] = [];
  for (let i = low; i < hits.length; i++) {
    effort.steps++;
    const hit = hits[i];
    if (hit === undefined || hit.from > to + within + 1) break;
    if (hit.to >= from - within - 1) near.push(hit);
  }
  return near;
}

const isApart = (hit: Hit, others: readonly Hit[]) =>
  others.every((other) => hit.to < other.from || hit.from > other.to);

function isNear(text: Text, { across }: Rule, a: Hit, b: Hit): boolean {
  const apart = Math.abs(
    (text.tokens[a.from]?.sentence ?? 0) - (text.tokens[b.from]?.sentence ?? 0),
  );
  return apart <= (across ? 1 : 0);
}

function signalOf(text: Text, rule: Rule, hits: readonly Hit[]): Signal | null {
  const span = {
    from: Math.min(...hits.map(({ from }) => from)),
    to: Math.max(...hits.map(({ to }) => to)),
  };
  if (hits.some((hit) => isOnlyAsked(text, hit) || isOfPractice(text, hit))) return null;
  const over = hits.some((hit) => isSettled(text, hit));
  const rejected = rule.rejectable !== undefined && isRejected(text, span);
  const laughed = isLaughedOff(text, span);
  return {
    name: `concepts: ${hits.map(({ concept }) => concept).join(", ")}`,
    level: over ? "hint" : rejected ? "low" : laughed ? "hint" : rule.level,
    kinds: rule.kinds,
    about: rule.about ?? (rule.kinds[0] === "abuse" ? "self" : whoseIs(text, span)),
    spanish: false,
    ...span,
  };
}
