import type { Addressee } from "./grammar/persons.ts";
import { claimScore } from "./insights/claims.ts";
import { type FoundInsight, findInsights } from "./insights/find-insights.ts";
import { withoutMarkup } from "./language/markup.ts";
import { isEnglish, isReadable } from "./language/plain-speech.ts";
import { stretchesOfSpanish } from "./language/spanish.ts";
import { readUnits, type Unit } from "./language/units.ts";
import type { Word } from "./language/words.ts";
import { contextsOf } from "./questions/context.ts";
import { findInUnit } from "./questions/find-questions.ts";
import type { FoundQuestion } from "./questions/found-question.ts";
import { contentOf, isWithin, likeness, SAME } from "./questions/likeness.ts";

/** An expert's thoughts as they were read. */
export interface Thoughts {
  source: string;
  units: Unit[];
  questions: FoundQuestion[];
  insights: FoundInsight[];
}

/** Fewer words beside a question say nothing of their own. */
const LEAST_FREE = 6;

/** A reason from here on, and of such weight, is a claim too. */
const LEAST_OF_A_REASON = 8;
const STRONG = 4;

/** Reads the questions and claims in an expert's text. */
export function readThoughts(source: string): Thoughts {
  const plain = withoutMarkup(source);
  const units = readUnits(plain);
  const { contexts, headings } = contextsOf(units);
  const inEnglish = isEnglish(units.flatMap(({ words }) => words.map(({ lower }) => lower)));
  const readable = units.map((unit) => isReadable(unit, plain, inEnglish));
  const questions: FoundQuestion[] = [...stretchesOfSpanish(plain, units)];
  const contents: { audience: string; content: ReadonlySet<string>; index: number }[] = [];
  const texts = new Set<string>();
  let carried: Addressee | null = null;
  let asked = -1;
  for (const [index, unit] of units.entries()) {
    const context = contexts[index];
    if (context === undefined || !readable[index] || headings.has(index)) continue;
    if (
      unit.paragraph !== units[index - 1]?.paragraph &&
      questions.some(({ audience }) => audience === "client")
    )
      carried = null;
    const follows = asked === index - 1;
    const found = findInUnit(unit, index, context, (text) => texts.has(text), carried, follows);
    carried = found.at(-1)?.audience ?? carried;
    if (found.length > 0) asked = index;
    for (const question of found) {
      const content = contentOf(question.question);
      const same = contents.some(
        (other) =>
          other.audience === question.audience &&
          (likeness(other.content, content) >= SAME ||
            (index - other.index <= 2 && isWithin(content, other.content))),
      );
      if (same || texts.has(question.question)) continue;
      contents.push({ audience: question.audience, content, index });
      texts.add(question.question);
      questions.push(question);
    }
  }
  questions.sort((a, b) => a.start - b.start);
  const insights = findInsights({
    units,
    headings,
    freeWords: (index) => freeWords(units, questions, readable, index),
    questionOf: (index) => questions.findLast((one) => one.index === index)?.question ?? null,
    isRule: (index) => contexts[index]?.rules === true,
  });
  return { source, units, questions, insights };
}

/** Of a thought that asks something, what stands before it or after its reason; else all of it. */
function freeWords(
  units: readonly Unit[],
  questions: readonly FoundQuestion[],
  readable: readonly boolean[],
  index: number,
): readonly Word[] | null {
  const unit = units[index];
  if (unit === undefined || !readable[index]) return null;
  const own = questions.filter((question) => question.index === index);
  const [first] = own;
  if (first === undefined) return unit.words;
  const before = unit.words.filter(({ end }) => end <= first.start);
  const led = withoutLeadIn(before);
  if (led.length >= LEAST_FREE) return led;
  // A reason that is a claim of its own is kept as one too.
  const { reason } = own.at(-1) ?? first;
  if (
    reason.length >= LEAST_OF_A_REASON &&
    claimScore(reason.map(({ lower }) => lower).join(" "), reason.length, true) >= STRONG
  )
    return reason;
  const reached = Math.max(...own.map(({ end, reason }) => Math.max(end, reason.at(-1)?.end ?? 0)));
  const after = unit.words.filter(({ start }) => start >= reached);
  return after.length >= LEAST_FREE ? after : null;
}

/** "half of them told no one so I always": without the words that lead to the question. */
function withoutLeadIn(words: readonly Word[]): Word[] {
  const kept = [...words];
  while (
    kept.length > 0 &&
    /^(?:so|and|but|then|i|we|you|always|would|also|should|therefore|to|which|is|why|that's|that|want|like|need|they|'d|i'd|ask|it|one|might|could|can|may|please|let|me|must|first)$/.test(
      kept.at(-1)?.lower ?? "",
    )
  )
    kept.pop();
  return kept;
}
