interface Question {
  number: number;
  question: string;
}
interface RefinementData {
  instructions: string;
  questions: Question[];
  insights: { number: number }[];
}

const SENTENCE = /[^.!?¿？。\n]+[.!?？。]*/g;
const FOR_THERAPISTS = /\btherapists?\b/i;

/** Every sentence that asks is a question, every other an insight; the source is the sentence itself. */
export function contribution({ thoughts }: { thoughts: string }) {
  const sentences = (thoughts.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}.*\s.*\p{L}/u.test(sentence))
    .slice(0, 20);
  const asks = (sentence: string) => sentence.endsWith("?");
  return {
    questions: sentences.filter(asks).map((sentence) => ({
      question: sentence,
      reasoning: "",
      audience: FOR_THERAPISTS.test(sentence) ? "therapist" : "client",
      sourceText: sentence,
    })),
    insights: sentences
      .filter((sentence) => !asks(sentence))
      .map((sentence) => ({
        insight: `The expert holds: ${sentence}`,
        application: "",
        sourceText: sentence,
      })),
    summary: sentences.length === 0 ? "" : `The expert says: ${sentences[0]}`,
  };
}

const KEPT = { question: null, reasoning: null, audience: null, sourceText: null };

/** Understands "drop the first question" and "add the question …?", and says so of everything else. */
export function refinement({ instructions, questions, insights }: RefinementData) {
  const drops = /\bdrop the first question\b/i.test(instructions) && questions.length > 0;
  const added = /\badd the question (.+\?)/i.exec(instructions)?.[1];
  return {
    questions: [
      ...questions.slice(drops ? 1 : 0).map(({ number }) => ({ original: number, ...KEPT })),
      ...(added === undefined
        ? []
        : [{ ...KEPT, original: null, question: added, audience: "client" }]),
    ],
    removedQuestions: drops ? [1] : [],
    insights: insights.map(({ number }) => ({
      original: number,
      insight: null,
      application: null,
      sourceText: null,
    })),
    removedInsights: [],
    summary: null,
    notes: drops || added !== undefined ? [] : ["This was not understood."],
  };
}

export const insight = ({ question }: { question: string }) => ({
  insight: `What people say to this tells who fits whom: ${question.replace(/[?？]+/g, "")}.`,
  application: "Weigh the answer when two therapists are close.",
});
