import { INSIGHTS_TO_MATCH } from "../../../../../../shared/src/constants.ts";
import { INITIAL_QUESTION_ID } from "../../../../../../shared/src/contracts/matchmaker.ts";
import type { ClientAnswer, SpokenTurn } from "../../intelligence.ts";
import { nextQuestion } from "../../offline/conversation/next-question.ts";
import { TUNING } from "../vignettes/tuning.ts";
import { SEED_QUESTIONS } from "./measure-utterances.ts";

/** What only a clinician may say, or nobody. */
const ADVISES_OR_DIAGNOSES =
  /\byou (?:should|must|need to|ought to|have to)\b(?! (?:explain|answer))|\byou (?:have|suffer from) (?:depression|anxiety|ptsd|adhd|ocd|bipolar|a disorder)\b|\bsymptoms?\b|\bdiagnos(?:is|ed)\b|\btry to\b/i;

/** How many turns a talk has. */
const TURNS = 10;

type Answers = readonly { questionId: string; answer: string }[];

const answerIn = (answers: Answers, id: string) =>
  answers.find(({ questionId }) => questionId === id)?.answer;

/** A talk with a person who answers as in a case, and as the next one does where the case is silent. */
function talkOf(answers: Answers, at: number) {
  const others = [...TUNING.slice(at + 1), ...TUNING.slice(0, at)].map((one) => one.answers);
  const known = (id: string) =>
    answerIn(answers, id) ?? others.map((other) => answerIn(other, id)).find(Boolean);
  const turns: ClientAnswer[] = [];
  const inferred = new Set<string>();
  const spoken: SpokenTurn[] = [];
  let asked = { questionId: INITIAL_QUESTION_ID, question: "Hi! How are you feeling today?" };
  for (let turn = 0; turn < TURNS; turn++) {
    const transcript = known(asked.questionId) ?? (turn === 0 ? "Not so good." : "I don't know.");
    turns.push({ ...asked, answer: transcript });
    const { next, found } = nextQuestion({
      transcript,
      heardTone: null,
      turns: [...turns],
      inferredIds: [...inferred],
      questions: [...SEED_QUESTIONS],
    });
    for (const { questionId } of found) inferred.add(questionId);
    spoken.push(next);
    asked = { questionId: next.questionId, question: next.spokenText };
  }
  return { turns, inferred, spoken };
}

/** Talks with everybody of the matching cases, and what is wrong with them. */
export function runTalks() {
  const talks = TUNING.map(({ answers }, at) => talkOf(answers, at));
  const words = talks.flatMap(({ spoken }) => spoken.map(({ spokenText }) => spokenText));
  const repeated = talks.filter(({ turns }) => {
    const ids = turns.map(({ questionId }) => questionId);
    return new Set(ids).size < ids.length;
  });
  const again = talks.filter(({ spoken }) => {
    const openings = spoken.map(({ spokenText }) => spokenText.split(/[.!?]/)[0]);
    return openings.some((opening, at) => at > 0 && opening === openings[at - 1]);
  });
  const early = talks.filter(({ inferred }) => inferred.size >= INSIGHTS_TO_MATCH);
  const firstTopics = talks.map(({ spoken }) => spoken.slice(0, 4).map((one) => one.questionId));
  return {
    talks,
    words,
    advice: words.filter((text) => ADVISES_OR_DIAGNOSES.test(text)),
    firstTopics,
    rates: {
      talks: talks.length,
      "ask a question twice": repeated.length,
      "begin two turns alike": again.length,
      "spoken texts that advise or diagnose": words.filter((text) =>
        ADVISES_OR_DIAGNOSES.test(text),
      ).length,
      "reach seven insights in ten turns": early.length,
    },
  };
}
