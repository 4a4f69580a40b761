import type { TherapistAnswers } from "../../functions/api/intelligence/intelligence.ts";

/** What a therapist of sleepless people answered, for tests of whatever reads it. */
export const exampleTherapist = (
  differences: Partial<TherapistAnswers> = {},
): TherapistAnswers => ({
  name: "Ida Example",
  experience: 12,
  answers: [
    {
      questionId: "whom",
      question: "Whom do you help most, and how do you know?",
      answer: "I help adults who lie awake with worry. They sleep again, and tell me so.",
    },
    {
      questionId: "methods",
      question: "Which methods do you use?",
      answer:
        "I work with CBT for insomnia, and I was trained in it in Portland. I do not do EMDR. Someday I want to learn hypnosis.",
    },
    {
      questionId: "limits",
      question: "Whom do you send on to a colleague?",
      answer: "Psychosis and addiction.",
    },
    {
      questionId: "stuck",
      question: "A client has been stuck with you for six weeks. What do you do?",
      answer: "I ask what I am missing, and we look at the 2 or 3 tasks that did not get done.",
    },
  ],
  insights: [
    {
      insight: "Tired people cannot choose.",
      application: "Offer them fewer therapists.",
      source: "miriam",
    },
    {
      insight: "A therapist who asks what they are missing keeps people.",
      application: "Prefer those who ask.",
      source: "jonas",
    },
  ],
  ...differences,
});
