import { describe, expect, it } from "vitest";
import { demoDirectory } from "./demo-directory.ts";
import { ratesOf, runCase } from "./measure-matching.ts";
import { TUNING } from "./vignettes/tuning.ts";

describe("matching, measured on people's own words", () => {
  it("puts a sound therapist first in nine of ten tuning cases, and never a clear mistake", () => {
    const directory = demoDirectory();
    const rates = ratesOf(TUNING.map((vignette) => runCase(vignette, directory)));
    expect(rates.first / rates.cases).toBeGreaterThanOrEqual(0.9);
    expect(rates.amongThree / rates.cases).toBeGreaterThanOrEqual(0.95);
    expect(rates.mistakes).toBe(0);
  });
});
