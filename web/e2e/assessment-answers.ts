import { type Answers, answering } from "./assessment-page.ts";

/** A person with one trouble, in the words people use, and the therapist family that treats it. */
export interface Person {
  trouble: string;
  answers: Answers;
  /** All that they say about the trouble, to find their words again in the reasons. */
  words: string;
  fits: RegExp;
}

function person(trouble: string, fits: RegExp, now: string, first: string, day: string): Person {
  return {
    trouble,
    fits,
    words: [now, first, day].join(" "),
    answers: answering([
      [/made now the time/, now],
      [/only one thing/, first],
      [/ordinary day/, day],
      [/not wanting to live/, "No, never."],
      [/practical side/, "Video is fine, in the evening. English."],
    ]),
  };
}

export const PANIC = person(
  "panic",
  /panic|anxiety/i,
  "Last month on the subway my heart started pounding, my hands went numb and I was sure I was dying. The hospital found nothing.",
  "I want to get on a train again without planning every trip around the fear.",
  "I check my pulse all day and I have stopped going anywhere that has no exit.",
);

export const PEOPLE: readonly Person[] = [
  PANIC,
  person(
    "drinking",
    /alcohol|drink|drug|habits/i,
    "My wife found the empty bottles in the garage. I finish two bottles of wine on most nights and I am ashamed every morning.",
    "I want to stop drinking before I lose my family.",
    "I count the hours until the first glass, and I have called in sick on four Mondays.",
  ),
  person(
    "grief",
    /grief|loss|bereave/i,
    "My mother died in March and I still set a plate for her. Everybody thinks I should be over it.",
    "I want to be able to say her name without falling apart.",
    "I sit in her chair in the evening and cry, and I cannot give her clothes away.",
  ),
  person(
    "a marriage",
    /couple|marriage|affair/i,
    "My husband had an affair. I found the messages in June, and since then every talk we have turns into a fight.",
    "We both want to find out whether our marriage can be saved, and we would come together.",
    "We sleep in separate rooms and speak through the children.",
  ),
  person(
    "a new baby",
    /postpartum|pregnan|perinatal/i,
    "Our daughter is nine weeks old. I look at her and I feel nothing, and then I feel like a monster.",
    "I want to feel like her mother and not like a nurse on a night shift.",
    "Since the birth I cry in the shower so that my husband does not hear it.",
  ),
];
