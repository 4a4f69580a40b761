import { describe, expect, it } from "vitest";
import { TUNING } from "../vignettes/tuning.ts";
import { UTTERANCES_HELD_OUT } from "./held-out.ts";
import { runUtterance, utteranceRates } from "./measure-utterances.ts";
import { UTTERANCES_MISLEADING } from "./misleading.ts";
import { UTTERANCES_RELEASED } from "./released.ts";
import { runTalks } from "./talks.ts";
import { UTTERANCES_TUNING } from "./tuning.ts";

describe("what utterances answer by the way", () => {
  it("is never invented, in what may be read as in what may not", () => {
    const all = [
      ...UTTERANCES_TUNING,
      ...UTTERANCES_MISLEADING,
      ...UTTERANCES_RELEASED,
      ...UTTERANCES_HELD_OUT,
    ];
    const { invented, misquoted } = utteranceRates(all.map(runUtterance));
    expect({ invented, misquoted }).toEqual({ invented: 0, misquoted: 0 });
  });

  it("is found in nearly all that was worked on", () => {
    const known = [...UTTERANCES_TUNING, ...UTTERANCES_RELEASED].map(runUtterance);
    const { missed, wanted } = utteranceRates(known);
    expect(missed / wanted).toBeLessThan(0.1);
  });
});

describe("whole conversations with everybody of the matching cases", () => {
  it("repeat no question and no opening, advise nobody, and come to seven insights", () => {
    expect(runTalks().rates).toEqual({
      talks: TUNING.length,
      "ask a question twice": 0,
      "begin two turns alike": 0,
      "spoken texts that advise or diagnose": 0,
      "reach seven insights in ten turns": TUNING.length,
    });
  });
});
