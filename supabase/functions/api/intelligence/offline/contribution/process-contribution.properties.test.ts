import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_FOUND } from "./limits.ts";
import { processContribution } from "./process-contribution.ts";
import { SUMMARY_LIMIT } from "./summary.ts";

/** Pieces that meet the rules in every order, among pieces that mean nothing. */
const piece = fc.oneof(
  fc.constantFrom(
    "I always ask what they ",
    "ask therapists how they handled the last rupture",
    "whether a client knows ",
    "people who cry need somebody who waits",
    "because it tells me more",
    "never match a blunt therapist with ",
    "do you want advice or quiet? ",
    "\n- sleep\n",
    "\n2. why now ",
    "Questions for therapists:\n",
    "um you know like ",
    "so that they need not explain. ",
    " “what helps” ",
    "<li>ask clients who knows</li>",
    "¿qué necesita usted? ",
    "they’d ",
    "😀",
    ", and ",
    ". ",
    " — ",
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(" "));

describe("reading any text", () => {
  it("keeps every source letter for letter where it stands, and every limit", () => {
    fc.assert(
      fc.property(text, (thoughts) => {
        const { summary, questions, analysis } = processContribution(thoughts);
        expect(summary.length).toBeLessThanOrEqual(SUMMARY_LIMIT);
        expect(questions.length).toBeLessThanOrEqual(MOST_FOUND);
        expect(analysis.length).toBeLessThanOrEqual(MOST_FOUND);
        for (const { sourceOffset, sourceText } of [...questions, ...analysis]) {
          const offset = sourceOffset ?? -1;
          const words = sourceText ?? "";
          expect(words).not.toBe("");
          expect(thoughts.slice(offset, offset + words.length)).toBe(words);
        }
        for (const { question } of questions) expect(question).toMatch(/^[^a-z\s].*\?$/su);
        for (const { insight, application } of analysis) {
          expect(insight).not.toBe("");
          expect(application).not.toBe("");
        }
        expect(
          new Set(questions.map(({ question, audience }) => `${audience} ${question}`)).size,
        ).toBe(questions.length);
      }),
      { numRuns: 60 },
    );
  }, 20_000);

  it.each([
    "a",
    " ",
    "ask ",
    "ask what they ",
    "a, ",
    "the the ",
    "?",
    "what do you ",
    "<",
    "<script>",
    '"ask ',
    "we never ",
    "people who ",
    "tell me about a ",
    "\n",
    "- a\n",
    " 1. a",
    "😀",
    "a'",
    "if a client ",
    "it matters ",
    "¿a",
    "i really ",
    "&a",
    "a - ",
    "or whether ",
    "and what they want ",
    "when they fight who ",
    "if it is ",
    "ask plainly in the ",
    "never put a ",
  ])(
    "takes no more than a moment for 20,000 characters of %j",
    (unit) => {
      const long = unit.repeat(Math.ceil(20_000 / unit.length)).slice(0, 20_000);
      const timed = () => {
        const begun = performance.now();
        processContribution(long);
        return performance.now() - begun;
      };
      // A rule that runs away takes many seconds every time; a busy machine does not.
      let fastest = timed();
      for (let again = 0; again < 2 && fastest >= 2_000; again++)
        fastest = Math.min(fastest, timed());
      expect(fastest).toBeLessThan(2_000);
    },
    20_000,
  );
});
