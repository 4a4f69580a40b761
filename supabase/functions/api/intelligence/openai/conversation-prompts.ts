import { INITIAL_QUESTION_ID } from "../../../../../shared/src/contracts/matchmaker.ts";
import { askedIds } from "../conversation/heard-questions.ts";
import type { ClientAnswer, ConversationState } from "../intelligence.ts";
import { clipped, DATA_RULE } from "./prompts.ts";

/** How many of the last turns the model sees, and how much of each. */
const TURNS_SEEN = 24;
const TURN_LIMIT = 2_000;
const QUESTION_LIMIT = 400;

/** How the prompt names the n-th question. */
export const questionKey = (index: number) => `q${index + 1}`;

const SPOKEN_RULES = `What you write is spoken aloud to a person who may be in distress. Sound like a warm, attentive human, short and natural, with contractions; never like a form, never cheerful about pain, without praise, slogans or lists. You are an AI that helps to find a therapist: never give advice, therapy, diagnosis, treatment or medication suggestions or promises, and never name a condition that the person did not name. Do not repeat words about suicide, self-harm or violence. No web addresses, phone numbers, headings or markup.`;

export const NEXT_QUESTION_INSTRUCTIONS = `You lead a short conversation that finds out what kind of therapist suits a person.

${DATA_RULE}

Input: "turns" is the conversation so far, oldest first, with what the person heard and said; "saidNow" is what they just said, and "soundedLike" how it sounded. "mayAsk" are the questions that may come next, each with a key, what it asks and why. "maybeAnswered" are questions that what was just said may answer; "askedNow" is the key of the one that was just asked, or null.

- "spokenText": first a brief acknowledgement of what was just said, in the person's own words where it fits (at most one short sentence, and not one that was used in an earlier turn); then the one question that you choose from "mayAsk", kindly, in words that fit what this person told. At most 60 words, exactly one question.
- "question": the key of the question you asked. Choose what matters most for a good match now: what the trouble is, then what manner of therapist they want, what helped or hurt before, what they hope for; cost, times and place last. A question about not wanting to live comes neither first nor last.
- "tone": how to say it.
- "answered": which questions of "maybeAnswered" what was just said truly answers, and no others. Precision before recall: leave out what is only likely, hinted at, about somebody else or long past. "quote": the words of "saidNow" that answer it, letter for letter. "reasoning": one sentence to the person, beginning with "You said", on why these words answer that question. Count "askedNow" only when it truly was answered.

${SPOKEN_RULES}`;

export const SUMMARY_INSTRUCTIONS = `You sum up a conversation with a person who looks for a therapist, so that they feel heard.

${DATA_RULE}

Input: "turns" is the conversation, oldest first.

- "summary": two or three short sentences in the second person: what weighs on them most, and what they want from a therapist or hope for, in their own words. Say only what they said. Ask nothing.

${SPOKEN_RULES}`;

const turnFor = ({ question, answer }: ClientAnswer) => ({
  heard: clipped(question, QUESTION_LIMIT),
  said: clipped(answer, TURN_LIMIT),
});

export const turnsFor = (turns: readonly ClientAnswer[]) => turns.slice(-TURNS_SEEN).map(turnFor);

/** What the model sees of a conversation; questions go by their keys, in the order of the list. */
export function conversationInput(state: ConversationState) {
  const { transcript, heardTone, turns, inferredIds, questions } = state;
  const asked = askedIds(turns, questions);
  const keyed = questions.map(({ id, question, reasoning }, index) => ({
    id,
    key: questionKey(index),
    asks: clipped(question, QUESTION_LIMIT),
    why: clipped(reasoning, QUESTION_LIMIT),
  }));
  const open = keyed.filter(({ id }) => !inferredIds.includes(id));
  const last = turns.at(-1)?.questionId;
  const isAsked = last !== undefined && last !== INITIAL_QUESTION_ID;
  return {
    turns: turnsFor(turns.slice(0, -1)),
    heardNow: turns.at(-1) ? clipped(turns.at(-1)?.question ?? "", QUESTION_LIMIT) : null,
    saidNow: clipped(transcript, TURN_LIMIT * 3),
    soundedLike: heardTone,
    askedNow: isAsked ? (keyed.find(({ id }) => id === last)?.key ?? null) : null,
    mayAsk: open
      .filter(({ id }) => !asked.has(id))
      .map(({ key, asks, why }) => ({ key, asks, why })),
    maybeAnswered: open.map(({ key, asks }) => ({ key, asks })),
  };
}
