import { finish, lowerFirst } from "../language/tidy.ts";
import { textOf, type Word } from "../language/words.ts";
import type { Topic } from "../topics/topic.ts";
import { topicsOf } from "../topics/topics.ts";
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

const WARNS =
  /\b(?:never|don't|do not|avoid|mistake|wrong|harm|worse|beware|leave|leaves|dropout|quit)\b/i;

function byTopic(topic: Topic, condition: Condition | null, text: string): string[] {
  const whom = whomOf(condition);
  const favors = `${whom}favor ${topic.favor}.`;
  const against = `Look at ${topic.signal}, and rank down ${topic.avoid}.`;
  const both = `Look at ${topic.signal}; favor ${topic.favor}.`;
  if (whom !== "") return [favors, both, against];
  return WARNS.test(text) ? [against, both] : [both, against];
}

const ABOUT_CLIENTS = [
  "Read the client's own answers for this before weighing specialty, and give it more weight the more strongly it is said.",
  "Take it up where two therapists are close: the one whose words answer it comes first.",
  "Let it decide how the match is explained, in the client's own words.",
  "Hold it against the therapist's own account of the work, and count silence on it as unknown.",
];
const ABOUT_THERAPISTS = [
  "Look for it in what therapists say of their own work, and give weight to a concrete example over a general claim.",
  "Prefer therapists whose answers show it in a story, and hold back those who only assert it.",
  "Ask therapists for it, and count silence on it as unknown rather than as a yes.",
];

/** "Favor" for a claim about people whose matter we know nothing of: their own words are the sign. */
function bySign(condition: Condition | null): string | null {
  if (condition === null || condition.role === "therapist") return null;
  return condition.kind === "for"
    ? `Listen for ${lowerFirst(condition.words)} in the answers, and let that weigh before the specialty does.`
    : `Check the answers for it: where ${lowerFirst(condition.words)}, let that weigh before the specialty does.`;
}

/** Danger comes before what else a claim speaks of. */
const URGENT = new Set(["risk", "self-harm"]);

/**
 * What to do with a claim when people are matched. `parts`: its sentences, the first says of whom it
 * holds. `taken`: what is said already of another claim.
 */
export function applicationOf(
  parts: readonly (readonly Word[])[],
  taken: (application: string) => boolean,
): string {
  const [first = [], ...later] = parts;
  const text = parts.map(plain).join(". ");
  const condition = conditionOf(first);
  const whom = whomOf(condition);
  const rest = condition === null ? "" : plain(condition.rest);
  const named = [...topicsOf(rest), ...topicsOf(text)];
  const topics = [...named.filter(({ id }) => URGENT.has(id)), ...named];
  const ofTherapists =
    condition?.role === "therapist" ||
    (condition === null &&
      /\b(?:therapists?|clinicians?|counsell?ors?)\b/i.test(plain(first.slice(0, 5))));
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
    ...[...new Set(topics)].slice(0, 3).flatMap((topic) => byTopic(topic, condition, text)),
    bySign(condition),
    ...(ofTherapists ? ABOUT_THERAPISTS : ABOUT_CLIENTS),
  ];
  const chosen = candidates.find(
    (one): one is string => one !== null && one.length <= 400 && !taken(finish(one)),
  );
  return finish(chosen ?? "");
}

/** What to do with the answers to a question when people are matched. */
export function applicationFor(
  question: string,
  audience: "client" | "therapist" | "other",
): string {
  const topic = topicsOf(question)[0];
  if (topic === undefined) {
    if (audience === "therapist")
      return "Read the therapists' answers to this side by side, and prefer a concrete example over a general claim.";
    if (audience === "other")
      return "Hold it beside what the client and the therapist say, and ask again where they differ.";
    return "Read the client's answer before weighing specialty, and favor therapists whose own words meet it.";
  }
  return audience === "therapist"
    ? finish(`Give weight to ${topic.favor}; rank down ${topic.avoid}`)
    : finish(`Look at ${topic.signal}; favor ${topic.favor}`);
}
