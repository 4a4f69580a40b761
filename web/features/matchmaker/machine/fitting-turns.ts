import { VOICE_TURNS_LIMIT } from "@rapport/shared/constants.ts";
import {
  type InferredQAs,
  SAFETY_CHECK_ID,
  type VoiceAnswer,
} from "@rapport/shared/contracts/matchmaker.ts";
import { bytesOf } from "@/lib/answer-rules.ts";

/** What brings a person stands in the first turns, where the talk is in the last. */
const OPENING = 10;
const LATEST = 20;

/** Answers are shortened to these lengths, in characters, until all of them fit. */
const LENGTHS = [8_000, 4_000, 2_000, 1_000, 500, 250, 120];

/**
 * The turns of a talk as one request takes them. Of a talk too long for it the beginning, the end and all
 * that is about danger stay. From the middle goes first that from which nothing was concluded: a conclusion
 * holds only beside the words that it was drawn from. Where there are too many words, long answers lose their
 * ends. The last answer is always whole.
 *
 * @param inferredQAs what was concluded, with the utterances that it was concluded from
 * @param room for all turns together, in bytes
 */
export function fittingTurns(
  turns: readonly VoiceAnswer[],
  inferredQAs: Readonly<InferredQAs>,
  room: number,
): VoiceAnswer[] {
  const isGrave = graveAmong(turns);
  const concludedFrom = new Set(
    Object.values(inferredQAs).map(({ fullTranscript }) => fullTranscript),
  );
  const leaves = (index: number) => {
    if (isGrave(index)) return 2;
    return concludedFrom.has(turns[index]?.answer ?? "") ? 1 : 0;
  };
  const middle = [...turns.keys()].slice(OPENING, -LATEST);
  const left = new Set(
    middle
      .sort((one, other) => leaves(one) - leaves(other) || one - other)
      .slice(0, Math.max(0, turns.length - VOICE_TURNS_LIMIT)),
  );
  const kept = [...turns.entries()].filter(([index]) => !left.has(index));
  const last = turns.length - 1;
  const within = (length: number, grave: boolean) =>
    kept.map(([index, turn]) =>
      index === last || (isGrave(index) && !grave) ? turn : shortened(turn, length),
    );
  for (const grave of [false, true]) {
    for (const length of [Number.POSITIVE_INFINITY, ...LENGTHS]) {
      const fitting = within(length, grave);
      if (bytesOf(fitting) <= room) return fitting;
    }
  }
  return within(Math.min(...LENGTHS), true).slice(-1);
}

/** Whether a turn is about danger: it was answered with a check, or is the answer to one. */
const graveAmong = (turns: readonly VoiceAnswer[]) => (index: number) =>
  [turns[index], turns[index + 1]].some((turn) => turn?.questionId === SAFETY_CHECK_ID);

function shortened(turn: VoiceAnswer, length: number): VoiceAnswer {
  if (turn.answer.length <= length) return turn;
  const start = turn.answer.slice(0, length);
  // Never in the middle of a word, where there are words.
  const words = start.slice(0, start.search(/\S*$/)).trimEnd();
  return { ...turn, answer: `${words === "" ? start.replace(/[\uD800-\uDBFF]$/, "") : words} …` };
}
