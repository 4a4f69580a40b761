import { SAFETY_CHECK_ID } from "../../../../../../shared/src/contracts/matchmaker.ts";
import { askedIds } from "../../conversation/heard-questions.ts";
import type { ConversationQuestion, ConversationState } from "../../intelligence.ts";
import { readText } from "../text/tokens.ts";
import { type Aspect, askedBy } from "./aspects.ts";
import { type Move, moveOf } from "./moves.ts";
import type { Utterance } from "./utterance.ts";

/**
 * What the answer is worth for the match: what the trouble is first, then the manner that was wished for,
 * then the person's world and hopes, then what is convenient.
 */
const WORTH: Record<Aspect, number> = {
  problem: 100,
  "why-now": 98,
  priority: 92,
  days: 84,
  "past-help": 78,
  stuck: 76,
  goals: 72,
  dealbreaker: 66,
  "hard-truth": 64,
  understand: 62,
  feelings: 60,
  safety: 59,
  roots: 54,
  support: 52,
  "bad-days": 50,
  format: 44,
  fee: 42,
  place: 42,
  times: 38,
  language: 36,
};
/** A question about something that we know nothing of: an expert thought it worth asking. */
const OPEN_WORTH = 68;

/** Asked once a person is known a little, never at the start. */
const SAFETY_AFTER_TURNS = 4;
/** And sooner or later, before the practical side. */
const SAFETY_DUE = 75;

/** Another question about what is known already tells less. */
const KNOWN_ALREADY = 30;
/** What follows from what was just said. */
const AT_HAND = 16;

/** What leads on from what was just said. */
const LEADS_TO: Partial<Record<Aspect, readonly Aspect[]>> = {
  "past-help": ["dealbreaker", "stuck"],
  dealbreaker: ["hard-truth", "stuck"],
  "why-now": ["priority", "days"],
  feelings: ["bad-days", "support"],
  days: ["priority", "feelings"],
  support: ["bad-days"],
  roots: ["goals"],
  understand: ["dealbreaker"],
  stuck: ["hard-truth"],
};

function worthOf(
  question: ConversationQuestion,
  { turns }: ConversationState,
  said: Utterance,
  known: ReadonlySet<Aspect>,
): number {
  const { aspects } = askedBy(question.question);
  const [main] = aspects;
  if (main === undefined) return OPEN_WORTH;
  let worth = WORTH[main];
  if (main === "safety") {
    if (turns.length < SAFETY_AFTER_TURNS) return 0;
    worth = SAFETY_DUE;
  }
  if (aspects.every((aspect) => known.has(aspect))) worth -= KNOWN_ALREADY;
  const leads = [...said.aspects.keys()].flatMap((aspect) => LEADS_TO[aspect] ?? []);
  if (leads.includes(main)) worth += AT_HAND;
  const wasChecked = turns.at(-1)?.questionId === SAFETY_CHECK_ID;
  if (wasChecked && (main === "support" || main === "bad-days")) worth += 2 * AT_HAND;
  return worth;
}

/**
 * The question that matters most for the match now; null when every one was asked or answered.
 * `answeredIds`: what this utterance answers. Of equal ones the first.
 */
export function chooseQuestion(
  state: ConversationState,
  said: Utterance,
  answeredIds: readonly string[],
): ConversationQuestion | null {
  const { turns, inferredIds, questions } = state;
  const gone = new Set([...answeredIds, ...inferredIds, ...askedIds(turns, questions)]);
  const known = new Set(
    questions.filter(({ id }) => gone.has(id)).flatMap(({ question }) => askedBy(question).aspects),
  );
  const left = questions.filter(({ id }) => !gone.has(id));
  const [first, ...others] = left;
  if (first === undefined) return null;
  const worth = (question: ConversationQuestion) => worthOf(question, state, said, known);
  return others.reduce((best, other) => (worth(other) > worth(best) ? other : best), first);
}

/** Once more is asked what was not understood or not met, not what somebody refused. */
const REFUSALS: ReadonlySet<Move | null> = new Set<Move | null>([
  "skip",
  "refuse",
  "upset",
  "stop",
]);

/**
 * The question to come back to when all were asked and too little is known: asked once, not answered and
 * not refused. Null when there is none. The screening is not among them.
 */
export function leftUnanswered(
  state: ConversationState,
  said: Utterance,
  answeredIds: readonly string[],
): ConversationQuestion | null {
  const { turns, inferredIds, questions } = state;
  const answered = new Set([...answeredIds, ...inferredIds]);
  const left = questions.filter(({ id, question }) => {
    const asked = turns.filter(({ questionId }) => questionId === id);
    const [only] = asked;
    if (only === undefined || asked.length > 1 || answered.has(id)) return false;
    if (askedBy(question).aspects.includes("safety")) return false;
    return id !== turns.at(-1)?.questionId && !REFUSALS.has(moveOf(readText(only.answer)));
  });
  const worth = (question: ConversationQuestion) => worthOf(question, state, said, new Set());
  const [first, ...others] = left;
  if (first === undefined) return null;
  return others.reduce((best, other) => (worth(other) > worth(best) ? other : best), first);
}
