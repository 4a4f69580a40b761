import { describe, expect, it } from "vitest";
import { HELD_OUT_TEXTS } from "./held-out.ts";
import { runContributionCase, totalOf } from "./measure-contributions.ts";
import { TUNING_TEXTS } from "./tuning.ts";

describe("reading experts' texts, measured against a senior colleague", () => {
  it("finds nine of ten questions and insights, makes up next to none, and obeys", () => {
    const total = totalOf([...TUNING_TEXTS, ...HELD_OUT_TEXTS].map(runContributionCase));
    expect(total.questionsFound / total.questions).toBeGreaterThanOrEqual(0.9);
    expect(total.audiencesRight / total.questionsFound).toBeGreaterThanOrEqual(0.95);
    expect(total.insightsFound / total.insights).toBeGreaterThanOrEqual(0.9);
    expect(total.questionsSpurious).toBeLessThanOrEqual(2);
    expect(total.insightsSpurious).toBeLessThanOrEqual(2);
    expect(total.refinementsObeyed / total.refinements).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});
