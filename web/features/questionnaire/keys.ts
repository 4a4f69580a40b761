/** The name under which the questionnaire's questions are kept. */
export const questionnaireKeys = { questions: ["questionnaire", "questions"] } as const;
