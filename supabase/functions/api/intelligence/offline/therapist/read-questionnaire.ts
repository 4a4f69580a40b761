import type { ClientAnswer } from "../../intelligence.ts";
import { refusingSentences } from "../../matching/refusals.ts";
import { tellsOfOwnDanger } from "./own-danger.ts";
import { type ReadSentence, readSentences } from "./statements.ts";
import { type TherapistRole, therapistRole } from "./therapist-question.ts";
import { type Finding, findMeanings } from "./vocabulary/lexicon.ts";

/** A sentence of an answer with what it names. */
export interface NamingSentence extends ReadSentence {
  findings: Finding[];
  /** Matching would take it for a refusal of all that it names. */
  refuses: boolean;
}

/** An answer as read: what its question asked and what each sentence names. */
export interface ReadResponse {
  question: string;
  role: TherapistRole;
  /** As written, without sentences of the writer's own danger. */
  answer: string;
  sentences: NamingSentence[];
}

/**
 * The sentences of an answer without those that tell of the writer's own danger, and the answer as
 * it is left then, a line a sentence.
 */
function readWithoutOwnDanger(answer: string): { sentences: ReadSentence[]; left: string } {
  const all = readSentences(answer);
  const sentences = all.filter(({ source }) => !tellsOfOwnDanger(source));
  if (sentences.length < all.length)
    return { sentences, left: sentences.map(({ source }) => source).join("\n") };
  return { sentences, left: answer };
}

/** The answers without what tells of the writer's own danger; one that is nothing else is left out. */
export function withoutOwnDanger(answers: readonly ClientAnswer[]): ClientAnswer[] {
  return answers.flatMap((each) => {
    const { left } = readWithoutOwnDanger(each.answer);
    return left === "" ? [] : [{ ...each, answer: left }];
  });
}

/** Reads the answers one by one, in their order, without what is for nobody's page. */
export function readQuestionnaire(answers: readonly ClientAnswer[]): ReadResponse[] {
  return answers.map(({ question, answer }) => {
    const { sentences, left } = readWithoutOwnDanger(answer);
    return {
      question,
      role: therapistRole(question),
      answer: left,
      sentences: sentences.map((sentence) => ({
        ...sentence,
        findings: findMeanings(sentence.text),
        refuses: refusingSentences(sentence.text).size > 0,
      })),
    };
  });
}
