import type { ProcessedContribution } from "../../functions/api/intelligence/intelligence.ts";

/** Thoughts of an expert, for tests of whatever reads them. */
export const EXAMPLE_THOUGHTS = `The first thing I want to know is “why now”. Ask what made this week the one in which they called.

How do you sleep?  Tired people cannot choose — offer them fewer options.

Of therapists I ask what they do when a client has been stuck for six weeks.`;

/** What might have been made of `EXAMPLE_THOUGHTS`. */
export const exampleContribution = (): ProcessedContribution => ({
  summary: "On asking why now, on sleep and on being stuck.",
  questions: [
    {
      question: "What made this the week in which you called?",
      reasoning: "It tells what cannot wait.",
      audience: "client",
      sourceOffset: 46,
      sourceText: "Ask what made this week the one in which they called.",
    },
    {
      question: "How do you sleep? ",
      reasoning: "",
      audience: "client",
      sourceOffset: 101,
      sourceText: "How do you sleep?",
    },
    {
      question: "What do you do when a client has been stuck for six weeks?",
      reasoning: "It shows “what they reach for”…",
      audience: "other",
      sourceOffset: null,
      sourceText: null,
    },
  ],
  analysis: [
    {
      insight: "Tired people cannot choose.",
      application: "Offer them fewer options.",
      sourceOffset: 120,
      sourceText: "Tired people cannot choose",
    },
  ],
});
