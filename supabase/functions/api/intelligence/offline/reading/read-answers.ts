import type { ClientAnswer } from "../../intelligence.ts";
import { findMentions, type Mention } from "../taxonomy/lexicon.ts";
import { readText, type Text } from "../text/tokens.ts";
import { type QuestionRole, questionRole } from "./question-role.ts";
import { type Cue, cuesBySentence } from "./wish-cues.ts";

/** An answer as read: its words, what its question asked, and what the taxonomy finds in it. */
export interface ReadAnswer {
  questionId: string;
  inferred: boolean;
  question: string;
  role: QuestionRole;
  text: Text;
  mentions: Mention[];
  /** Tokens that belong to a mention; a negation before the next one may reach across them. */
  covered: ReadonlySet<number>;
  /** How each sentence speaks of therapists and wishes, by its number. */
  cues: ReadonlyMap<number, ReadonlySet<Cue>>;
}

/** Which tokens belong to some mention. */
export function coveredTokens(mentions: readonly Mention[]): Set<number> {
  const covered = new Set<number>();
  for (const { from, to } of mentions) for (let i = from; i <= to; i++) covered.add(i);
  return covered;
}

/** Reads the answers one by one, in their order. */
export function readAnswers(answers: readonly ClientAnswer[]): ReadAnswer[] {
  return answers.map(({ questionId, question, answer, inferred = false }) => {
    const text = readText(answer);
    const mentions = findMentions(text);
    return {
      questionId,
      inferred,
      question,
      role: questionRole(question),
      text,
      mentions,
      covered: coveredTokens(mentions),
      cues: cuesBySentence(text),
    };
  });
}
