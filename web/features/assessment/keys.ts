/** The names under which the assessment's queries are kept. */
export const assessmentKeys = {
  questions: ["assessment", "questions"],
  therapists: ["assessment", "therapists"],
} as const;
