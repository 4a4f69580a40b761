import { describe, expect, it } from "vitest";
import { THERAPIST_LATER, THERAPIST_LATEST, THERAPIST_TUNING } from "./cases.ts";
import { runTherapistCase } from "./measure.ts";

const outcomes = [...THERAPIST_TUNING, ...THERAPIST_LATER, ...THERAPIST_LATEST].map(
  runTherapistCase,
);

describe("nine therapists of very different kinds", () => {
  it("are never said to do what they denied, left to others or did not say", () => {
    expect(outcomes.map(({ of, claimed }) => [of.id, claimed])).toEqual(
      outcomes.map(({ of }) => [of.id, []]),
    );
  });

  it("are quoted letter for letter", () => {
    expect(outcomes.flatMap(({ invented }) => invented)).toEqual([]);
    expect(Math.min(...outcomes.map(({ quotes }) => quotes))).toBeGreaterThanOrEqual(8);
  });

  it("are described with nearly all that they plainly said", () => {
    const facts = outcomes.flatMap(({ of }) => of.facts).length;
    const missing = outcomes.flatMap((outcome) => outcome.missing).length;
    expect(missing / facts).toBeLessThan(0.06);
  });

  it("meet the insights that they meet, and no others", () => {
    expect(outcomes.flatMap(({ missedInsights }) => missedInsights)).toEqual([]);
    expect(outcomes.flatMap(({ wrongInsights }) => wrongInsights)).toEqual([]);
  });
});
