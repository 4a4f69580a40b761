import { describe, expect, it } from "vitest";
import { Recommendation } from "../../../../../shared/src/contracts/recommendation.ts";
import { composeRecommendation } from "./compose-recommendation.ts";
import { therapist } from "./example-therapists.ts";

const [a, b] = [therapist({ feeMin: 90 }), therapist({})];
const scored = [a, b].map((one, i) => ({ therapist: one, score: 80 - i, factors: [] }));
const ranked = (therapistId: string, difference = "") => ({
  therapistId,
  matchReasoning: "Because.",
  difference,
});

describe("a recommendation", () => {
  it("is what the contract says, without what the page must not show", () => {
    const made = composeRecommendation(
      { therapists: [ranked(a.id), ranked(b.id, "Other.")], caveat: "Ask." },
      scored,
    );
    expect(Recommendation.parse(made)).toEqual(made);
    expect(made).not.toHaveProperty("feeMin");
    expect(made?.matchScore).toBe(80);
    expect(made?.alternatives.map(({ id }) => id)).toEqual([b.id]);
  });

  it("leaves out whom the ranking invents or names twice, and is null for nobody", () => {
    const ghost = ranked("00000000-0000-4000-8000-00000000dead");
    const made = composeRecommendation(
      { therapists: [ghost, ranked(b.id), ranked(b.id)], caveat: "" },
      scored,
    );
    expect(made?.id).toBe(b.id);
    expect(made?.alternatives).toEqual([]);
    expect(composeRecommendation({ therapists: [ghost], caveat: "" }, scored)).toBeNull();
  });
});
