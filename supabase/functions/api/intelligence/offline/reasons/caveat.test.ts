import { describe, expect, it } from "vitest";
import { therapist } from "../../matching/example-therapists.ts";
import { weigh } from "../../matching/match.ts";
import { answering } from "../reading/example-answers.ts";
import { readClient } from "../reading/read-client.ts";
import { caveatFor } from "./caveat.ts";

function caveat(said: Parameters<typeof answering>[0]): string {
  const needs = readClient(answering(said));
  const pat = therapist({ name: "Pat Doe", specialty: "Panic", feeMin: 90, feeMax: 120 });
  const [best] = weigh(needs, [pat]).candidates;
  if (best === undefined) throw new Error("Pat takes on panic.");
  return caveatFor(best, needs);
}

describe("the one thing to ask before booking", () => {
  it("is the insurance that somebody named, of which no profile speaks", () => {
    expect(caveat({ now: "panic", practical: "I have Aetna" })).toMatch(
      /Aetna.*insurance Pat takes/,
    );
    expect(caveat({ now: "I panic. I need someone who takes Medicaid" })).toContain("Medicaid");
    expect(caveat({ now: "panic", practical: "I have no insurance" })).not.toContain("insurance");
  });

  it("is the fee where the person can pay less, however little", () => {
    expect(caveat({ now: "panic", practical: "$10 a session" })).toContain("about $10");
    expect(caveat({ now: "panic", practical: "around 60 dollars, Aetna" })).toContain("about $60");
  });
});
