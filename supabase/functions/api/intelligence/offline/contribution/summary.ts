import type { FoundInsight } from "./insights/find-insights.ts";
import { finish, lowerFirst } from "./language/tidy.ts";
import type { FoundQuestion } from "./questions/found-question.ts";
import type { Thoughts } from "./read-thoughts.ts";

/** The longest summary, in characters. */
export const SUMMARY_LIMIT = 600;
/** So many questions of one side are named; the rest are counted. */
const NAMED = 3;
const GIST_LIMIT = 110;
/** A claim up to so many characters is told whole, a longer one by its first sentence. */
const WHOLE = 180;
/** A sentence of fewer words says little alone. */
const SHORT = 5;
/** Says little away from its question. */
const HANGS = /^(?:the answers?|anyone|anybody|everybody has|everyone has)\b|“[^”]*\?”/i;

/** "a, b and c" */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length <= 1 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** "how much have they lost", "is it in bed": in the order of a question. */
const INVERTED =
  /^(?:\w+ ){0,3}(?:do|does|did|would|are|can|could|have|has|will) (?:they|he|she|the|their)\b|\b(?:is|are|do|does|did) (?:it|they)\b/i;
const CLAUSE =
  /^(?:(?:in|to|for|with|by|from|at|on) )?(?:what|how|who|whom|whose|why|when|where|which|whether|if|do|does|did|are|is|was|have|has|would|can|could|will|should)\b/i;

/** What a question asks, as it reads after "Ask clients". */
function gistOf({ gist, question, topic }: FoundQuestion): string {
  // A scene belongs to its question.
  if (/^(?:when|if|after|before|once|while|during) [^?]*,/i.test(question)) return `“${question}”`;
  const said = gist
    .trim()
    .replace(/,? and (?:what|how|who|whom|why|when|where|whether|which)\b.*$/i, "")
    .replace(/^if\b/i, "whether")
    .replace(/[\s,;:.?]+$/, "");
  if (
    said.length >= 3 &&
    said.length <= GIST_LIMIT &&
    /^(?:(?:in|to|for|with|by|from|at|on) )?(?:what|how|who|whom|whose|why|when|where|which|whether|if)\b/i.test(
      said,
    ) &&
    !/\b(?:you|your|yourself|we|us|our)\b/i.test(said) &&
    !INVERTED.test(said)
  ) {
    return lowerFirst(said.replace(/\bi\b/g, "I"));
  }
  if (said.length >= 3 && said.length <= 60 && !CLAUSE.test(said))
    return `about ${lowerFirst(said)}`;
  if (
    /^(?:in|to|for|with|from)?\s*(?:what|how|who|whom|why|when|where|which|do|does|did|are|is|have|would|can|could)\b/i.test(
      question,
    ) &&
    question.length <= GIST_LIMIT
  )
    return `“${question}”`;
  return topic ? `about ${topic.name}` : `“${question}”`;
}

const SIDES = [
  ["client", "Ask clients"],
  ["therapist", "Ask therapists"],
  ["other", "Ask others"],
] as const;

function askedSentences(questions: readonly FoundQuestion[], named: number): string {
  const parts = SIDES.flatMap(([audience, opening]) => {
    const own = questions.filter((question) => question.audience === audience);
    if (own.length === 0) return [];
    const gists = [...new Set(own.map(gistOf))];
    const shown = gists.slice(0, named);
    const more = gists.length - shown.length;
    return [`${opening} ${listed(shown)}${more > 0 ? ` (and ${more} more)` : ""}`];
  });
  return parts.map((part, index) => (index === 0 ? part : lowerFirst(part))).join("; ");
}

/** The plainest claims, in the order of the text, as many as fit. */
function mainClaims(insights: readonly FoundInsight[], most: number, room: number): string[] {
  const best = [...insights]
    .map((insight, index) => ({ insight, index }))
    .sort(
      (a, b) =>
        b.insight.score - a.insight.score ||
        a.insight.insight.length - b.insight.insight.length ||
        a.index - b.index,
    );
  const chosen: { text: string; index: number }[] = [];
  let left = room;
  for (const { insight, index } of best) {
    if (HANGS.test(insight.insight)) continue;
    const whole = insight.insight.length <= WHOLE && insight.insight.length < left / 2;
    const [first = insight.insight] = insight.insight.split(/(?<=[.!?]) (?=[A-Z])/);
    const text = whole || first.split(" ").length < SHORT ? insight.insight : first;
    if (chosen.length >= most || text.length + 1 > left || text.length > 260) continue;
    chosen.push({ text, index });
    left -= text.length + 1;
  }
  return chosen.sort((a, b) => a.index - b.index).map(({ text }) => text);
}

/** One to three sentences on what the thoughts are about, in the expert's words. */
export function summarize({ questions, insights }: Thoughts): string {
  for (let named = NAMED; named >= 1; named--) {
    const asked = questions.length === 0 ? "" : finish(askedSentences(questions, named));
    if (asked.length > SUMMARY_LIMIT * 0.75 && named > 1) continue;
    const claims = mainClaims(insights, asked === "" ? 3 : 2, SUMMARY_LIMIT - asked.length - 1);
    const summary = [asked, ...claims].filter((part) => part !== "").join(" ");
    if (summary.length <= SUMMARY_LIMIT) return summary;
  }
  return mainClaims(insights, 3, SUMMARY_LIMIT).join(" ");
}
