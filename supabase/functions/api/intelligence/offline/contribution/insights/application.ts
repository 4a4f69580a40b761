import { finish, lowerFirst } from "../language/tidy.ts";
import { textOf, type Word } from "../language/words.ts";
import { byTraits } from "./by-traits.ts";
import { type Condition, conditionOf } from "./condition.ts";
import { consequenceIn } from "./consequence.ts";
import { keptApart, needed, prescribed, unsuited } from "./prescription.ts";

const NEGATIVE =
  /\b(?:not|never|no|nobody|none|don't|doesn't|isn't|aren't|won't|can't|cannot|without|avoid|wrong|worst|harms?|mistake|dangerous|vague|lost|loses?|stopped|nothing|insult|flinch(?:es)?|looks? away|worr(?:y|ies)|beware|careful|fails?|lies?|red flag|refuses?)\b/i;

const PRAISE =
  /\b(?:best|better|right|good|great|heals?|helps?|more than|worth|beats?|safer?|stays?|remembers?|keeps?|wins?|works?|earns?|trusted|loved|useful|rare|gold)\b/i;

const plain = (words: readonly Word[]) => textOf(words).replace(/[,:;?]+$/, "");

/** "For people who …, " or "Where …, ": whom a claim is about; empty when it is about everybody. */
export function whomOf(condition: Condition | null): string {
  if (condition === null || condition.role === "therapist") return "";
  const words = lowerFirst(condition.words)
    .replace(/^(?:that|this) (?=[a-z]+ [a-z]+)/, "the ")
    .replace(/^(?=(?:client|patient|person|man|woman|therapist) )/, "a ");
  return condition.kind === "for" ? `For ${words}, ` : `Where ${words}, `;
}

/** "a therapist who refers nobody on …": what such a therapist should gain or lose by it. */
function onTherapists(condition: Condition): string | null {
  if (condition.role !== "therapist" || condition.kind !== "for") return null;
  const said = `${condition.words} ${plain(condition.rest.slice(0, 7))}`;
  const against = NEGATIVE.test(said) || /\bonly nods?\b/.test(condition.words);
  const whom = lowerFirst(condition.words).replace(/^(?:some|many|most|all|those) /, "");
  // "a therapist who is not afraid keeps people": a denial inside of praise speaks against nobody.
  if (against && PRAISE.test(plain(condition.rest))) return null;
  if (against) return `Rank down ${whom}, whatever else the profile offers.`;
  // What is said of them may be irony: only plain praise speaks for them.
  return PRAISE.test(`${said} ${plain(condition.rest)}`)
    ? `Give weight to ${whom} when two candidates are close.`
    : null;
}

/** "when the price is high, a therapist who likes to chat is an insult" */
function onTherapistsThere(condition: Condition, whom: string): string | null {
  const inner = conditionOf(condition.rest);
  if (whom === "" || inner?.role !== "therapist" || inner.kind !== "for") return null;
  const against = NEGATIVE.test(`${inner.words} ${plain(inner.rest)}`);
  return `${whom}${against ? "rank down" : "favor"} ${lowerFirst(inner.words)}.`;
}

/** "When the leave ends, a therapist who cannot meet at night is no use", said after another sentence. */
function onTherapistsLater(part: readonly Word[]): string | null {
  const condition = conditionOf(part);
  const joint = part.findIndex(
    ({ lower }, index) =>
      index > 3 &&
      /^(?:a|an|any|the)$/.test(lower) &&
      /^(?:and|but|so)$/.test(part[index - 1]?.lower ?? "") &&
      /^(?:therapist|clinician|counsell?or)s?$/.test(part[index + 1]?.lower ?? ""),
  );
  if (joint > 0) return onTherapistsLater(part.slice(joint));
  if (condition === null) return null;
  if (condition.role === "therapist") return onTherapists(condition);
  return onTherapistsThere(condition, whomOf(condition));
}

/** Said of a claim whose expert says of no consequence: true of any, and nothing more. */
const NEUTRAL = "Keep this in mind when choosing between therapists.";

/** What is left of a sentence that was cut or joined in the wrong place. */
const BROKEN =
  /\b(?:with|by|from|of|about|for|at|on|in|who|that) to\b|\b(?:who|that|which) (?:do|does|did|is|are|has|have|can|will)[.,]|\b(?:who|that|which|whom|the|a|an|to|of|with|by|for|and|or|but|not|never|because|if|when|can|will|should|begin with|as|than|very)\.$|\b(?:a|an|the) (?:a|an|the)\b|\bwho (?:a|an|the)\b|,,|\b(?:rank down|favor) (?:it|them|him|her|they|that|this)\b/i;

/**
 * What the expert says to do with a claim when people are matched, or one neutral sentence. `parts`:
 * its sentences, the first says of whom it holds.
 */
export function applicationOf(parts: readonly (readonly Word[])[]): string {
  const [first = [], ...later] = parts;
  const text = parts.map(plain).join(". ");
  const condition = conditionOf(first);
  const whom = whomOf(condition);
  const rest = condition === null ? "" : plain(condition.rest);
  const candidates: (string | null)[] = [
    keptApart(whom, text),
    ...(condition && condition.role !== "therapist"
      ? [
          rest,
          ...later.map((part) =>
            plain(part).replace(
              /^(?:and |so |then |but )*(?:they|those|these people|he|she|it|that one) /i,
              "",
            ),
          ),
        ].flatMap((said) => [unsuited(whom, said), needed(whom, said)])
      : []),
    consequenceIn(parts.map(plain), whom, rest),
    prescribed(whom, rest, text),
    ...parts.map((part, index) =>
      index > 0 || condition === null ? onTherapistsLater(part) : null,
    ),
    condition ? onTherapists(condition) : null,
    condition ? onTherapistsThere(condition, whom) : null,
    byTraits(text, whom),
  ];
  const chosen = candidates.find(
    (one): one is string => one !== null && one.length <= 400 && !BROKEN.test(finish(one)),
  );
  return chosen === undefined ? NEUTRAL : finish(chosen.replace(OF_NOBODY, ""));
}

/** "For somebody, rank down …": whom it holds for says nothing. */
const OF_NOBODY = /^for (?:somebody|someone|anyone|anybody|people|clients|them), /i;

const WITH_THE_ANSWERS = {
  client: "Read the client's answer to this before choosing between therapists.",
  therapist: "Read the therapists' answers to this side by side.",
  other: "Read the answer beside what the client and the therapist say.",
} as const;

/** What to do with the answers to a question when people are matched. */
export const applicationFor = (audience: "client" | "therapist" | "other"): string =>
  WITH_THE_ANSWERS[audience];
