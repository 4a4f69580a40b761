import { INSIGHTS_TO_MATCH } from "../../../../../../shared/src/constants.ts";
import {
  INITIAL_QUESTION_ID,
  OPEN_QUESTION_ID,
  SAFETY_CHECK_ID,
} from "../../../../../../shared/src/contracts/matchmaker.ts";
import { BUILT_IN_QUESTIONS } from "../../conversation/built-in-questions.ts";
import type {
  ConversationQuestion,
  ConversationState,
  ConversationStep,
  SpokenTurn,
} from "../../intelligence.ts";
import { acknowledge, freshly } from "./acknowledge.ts";
import {
  ALL_ASKED,
  BEFORE,
  CHOICE,
  MATCH_IS_OPEN,
  OPEN_QUESTION,
  TO,
  type Ways,
} from "./acknowledgements.ts";
import { type Aspect, askedBy } from "./aspects.ts";
import { chooseQuestion, leftUnanswered } from "./choose-question.ts";
import { findAnswers } from "./find-answers.ts";
import { type Move, moveOf } from "./moves.ts";
import { isPractical, whatIsMissing } from "./practicals.ts";
import { readUtterance, type Utterance } from "./utterance.ts";

const MANNER: ReadonlySet<Aspect> = new Set<Aspect>(["stuck", "hard-truth", "dealbreaker"]);
const GOES_ON = /^\W*(?:yes|yeah|yep|sure|ok|okay|fine|another|go on|all right|alright)\b/i;
/** To the choice between another question and an end. */
const STOPS =
  /^\W*(?:no|nope|nah|stop|enough|the (?:second|latter)|(?:i'd |i would )?rather (?:stop|not)|leave it|this is enough|that's enough)\b/i;

const GREETING: ConversationQuestion = {
  id: INITIAL_QUESTION_ID,
  question: "How are you feeling today?",
  reasoning: "It is only a way to begin; say as much or as little as you like.",
};

/** An expert's question stands in a list that ends with it; spoken it may come in the middle. */
const spoken = (question: string) =>
  question.replace(/^(?:last|lastly|finally|first),\s+(\p{L})/iu, (_, first: string) =>
    first.toUpperCase(),
  );

/** What leads over to a question of another kind than the one before; empty most of the time. */
function leadingTo(question: ConversationQuestion, state: ConversationState): string {
  const kindOf = (aspects: readonly Aspect[]) => {
    if (aspects.includes("safety")) return "safety";
    if (aspects.some((aspect) => MANNER.has(aspect))) return "manner";
    return aspects.some(isPractical) ? "practical" : null;
  };
  const kind = kindOf(askedBy(question.question).aspects);
  if (kind === null || /practical side/i.test(question.question)) return "";
  const before = state.questions.find(({ id }) => id === state.turns.at(-1)?.questionId);
  if (before && kindOf(askedBy(before.question).aspects) === kind) return "";
  const ways: Ways = BEFORE[kind];
  return ways.find((one) => !state.turns.some((turn) => turn.question.includes(one))) ?? "";
}

const GENTLE_TONES: ReadonlySet<string> = new Set(["sad", "anxious"]);

function toneFor({ heardTone, turns }: ConversationState, said: Utterance): string {
  if (heardTone !== null && GENTLE_TONES.has(heardTone)) return "gentle";
  if (said.problems.length > 0) return "warm";
  return turns.length <= 1 || heardTone === "hopeful" ? "warm" : "calm";
}

const turnOf = (
  { id, question }: ConversationQuestion,
  tone: string,
  ...parts: string[]
): SpokenTurn => ({
  questionId: id,
  question,
  spokenText: parts.filter((part) => part !== "").join(" "),
  tone,
});

/** The question that the person was asked, as it can be asked once more. */
function askedBefore({ turns, questions }: ConversationState): ConversationQuestion {
  const last = turns.at(-1);
  const known = questions.find(({ id }) => id === last?.questionId);
  if (known) return known;
  if (last === undefined || last.questionId === INITIAL_QUESTION_ID) return GREETING;
  return { id: last.questionId, question: last.question, reasoning: GREETING.reasoning };
}

const inOtherWords = ({ id, question, reasoning }: ConversationQuestion) =>
  BUILT_IN_QUESTIONS.find((one) => one.id === id)?.again ??
  (id === INITIAL_QUESTION_ID
    ? "How have things been for you lately?"
    : `${reasoning} ${spoken(question)}`);

/** So often the same question is put in a row before it is left. */
const SAME_AT_MOST = 2;

/** How often the last question was put without another in between. */
function timesInARow({ turns }: ConversationState): number {
  const last = turns.at(-1)?.questionId;
  return turns.length - 1 - turns.findLastIndex(({ questionId }) => questionId !== last);
}

const openTurn = (question: string, tone: string, ...parts: string[]): SpokenTurn =>
  turnOf({ id: OPEN_QUESTION_ID, question, reasoning: "" }, tone, ...parts);

/** Words about the conversation itself: they are answered, and the same question stands, for a while. */
function answerToMove(move: Move, state: ConversationState, isEnough: boolean): SpokenTurn | null {
  const asked = askedBefore(state);
  const first = () => freshly(TO[move === "finish" ? "enough" : move], state);
  const isLeft = timesInARow(state) > SAME_AT_MOST;
  switch (move) {
    case "refuse":
    case "upset": {
      const choice = isEnough ? CHOICE.match : CHOICE.stop;
      return openTurn(choice, "gentle", first(), choice);
    }
    case "wait":
    case "stop":
    case "weary":
      return turnOf(asked, "gentle", first());
    case "unclear":
      return isLeft ? null : turnOf(asked, "gentle", first());
    case "repeat":
      return turnOf(asked, "calm", first(), spoken(asked.question));
    case "explain":
      return turnOf(asked, "calm", first(), inOtherWords(asked));
    case "why":
      return turnOf(asked, "warm", first(), asked.reasoning, spoken(asked.question));
    case "who":
    case "kept":
    case "human":
    case "here":
    case "takes-back":
      return turnOf(asked, "warm", first(), spoken(asked.question));
    case "aside":
    case "order":
    case "yours":
    case "small-talk":
      return isLeft ? null : turnOf(asked, "calm", first(), spoken(asked.question));
    default:
      return null;
  }
}

/** Words that ask for an end are met after a check, too. */
const ENDS: ReadonlySet<Move> = new Set<Move>(["stop", "weary", "refuse", "upset"]);

/** Whether the choice between another question and an end was offered last. */
function isAtChoice({ turns }: ConversationState): boolean {
  const heard = turns.at(-1)?.question ?? "";
  return heard.endsWith(CHOICE.match) || heard.endsWith(CHOICE.stop);
}

/** How an utterance that is followed by another question is met. */
function opening(
  move: Move | null,
  state: ConversationState,
  said: Utterance,
  answeredIds: readonly string[],
  isEnough: boolean,
): string {
  switch (move) {
    case "skip": {
      const isNew =
        isEnough && !state.turns.some(({ question }) => question.includes(MATCH_IS_OPEN));
      return isNew ? `${freshly(TO.skip, state)} ${MATCH_IS_OPEN}` : freshly(TO.skip, state);
    }
    case "unsure":
    case "advice":
    case "wonder":
    case "already":
      return freshly(TO[move], state);
    case "unclear":
    case "aside":
    case "order":
    case "yours":
    case "small-talk":
      return freshly(TO.leaveIt, state);
    case "finish":
      return freshly(TO.almost, state);
    default:
      return acknowledge(state, said, answeredIds.includes(state.turns.at(-1)?.questionId ?? ""));
  }
}

/** What is said when every question was asked: the truth, and never twice in a row the same. */
function afterTheLast(
  state: ConversationState,
  first: string,
  tone: string,
  isEnough: boolean,
): SpokenTurn {
  const isNew = !state.turns.some(({ question }) => question.includes(OPEN_QUESTION));
  if (isEnough && isNew) return openTurn(OPEN_QUESTION, tone, first, ALL_ASKED, OPEN_QUESTION);
  const asks = freshly(isEnough ? TO.enough : TO.tellMore, state);
  return openTurn(isEnough ? OPEN_QUESTION : asks, tone, first, asks);
}

/**
 * What comes next in a conversation, and what the utterance answers. The same conversation gives the same
 * words every time; the work grows with the length of the utterance alone.
 */
export function nextQuestion(state: ConversationState): ConversationStep {
  const said = readUtterance(state.transcript);
  const move = moveOf(said.answer.text);
  const found = findAnswers(state, said);
  const answeredIds = found.map(({ questionId }) => questionId);
  const isEnough = new Set([...state.inferredIds, ...answeredIds]).size >= INSIGHTS_TO_MATCH;
  // A check is asked again by its own words, never by this.
  const wasChecked = state.turns.at(-1)?.questionId === SAFETY_CHECK_ID;
  const isMet = !wasChecked || (move !== null && ENDS.has(move));
  const reply = move && isMet ? answerToMove(move, state, isEnough) : null;
  if (reply) return { next: reply, found };
  const isChoosing = isAtChoice(state);
  if (isChoosing && STOPS.test(state.transcript)) {
    const stop = freshly(isEnough ? TO.enough : TO.stop, state);
    return { next: openTurn(OPEN_QUESTION, "gentle", stop), found };
  }

  const tone = toneFor(state, said);
  if (move === "finish" && isEnough) {
    return { next: openTurn(OPEN_QUESTION, "warm", freshly(TO.enough, state)), found };
  }
  const first = wasChecked
    ? ""
    : isChoosing && (move === "skip" || GOES_ON.test(state.transcript))
      ? freshly(TO.goOn, state)
      : opening(move, state, said, answeredIds, isEnough);
  const question = chooseQuestion(state, said, answeredIds);
  if (question) {
    const lead = leadingTo(question, state);
    const asks = whatIsMissing(question, state) ?? spoken(question.question);
    return { next: turnOf(question, tone, first, lead, asks), found };
  }
  const again = isEnough ? null : leftUnanswered(state, said, answeredIds);
  if (again) {
    const lead = freshly(TO.comeBack, state);
    return { next: turnOf(again, tone, first, lead, inOtherWords(again)), found };
  }
  return { next: afterTheLast(state, first, tone, isEnough), found };
}
