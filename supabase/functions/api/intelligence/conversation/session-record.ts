import { INFERRED_PREFIX, TEXT_LIMIT } from "../../../../../shared/src/constants.ts";
import {
  INITIAL_QUESTION_ID,
  type InferredQAs,
  OPEN_QUESTION_ID,
  SAFETY_CHECK_ID,
  type VoiceAnswer,
} from "../../../../../shared/src/contracts/matchmaker.ts";
import type { ClientAnswer, RiskText } from "../intelligence.ts";
import { answersAsked } from "../offline/conversation/answers-asked.ts";
import { askedBy } from "../offline/conversation/aspects.ts";
import { moveOf } from "../offline/conversation/moves.ts";
import { readUtterance } from "../offline/conversation/utterance.ts";
import { type QuestionRole, questionRole } from "../offline/reading/question-role.ts";
import { readText } from "../offline/text/tokens.ts";
import { wasHeardOut } from "./heard-questions.ts";
import { heardBefore } from "./safety-check.ts";

/** An answer as it is kept: given when it was asked, or concluded from other words. */
export interface RecordedAnswer extends ClientAnswer {
  inferred: boolean;
  reasoning: string | null;
  /** Whether what was said answers the question; where not, it was only said after it. */
  answersIt: boolean;
}

const GREETING = "How are you feeling today?";

/** A conversation's question by its id, as it is kept; undefined for one that is not known. */
export type QuestionText = (questionId: string) => string | undefined;

/** The question that a check of safety ended with, or all that was heard of the check. */
const checkAsked = (heard: string) => /[^.?!\n]+\?\s*$/.exec(heard)?.[0].trim() ?? heard.trim();

/** The question as it is kept where all of it was heard, else what was heard of it. */
function askedAs(turn: VoiceAnswer, textOf: QuestionText): string {
  const heard = turn.question.trim();
  if (turn.questionId === SAFETY_CHECK_ID) return checkAsked(heard) || turn.questionId;
  const kept =
    textOf(turn.questionId) ?? (turn.questionId === INITIAL_QUESTION_ID ? GREETING : undefined);
  if (kept === undefined) return heard || turn.questionId;
  return heard === "" || wasHeardOut(heard, kept) ? kept : heard;
}

const ONLY_YES_OR_NO =
  /^\W*(?:yes|yeah|yep|ok|okay|sure|fine|no|nope|nah)(?:\W+(?:please|thanks|thank you))?\W*$/i;

/** Without the marks that words of a conversation about itself leave behind, and a "yes" to no question. */
function isAnswer({ questionId, answer }: VoiceAnswer): boolean {
  const text = readText(answer);
  if (questionId === SAFETY_CHECK_ID) return true;
  if (questionId === OPEN_QUESTION_ID && ONLY_YES_OR_NO.test(answer)) return false;
  return moveOf(text) === null;
}

function isAnswered(turn: VoiceAnswer, inferred: InferredQAs, textOf: QuestionText): boolean {
  const kept = textOf(turn.questionId);
  if (kept === undefined || Object.hasOwn(inferred, turn.questionId)) return true;
  const isHeard = turn.question.trim() === "" || wasHeardOut(turn.question, kept);
  return isHeard && answersAsked(kept, askedBy(kept), readUtterance(turn.answer));
}

/** Each check of safety is a question of its own, however many there were; the others go by their id. */
function keysOf(turns: readonly VoiceAnswer[]): string[] {
  let checks = 0;
  return turns.map(({ questionId }) => {
    if (questionId !== SAFETY_CHECK_ID) return questionId;
    checks++;
    return checks === 1 ? questionId : `${questionId}:${checks}`;
  });
}

const PART_OF_A_WORD = /[\p{L}\p{N}]/u;

/** Whether words stand in a text letter for letter, and not as parts of other words. */
function standsIn(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? "";
    const after = text[at + words.length] ?? "";
    const joins = (edge: string, outside: string) =>
      PART_OF_A_WORD.test(edge) && PART_OF_A_WORD.test(outside);
    if (!joins(words[0] ?? "", before) && !joins(words.at(-1) ?? "", after)) return true;
  }
  return false;
}

const isSaid = (words: string, turns: readonly VoiceAnswer[]) =>
  turns.some(({ answer }) => standsIn(words, answer));

/**
 * The conclusions that hold: about a question that is known, in words that the person said in one of the
 * turns. Whatever else a request brings is nobody's answer.
 */
export function soundInferences(
  turns: readonly VoiceAnswer[],
  inferred: InferredQAs,
  textOf: QuestionText,
): InferredQAs {
  const sound = Object.entries(inferred).filter(([questionId, { answer }]) => {
    const words = withoutPrefix(answer);
    return words !== "" && textOf(questionId) !== undefined && isSaid(words, turns);
  });
  return Object.fromEntries(sound);
}

/** All that is read for danger: what was said, and what a request claims to have been said. */
export function riskTextsOf(turns: readonly VoiceAnswer[], inferred: InferredQAs): RiskText[] {
  const said = turns.map(({ answer }, index): RiskText => {
    const question = heardBefore(turns.slice(0, index + 1));
    // After the last turn nobody asks again: what it leaves open is not taken for a no.
    const isLast = index === turns.length - 1;
    return {
      text: answer,
      ...(question ? { question } : {}),
      ...(isLast ? {} : { asksAgain: true }),
    };
  });
  const claimed = Object.values(inferred).flatMap(({ answer, fullTranscript }) => [
    withoutPrefix(answer),
    fullTranscript,
  ]);
  const others = [...new Set(claimed)].filter((text) => text !== "" && !isSaid(text, turns));
  return [...said, ...others.map((text) => ({ text }))];
}

/** So many rows are kept of one conversation. */
const ROWS_AT_MOST = 300;

const joined = (answers: readonly string[]) =>
  [...new Set(answers)].join("\n\n").slice(0, TEXT_LIMIT).trim();

/**
 * What of a conversation is kept, a row a question, in its order: everything that was answered, and what
 * was concluded about the other questions. Words about the conversation itself ("say that again") are no
 * answers.
 */
export function sessionRecord(
  turns: readonly VoiceAnswer[],
  inferred: InferredQAs,
  textOf: QuestionText,
): RecordedAnswer[] {
  const sound = soundInferences(turns, inferred, textOf);
  const answers = turns.filter(isAnswer);
  const keys = keysOf(answers);
  const byQuestion = new Map<string, VoiceAnswer[]>();
  for (const [index, turn] of answers.entries()) {
    const key = keys[index] ?? turn.questionId;
    byQuestion.set(key, [...(byQuestion.get(key) ?? []), turn]);
  }
  const given = [...byQuestion].map(([questionId, list]): RecordedAnswer => {
    const last = list.at(-1);
    return {
      questionId,
      question: last ? askedAs(last, textOf) : questionId,
      answer: joined(list.map(({ answer }) => answer)),
      inferred: false,
      reasoning: null,
      answersIt: list.some((turn) => isAnswered(turn, sound, textOf)),
    };
  });
  const concluded = Object.entries(sound).flatMap(([questionId, qa]): RecordedAnswer[] => {
    const question = textOf(questionId);
    if (!question || byQuestion.has(questionId) || questionId === INITIAL_QUESTION_ID) return [];
    const answer = `${INFERRED_PREFIX}${withoutPrefix(qa.answer)}`.slice(0, TEXT_LIMIT);
    const { reasoning } = qa;
    return [{ questionId, question, answer, inferred: true, reasoning, answersIt: true }];
  });
  return [...given, ...concluded].slice(0, ROWS_AT_MOST);
}

const withoutPrefix = (answer: string) =>
  answer.startsWith(INFERRED_PREFIX.trim())
    ? answer.slice(INFERRED_PREFIX.trim().length).trim()
    : answer.trim();

/** What was told once counts once: answers about the story itself are in the turns already. */
const TOLD_IN_TURNS: ReadonlySet<QuestionRole> = new Set<QuestionRole>([
  "presenting",
  "days",
  "coping",
  "feelings",
  "open",
]);

/** The answers that a match is made of, the concluded ones in the person's words alone. */
export function answersForMatch(record: readonly RecordedAnswer[]): ClientAnswer[] {
  return record
    .filter(({ inferred, question }) => !inferred || !TOLD_IN_TURNS.has(questionRole(question)))
    .map(({ questionId, question, answer, inferred, answersIt }) => ({
      questionId,
      // Read as an answer to it, "my wife left" would be a wish about therapists.
      question: answersIt ? question : "",
      answer: inferred ? withoutPrefix(answer) : answer,
      said: true,
    }));
}
