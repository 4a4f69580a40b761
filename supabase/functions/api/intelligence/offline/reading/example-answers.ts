import type { ClientAnswer } from "../../intelligence.ts";

/** The questions of the tests, by what they ask about. */
const QUESTIONS = {
  now: "What made now the time to look for someone to talk to?",
  first: "If only one thing could get better first, what would you choose?",
  tried: "What have you already tried, therapy or anything else?",
  stuck:
    "When you are stuck, what do you want from the other person: advice, good questions, or someone quiet who stays with you?",
  truth:
    "How do you like to hear a hard truth: straight out, wrapped in something soft, or only when you ask?",
  leave: "What would make you walk away from a therapist?",
  roots:
    "Would you rather understand where this comes from, change what happens next week, or first one and then the other?",
  understand:
    "What should a therapist already understand about you, so that you need not explain it?",
  practical:
    "Last, the practical side: what can you pay per session, when are you free, in person, video or phone, which state do you live in, and which language do you prefer?",
} as const;

/** Answers to questions of the tests; the ids are the short names. */
export function answering(said: Partial<Record<keyof typeof QUESTIONS, string>>): ClientAnswer[] {
  return (Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]).flatMap((name) => {
    const answer = said[name];
    return answer === undefined ? [] : [{ questionId: name, question: QUESTIONS[name], answer }];
  });
}
