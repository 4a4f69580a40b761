import { z } from "zod";
import { askedIds } from "../conversation/heard-questions.ts";
import type {
  ConversationState,
  ConversationStep,
  FoundAnswer,
  SpokenTurn,
} from "../intelligence.ts";
import type { ModelClient } from "./client.ts";
import {
  conversationInput,
  NEXT_QUESTION_INSTRUCTIONS,
  questionKey,
} from "./conversation-prompts.ts";
import { ModelError } from "./model-error.ts";
import { isWrittenIn, repeats, soundText } from "./soundness.ts";
import { sourceFinder } from "./source-span.ts";

const TONES = ["calm", "warm", "gentle", "hopeful"] as const;

/** The words that are spoken stand first: they are said while the rest is still being written. */
const TurnAnswer = z.object({
  spokenText: z.string(),
  question: z.string(),
  tone: z.enum(TONES),
  answered: z
    .array(z.object({ question: z.string(), quote: z.string(), reasoning: z.string() }))
    .max(30),
});
type TurnAnswer = z.infer<typeof TurnAnswer>;
type Opening = Pick<TurnAnswer, "spokenText" | "question" | "tone">;

const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
const OPENING = new RegExp(
  String.raw`^\s*\{\s*"spokenText"\s*:\s*(${STRING})\s*,\s*"question"\s*:\s*(${STRING})\s*,\s*"tone"\s*:\s*(${STRING})`,
);

/** The first three fields of an answer that is still being written; null until they are complete. */
function openingOf(soFar: string): Opening | null {
  const found = OPENING.exec(soFar);
  if (found === null) return null;
  try {
    const [spokenText, question, tone] = found.slice(1).map((text) => JSON.parse(text));
    return TurnAnswer.pick({ spokenText: true, question: true, tone: true }).parse({
      spokenText,
      question,
      tone,
    });
  } catch {
    return null;
  }
}

/** Tells people what to do, or what they have: a therapist's, never ours. */
const ADVISES =
  /\b(?:you (?:really )?(?:should|ought to|need to|must|have to|could try)|try to|i (?:would )?(?:suggest|recommend|advise)|my advice)\b/i;

function spokenTurn(
  { spokenText, question: key, tone }: Opening,
  { transcript, turns, inferredIds, questions }: ConversationState,
): SpokenTurn {
  const gone = new Set([...inferredIds, ...askedIds(turns, questions)]);
  const chosen = questions.find(({ id }, index) => questionKey(index) === key && !gone.has(id));
  if (chosen === undefined) throw new ModelError("unfounded", 0);
  const own = [transcript, ...turns.map(({ answer }) => answer)];
  const words = soundText(spokenText, {
    min: 8,
    max: 700,
    ownWords: own,
    otherWords: [chosen.question],
  });
  const isOneQuestion = words.includes("?") && !ADVISES.test(words);
  if (!isOneQuestion || repeats(words, NEXT_QUESTION_INSTRUCTIONS)) {
    throw new ModelError("unfounded", 0);
  }
  return { questionId: chosen.id, question: chosen.question, spokenText: words, tone };
}

/** The answers that hold up: known questions, words that were said, a sentence that may be shown. */
function foundIn(
  { answered }: TurnAnswer,
  { transcript, inferredIds, questions }: ConversationState,
): FoundAnswer[] {
  const find = sourceFinder(transcript);
  const found = new Map<string, FoundAnswer>();
  for (const { question: key, quote, reasoning } of answered) {
    const question = questions.find((_, index) => questionKey(index) === key);
    const words = find(quote).sourceText?.trim();
    if (!question || !words || inferredIds.includes(question.id)) continue;
    if (!isWrittenIn(words, [transcript]) || found.has(question.id)) continue;
    try {
      const why = soundText(reasoning, {
        min: 5,
        max: 300,
        ownWords: [transcript],
        otherWords: [question.question],
      });
      found.set(question.id, { questionId: question.id, quote: words, reasoning: why });
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
    }
  }
  return [...found.values()];
}

/**
 * The model's next turn. Its words go to `say` as soon as they and the question they ask are known and
 * sound; from then on they stand, whatever becomes of the rest. Rejects with a `ModelError`.
 */
export function nextQuestion(
  model: ModelClient,
  timeoutMs: number,
  state: ConversationState,
  say: (next: SpokenTurn) => void,
  signal?: AbortSignal,
): Promise<ConversationStep> {
  let said: SpokenTurn | null = null;
  const sayOnce = (opening: Opening): SpokenTurn => {
    if (said === null) {
      said = spokenTurn(opening, state);
      say(said);
    }
    return said;
  };
  return model.ask({
    name: "next_question",
    schema: TurnAnswer,
    instructions: NEXT_QUESTION_INSTRUCTIONS,
    input: conversationInput(state),
    maxOutputTokens: 3_000,
    timeoutMs,
    retry: true,
    signal,
    onText(soFar) {
      const opening = said === null ? openingOf(soFar) : null;
      if (opening === null) return;
      try {
        sayOnce(opening);
      } catch (error) {
        // What is wrong with it is found again when the answer is complete.
        if (!(error instanceof ModelError)) throw error;
      }
    },
    check: (answer) => ({ next: sayOnce(answer), found: foundIn(answer, state) }),
  });
}
