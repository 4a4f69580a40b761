import type {
  ClientAnswer,
  RankInput,
  ScoredCandidate,
} from "../../functions/api/intelligence/intelligence.ts";

/** Answers of a person who does not sleep, for tests of whatever reads answers. */
export const EXAMPLE_ANSWERS: ClientAnswer[] = [
  {
    questionId: "why-now",
    question: "What brings you here now?",
    answer: "I lie awake until four and my head will not stop, since I changed jobs in spring.",
  },
  {
    questionId: "stuck",
    question: "When you are stuck, what helps?",
    answer: "Clear steps. I do not want to be asked how that makes me feel all the time.",
  },
];

/** A therapist of a shortlist; `number` tells them apart and makes the id. */
export function exampleCandidate(
  number: number,
  score: number,
  differences: Partial<ScoredCandidate["therapist"]> = {},
): ScoredCandidate {
  return {
    score,
    factors: [
      {
        kind: "problem",
        label: "Sleep",
        points: 30,
        weight: 35,
        client: { quote: "I lie awake until four", questionId: "why-now" },
        therapist: { quote: "Insomnia and worry", field: "specialty" },
      },
    ],
    therapist: {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
      name: `Therapist Number ${number}`,
      specialty: "Insomnia and worry",
      experience: 9 + number,
      style: "Practical and structured, with homework between sessions",
      tags: ["insomnia", "anxiety"],
      description: "I work with people who cannot switch off. We keep a sleep diary from day one.",
      modalities: ["CBT-I"],
      populations: ["individuals"],
      languages: ["English"],
      formats: ["video"],
      states: ["CA"],
      feeMin: 120,
      feeMax: 160,
      ...differences,
    },
  };
}

/** A shortlist of four, best first, for `EXAMPLE_ANSWERS`. */
export const exampleMatch = (): RankInput => ({
  answers: EXAMPLE_ANSWERS,
  candidates: [
    exampleCandidate(1, 82),
    exampleCandidate(2, 78, { specialty: "Sleep after loss" }),
    exampleCandidate(3, 71, { specialty: "Burnout at work" }),
    exampleCandidate(4, 40, { specialty: "Couples in conflict" }),
  ],
});
