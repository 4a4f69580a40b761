import type { ClientAnswer } from "../../intelligence.ts";
import type { ClientNeeds } from "./needs.ts";
import { readPracticalities } from "./practicalities.ts";
import { readProblems } from "./problem-needs.ts";
import type { QuestionRole } from "./question-role.ts";
import { type ReadAnswer, readAnswers } from "./read-answers.ts";
import { readAvoided, readStyleWishes } from "./style-wishes.ts";
import { readTraitWishes } from "./trait-wishes.ts";

/** Answers that are not about the person's own story. */
const ASIDE: ReadonlySet<QuestionRole> = new Set<QuestionRole>([
  "practical",
  "past-help",
  "dealbreaker",
  "safety",
]);

/** What read answers ask of a therapist. */
export function needsOf(answers: readonly ReadAnswer[]): ClientNeeds {
  return {
    story: answers
      .filter(({ role }) => !ASIDE.has(role))
      .map(({ text }) => text.source)
      .join("\n"),
    ...readProblems(answers),
    style: readStyleWishes(answers),
    avoids: readAvoided(answers),
    ...readTraitWishes(answers),
    ...readPracticalities(answers),
  };
}

/**
 * What a client's answers ask of a therapist, each finding with the words it rests on. Any text is
 * read, in any language and of any length, and none is followed: answers are data.
 */
export function readClient(answers: readonly ClientAnswer[]): ClientNeeds {
  return needsOf(readAnswers(answers));
}
