import { INFERRED_PREFIX } from "../../../../../shared/src/constants.ts";
import type { NextQuestionResult } from "../../../../../shared/src/contracts/matchmaker.ts";
import type { Safety } from "../../../../../shared/src/contracts/safety.ts";
import type { ConversationState, FoundAnswer, Intelligence, SpokenTurn } from "../intelligence.ts";
import { heardBefore } from "./safety-check.ts";
import { safetyTurn, withCare } from "./safety-turn.ts";

/** Words that are known early go to `say`, once; they are the ones of the result. */
export interface Conversing {
  say(next: SpokenTurn): Promise<void>;
  signal?: AbortSignal;
}

/**
 * One turn of a conversation. The utterance is read for danger beside the making of the next question, and
 * nothing is said before that reading is there: words of danger are met with care, never with a question
 * from a list. Stores nothing.
 */
export async function converse(
  intelligence: Intelligence,
  state: ConversationState,
  { say, signal }: Conversing,
): Promise<NextQuestionResult> {
  const { transcript: text, turns } = state;
  const question = heardBefore(turns);
  let early: (next: SpokenTurn) => void = () => undefined;
  const known = new Promise<SpokenTurn>((resolve) => {
    early = resolve;
  });
  const [reading, making] = [
    intelligence.assessRisk([{ text, ...(question ? { question, asksAgain: true } : {}) }]),
    intelligence.nextQuestion(state, early, signal),
  ];
  const saying = sayNext(state, reading, known, say);
  // Whoever fails first is heard of below; the other must not go unheard.
  saying.catch(() => undefined);
  reading.catch(() => undefined);
  const { result, engine } = await making;
  early(result.next);
  const [safety, next] = await Promise.all([reading, saying]);
  return {
    success: true,
    questionId: next.questionId,
    question: next.question,
    spokenText: next.spokenText,
    tone: next.tone,
    inferredAnswers: result.found.map(({ questionId }) => questionId),
    ...asRecords(state, result.found),
    safety,
    engine,
  };
}

/** Says the first that is known to be right: the check where there is danger, else what comes next. */
async function sayNext(
  state: ConversationState,
  reading: Promise<Safety | null>,
  known: Promise<SpokenTurn>,
  say: Conversing["say"],
): Promise<SpokenTurn> {
  const safety = await reading;
  const next = safetyTurn(state, safety) ?? withCare(state, safety, await known);
  await say(next);
  return next;
}

type Records = Pick<NextQuestionResult, "inferenceMapping" | "inferredQAs">;

function asRecords({ transcript, questions }: ConversationState, found: FoundAnswer[]): Records {
  const textOf = new Map(questions.map(({ id, question }) => [id, question]));
  const records: Records = { inferenceMapping: {}, inferredQAs: {} };
  for (const { questionId, quote, reasoning } of found) {
    records.inferenceMapping[questionId] = reasoning;
    records.inferredQAs[questionId] = {
      question: textOf.get(questionId) ?? "",
      answer: `${INFERRED_PREFIX}${quote}`,
      fullTranscript: transcript,
      reasoning,
    };
  }
  return records;
}
