import type { TherapistEvidence } from "../../../../../shared/src/contracts/recommendation.ts";
import { negatorBefore } from "../offline/reading/negation.ts";
import { ofKind } from "../offline/taxonomy/lexicon.ts";
import type { StyleDimension } from "../offline/taxonomy/style-pole.ts";
import { type Field, type Part, quote } from "./profile-part.ts";
import type { Found } from "./therapist-reading.ts";

/** "I ask more *than I advise*": what is compared against does not count. */
function isOutweighed(part: Part, from: number): boolean {
  const { tokens } = part.text;
  for (let i = from - 1; i >= from - 4; i--) {
    if (tokens[i]?.clause !== tokens[from]?.clause) return false;
    if (/^(?:than|before|instead)$/.test(tokens[i]?.word ?? "")) return true;
  }
  return false;
}

const OWN = /^(?:i|we|me|my|our|us|sessions?)$/;
const OTHERS = /^(?:they|them|their|people|clients|couples|those|some|who|someone|somebody)$/;

/** "when *they* have become polite roommates": how the clients are, not how the work is. */
function isOfOthers({ field, text }: Part, from: number): boolean {
  if (field !== "description") return false;
  const { tokens } = text;
  for (let i = from - 1; tokens[i]?.sentence === tokens[from]?.sentence && i >= 0; i--) {
    const word = tokens[i]?.word ?? "";
    if (OWN.test(word)) return false;
    if (OTHERS.test(word)) return true;
  }
  return false;
}

const STYLE_WEIGHT: Record<Field, number> = {
  style: 1,
  tags: 0.8,
  description: 0.4,
  specialty: 0.4,
  availability: 0,
};

/** How a therapist works, by dimension: -1 to 1, and the words that say so. */
export function readManner(parts: readonly Part[]): Map<StyleDimension, Found> {
  const sums = new Map<
    StyleDimension,
    { sum: number; said: [number, number, TherapistEvidence][] }
  >();
  const heard = new Set<string>();
  for (const part of parts) {
    for (const { term, from, to } of ofKind(part.mentions, "style")) {
      if (part.refusing.has(part.text.tokens[from]?.sentence ?? -1)) continue;
      if (isOutweighed(part, from) || isOfOthers(part, from)) continue;
      const wholeTag = to - from + 1 === part.text.tokens.length;
      if (part.field === "tags" && !wholeTag) continue;
      const words = part.text.tokens
        .slice(from, to + 1)
        .map((token) => token.stem)
        .join(" ");
      const once = `${term.id} ${words}`;
      if (heard.has(once)) continue;
      heard.add(once);
      const denied = negatorBefore(part.text, from, part.covered) >= 0;
      const sign = denied ? -term.pole.pole : term.pole.pole;
      const weight = STYLE_WEIGHT[part.field] * (term.clear ? 1 : 0.45);
      const { dimension } = term.pole;
      const known = sums.get(dimension) ?? { sum: 0, said: [] };
      known.sum += sign * weight;
      known.said.push([sign, weight, quote(part, { from, to })]);
      sums.set(dimension, known);
    }
  }
  const manner = new Map<StyleDimension, Found>();
  for (const [dimension, { sum, said }] of sums) {
    // What speaks for the other end is no evidence for this one.
    const own = said.filter(([sign]) => sign * sum >= 0);
    const [, , evidence] = own.reduce((best, one) => (one[1] > best[1] ? one : best));
    manner.set(dimension, { value: Math.tanh(sum * 0.9), evidence });
  }
  return manner;
}
